package tablee.pluvionautes.bots;

import java.util.Arrays;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Sky;

/**
 * All that the turn of one seat can bring: for each piece and each way to put it down how that seat then stands, for each place and
 * face of the die the best of these, and for each target what a throw at it brings on average.
 *
 * <p>Keeps its room and is filled again and again.
 */
final class TurnTable {
    static final int LEAST_FACE = 2;
    static final int MOST_FACE = 5;
    private static final int FACES = MOST_FACE - LEAST_FACE + 1;

    /** Of the six faces two let the player choose (PLUV-4). */
    private static final int ALL_FACES = 6;

    private static final int KINDS = Cloud.values().length;

    private final Harvest harvest = new Harvest();
    private final TurnStanding standing = new TurnStanding();
    private final Reach reach = new Reach();
    private final long[] within = new long[MOST_FACE + 1];

    /** How the seat whose turn it is stands after each change that is possible. */
    private final int[] scores = new int[SkyChange.COUNT];

    /** The best change with the piece on a place by points for towing, and from a place by face; or {@link SkyChange#NONE}. */
    private final int[] towing = new int[Hex.CELLS * FACES];

    private final int[] landing = new int[Hex.CELLS * FACES];

    /** The best slot beside a place, by kind of cloud. */
    private final int[] anchoring = new int[Hex.CELLS * KINDS];

    /** What each cell brings on average over the faces: to the seat whose turn it is, and to another. */
    private final int[] cells = new int[Hex.CELLS];

    private final int[] cellsOfSeat = new int[Hex.CELLS];
    private final int[] targets = new int[Hex.CELLS];
    private int bestTarget;

    private int mover;
    private long dockable;

    /** @param sky as it was when the turn began, before anything was docked */
    void fill(PluvionautesState state, Sky sky) {
        mover = state.turn;
        harvest.read(sky);
        standing.read(state);
        reach.read(sky, state.rules.numbers());
        Arrays.fill(towing, SkyChange.NONE);
        harvest.now(standing.best, standing.second);
        scores[SkyChange.NOTHING] = standing.after(mover, 0);
        long airships = 0;
        for (long each : state.airships) airships |= each;
        long free = sky.islands() & ~(sky.clouds() | airships | sky.held());
        dockable = free | sky.clouds();
        for (long left = free; left != 0; left &= left - 1) island(sky, Hex.first(left));
        clouds(sky, Piece.isCloud(state.carried) ? 1 << Piece.kind(state.carried) : 0);
        for (int place = 0; place < Hex.CELLS; place++) land(place);
        aim();
    }

    private void island(Sky sky, int cell) {
        int place = Hex.place(cell);
        harvest.lift(cell);
        harvest.now(standing.best, standing.second);
        reach.from(cell, Hex.bit(cell), within);
        long ends = within[MOST_FACE] & (~sky.islands() | Hex.bit(cell));
        for (long left = ends; left != 0; left &= left - 1) {
            int end = Hex.first(left);
            int change = SkyChange.move(place, Hex.place(end));
            harvest.put(end, standing.best, standing.second);
            scores[change] = standing.after(mover, 0);
            for (int points = LEAST_FACE; points <= MOST_FACE; points++) {
                if (Hex.has(within[points], end)) offer(towing, place, points, change);
            }
        }
    }

    private void offer(int[] table, int place, int points, int change) {
        int at = place * FACES + points - LEAST_FACE;
        if (table[at] == SkyChange.NONE || scores[change] > scores[table[at]]) table[at] = change;
    }

    private void clouds(Sky sky, int towed) {
        Arrays.fill(anchoring, SkyChange.NONE);
        int loose = towed;
        for (long left = sky.clouds(); left != 0; left &= left - 1) {
            loose |= 1 << Piece.kind(sky.cloudAt(Hex.first(left)));
        }
        for (int kind = 0; kind < KINDS; kind++) if ((loose >> kind & 1) != 0) slots(sky, kind);
        for (long left = sky.clouds(); left != 0; left &= left - 1) cloud(sky, Hex.first(left));
    }

    /** Tries every slot once for each kind of cloud. */
    private void slots(Sky sky, int kind) {
        for (int place = 0; place < Hex.CELLS; place++) {
            int cell = Hex.at(place);
            for (long left = sky.beyondFreeSlots(cell); left != 0; left &= left - 1) {
                int neighbour = Hex.first(left);
                int change = SkyChange.anchor(kind, cell, neighbour);
                if (cell < neighbour) {
                    anchor(kind, cell, neighbour);
                    scores[change] = standing.after(mover, 1);
                }
                int at = kind * Hex.CELLS + place;
                if (anchoring[at] == SkyChange.NONE || scores[change] > scores[anchoring[at]]) anchoring[at] = change;
            }
        }
    }

    private void anchor(int kind, int cell, int neighbour) {
        harvest.now(standing.best, standing.second);
        if (kind == Cloud.FOG.ordinal()) return;
        int amount = kind == Cloud.RAIN.ordinal() ? 1 : -1;
        harvest.anchor(cell, neighbour, amount, standing.best, standing.second);
    }

    private void cloud(Sky sky, int cell) {
        int kind = Piece.kind(sky.cloudAt(cell));
        int place = Hex.place(cell);
        reach.from(cell, 0, within);
        for (int points = LEAST_FACE; points <= MOST_FACE; points++) {
            for (long left = within[points]; left != 0; left &= left - 1) {
                int change = anchoring[kind * Hex.CELLS + Hex.place(Hex.first(left))];
                if (change != SkyChange.NONE) offer(towing, place, points, change);
            }
        }
    }

    private void land(int place) {
        reach.from(Hex.at(place), 0, within);
        int sum = 0;
        int most = 0;
        for (int face = LEAST_FACE; face <= MOST_FACE; face++) {
            int at = place * FACES + face - LEAST_FACE;
            // Also where the die can go nowhere: nothing changes then.
            boolean mayDoNothing = within[face] == 0 || (within[face] & ~dockable) != 0;
            landing[at] = mayDoNothing ? SkyChange.NOTHING : SkyChange.NONE;
            for (long left = within[face] & dockable; left != 0; left &= left - 1) {
                offer(landing, place, face, towed(Hex.place(Hex.first(left)), face));
            }
            int score = scores[landing[at]];
            sum += score;
            most = Math.max(most, score);
        }
        cells[place] = (sum + (ALL_FACES - FACES) * most) / ALL_FACES;
    }

    /** What is towed from a place that the die came to with this face; a cloud that cannot be anchored is left. */
    private int towed(int place, int face) {
        return orNothing(towing[place * FACES + MOST_FACE - face]);
    }

    /** Where nothing can be done, nothing changes. */
    private static int orNothing(int change) {
        return change == SkyChange.NONE ? SkyChange.NOTHING : change;
    }

    /** Who misses the board throws once more (PLUV-21), so a miss is worth the best throw that is the last one. */
    private void aim() {
        int missed = scores[SkyChange.NOTHING];
        for (int again = 0; again < 2; again++) {
            bestTarget = 0;
            for (int target = 0; target < Hex.CELLS; target++) {
                targets[target] = ThrowOdds.expected(target, cells, missed);
                if (targets[target] > targets[bestTarget]) bestTarget = target;
            }
            missed = targets[bestTarget];
        }
    }

    // ---- What the seat whose turn it is gets ----

    int score(int change) {
        return scores[change];
    }

    /** The best change from a place of the die with this face. */
    int landing(int place, int face) {
        return landing[place * FACES + face - LEAST_FACE];
    }

    int landing(int place) {
        int best = landing(place, LEAST_FACE);
        for (int face = LEAST_FACE + 1; face <= MOST_FACE; face++) {
            int change = landing(place, face);
            if (scores[change] > scores[best]) best = change;
        }
        return best;
    }

    /** The best change once the die, with this face on top, has gone to a place. */
    int moved(int place, int face) {
        return Hex.has(dockable, Hex.at(place)) ? towed(place, face) : SkyChange.NOTHING;
    }

    /** The best change with what was docked on a place, by points for towing. */
    int towing(int place, int points) {
        return orNothing(towing[place * FACES + points - LEAST_FACE]);
    }

    /** The best slot beside a place for this kind of cloud. */
    int anchoring(int kind, int place) {
        return orNothing(anchoring[kind * Hex.CELLS + place]);
    }

    int target(int place) {
        return targets[place];
    }

    int bestTarget() {
        return bestTarget;
    }

    // ---- What any seat gets ----

    int ofSeat(int seat, int change) {
        if (seat == mover) return scores[change];
        harvest.now(standing.best, standing.second);
        if (SkyChange.anchors(change)) {
            anchor(SkyChange.kind(change), SkyChange.low(change), SkyChange.high(change));
            return standing.after(seat, 1);
        }
        if (change != SkyChange.NOTHING) {
            harvest.lift(SkyChange.from(change));
            harvest.put(SkyChange.to(change), standing.best, standing.second);
        }
        return standing.after(seat, 0);
    }

    /** What a throw at this target brings a seat on average. */
    int target(int seat, int place) {
        if (seat == mover) return targets[place];
        for (int cell = 0; cell < Hex.CELLS; cell++) {
            int sum = 0;
            int before = SkyChange.NONE;
            int score = 0;
            for (int face = LEAST_FACE; face <= MOST_FACE; face++) {
                int change = landing(cell, face);
                if (change != before) score = ofSeat(seat, change);
                before = change;
                sum += score;
            }
            int chosen = landing(cell);
            sum += (ALL_FACES - FACES) * (chosen == before ? score : ofSeat(seat, chosen));
            cellsOfSeat[cell] = sum / ALL_FACES;
        }
        return ThrowOdds.expected(place, cellsOfSeat, ofSeat(seat, SkyChange.NOTHING));
    }
}
