package tablee.circus.rules;

import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Told;
import tablee.core.Viewer;

/** Who knows what (CIRC-50, CIRC-51): looks, the reach of the record, and what could be without being known. */
public final class CircusSecrets {
    private CircusSecrets() {}

    /** Shows the backs of some positions to some seats, until they acknowledge it. */
    static void show(CircusState state, int seats, int positions, Told told) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if ((seats >>> seat & 1) != 0) show(state, seat, positions);
        }
        told.reveal(seats);
    }

    private static void show(CircusState state, int seat, int positions) {
        for (int left = positions; left != 0; left &= left - 1) {
            int origin = state.origin(Integer.numberOfTrailingZeros(left));
            state.shown |= Ring.bit(seat, origin);
            state.seen[origin] = Seen.alsoBy(seat, state.turn, state.seen[origin]);
        }
    }

    /** The positions whose backs a seat is being shown. */
    public static int shownTo(CircusState state, int seat) {
        int tokens = Ring.lane(state.shown, seat);
        int positions = 0;
        for (int position = 0; position < Ring.POSITIONS && tokens != 0; position++) {
            if (Ring.in(tokens, state.origin(position))) positions |= 1 << position;
        }
        return positions;
    }

    static boolean isShown(CircusState state, int seat) {
        return Ring.lane(state.shown, seat) != 0;
    }

    /** Whatever a seat does, it has seen what it was shown. */
    static void acknowledge(CircusState state, int seat) {
        state.shown &= ~((long) Ring.EVERYWHERE << Ring.POSITIONS * seat);
    }

    /**
     * The record reaches back to the beginning of one's own previous turn (CIRC-51). A spectator's reaches no further than
     * anybody's, so that nobody reads more as a spectator; with the notebook on, or after the end, all may be read.
     */
    static int lookBack(CircusState state, int viewer) {
        if (viewer == Viewer.ALL || state.rules.notebook() || state.phase == Phase.OVER) return Integer.MAX_VALUE;
        if (viewer != Viewer.SPECTATOR) return sincePreviousTurn(state, viewer);
        int least = Integer.MAX_VALUE;
        for (int seat = 0; seat < state.seats(); seat++) least = Math.min(least, sincePreviousTurn(state, seat));
        return least;
    }

    private static int sincePreviousTurn(CircusState state, int seat) {
        return state.entries - (seat == state.seat ? state.turnBeganBefore : state.turnBegan[seat]);
    }

    /** The positions of tokens of which this viewer has seen both sides. */
    public static int seenBy(CircusState state, int viewer) {
        int known = 0;
        for (int position = 0; position < Ring.POSITIONS; position++) {
            if (lastSeen(state, viewer, position) > 0) known |= 1 << position;
        }
        return known;
    }

    private static int lastSeen(CircusState state, int viewer, int position) {
        return Seen.by(viewer, state.seen[state.origin(position)]);
    }

    /** Lays the backs again, as this viewer, remembering this much, can believe them to be. */
    static void imagine(CircusState state, int viewer, Memory kept, Dice dice) {
        int known = remembered(state, viewer, kept, dice);
        Layouts layouts = new Layouts(state, known, rememberedFromSetUp(state, known, kept, dice));
        state.backs = layouts.backs(dice.roll(layouts.count()));
    }

    private static int remembered(CircusState state, int viewer, Memory kept, Dice dice) {
        int known = viewer == Viewer.SPECTATOR ? 0 : shownTo(state, viewer);
        for (int left = seenBy(state, viewer) & ~known; left != 0; left &= left - 1) {
            int position = Integer.numberOfTrailingZeros(left);
            if (kept.keeps(state.turn - lastSeen(state, viewer, position), dice)) known |= 1 << position;
        }
        return known;
    }

    /** At set-up all saw which tokens have a Clown (CIRC-10): a fact for each token that does not show one. */
    private static int rememberedFromSetUp(CircusState state, int known, Memory kept, Dice dice) {
        int sorted = state.showing(Artist.CLOWN);
        for (int left = Ring.EVERYWHERE & ~(known | sorted); left != 0; left &= left - 1) {
            if (kept.keeps(Math.max(0, state.turn - 1), dice)) sorted |= Integer.lowestOneBit(left);
        }
        return sorted;
    }
}
