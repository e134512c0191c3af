package tablee.toy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;

/** Moves: 1 to 3 take stones, {@link #TOSS} tosses; chance deals a bonus of 1 to 3 or brings 1 or 2 stones. */
public final class ToyState implements State<ToyState> {
    static final int TOSS = 4;

    /** A secret bonus; 0 for those who are not told. */
    public record BonusDealt(int seat, int bonus) {}

    public record StonesTaken(int seat, int count) {}

    public record CoinTossed(int seat) {}

    public record View(int left, int turn, List<Integer> bonus, List<Integer> taken, boolean tossing) {}

    private static final long THINK_MILLIS = 10_000;

    private final int[] bonus;
    private final int[] taken;
    private int left;
    private int turn;
    private int dealt;
    private boolean tossing;
    private boolean clock;
    private long since;

    ToyState(int seats, int stones, boolean clock) {
        this.bonus = new int[seats];
        this.taken = new int[seats];
        this.left = stones;
        this.clock = clock;
    }

    ToyState(Toy.Position from) {
        this(from.taken().size(), from.left(), from.clock());
        turn = from.turn();
        dealt = from.bonus().size();
        for (int i = 0; i < dealt; i++) bonus[i] = from.bonus().get(i);
        for (int i = 0; i < taken.length; i++) taken[i] = from.taken().get(i);
        tossing = from.tossing();
        since = from.since();
    }

    @Override
    public int seats() {
        return taken.length;
    }

    @Override
    public int side(int seat) {
        return seat;
    }

    @Override
    public long toAct() {
        if (dealt < seats() || tossing) return Actor.bit(Actor.CHANCE);
        if (left == 0) return 0;
        return Actor.bit(turn) | (clock ? Actor.bit(Actor.CLOCK) : 0);
    }

    @Override
    public long dueAt() {
        return Actor.in(toAct(), Actor.CLOCK) ? since + THINK_MILLIS : NEVER;
    }

    @Override
    public boolean legal(int actor, int move) {
        if (actor == Actor.CHANCE) return move >= 1 && move <= (tossing ? Math.min(2, left) : 3);
        if (actor == Actor.CLOCK) return move == 0;
        return move == TOSS || (move >= 1 && move <= Math.min(3, left));
    }

    @Override
    public void moves(int actor, Moves out) {
        if (!Actor.in(toAct(), actor)) return;
        for (int move = 0; move <= TOSS; move++) if (legal(actor, move)) out.add(move);
    }

    @Override
    public void odds(Odds out) {
        if (tossing) out.source("coin");
        for (int move = 1; move <= 3; move++) if (legal(Actor.CHANCE, move)) out.add(move, tossing ? 1 : 4 - move);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        since = at;
        if (dealt < seats()) {
            bonus[dealt] = move;
            told.some(Actor.bit(dealt), new BonusDealt(dealt, move), new BonusDealt(dealt, 0));
            dealt++;
        } else if (move == TOSS) {
            tossing = true;
            told.all(new CoinTossed(turn));
        } else {
            take(Math.max(move, 1), told);
        }
    }

    private void take(int count, Told told) {
        tossing = false;
        left -= count;
        taken[turn] += count;
        told.all(new StonesTaken(turn, count));
        turn = (turn + 1) % seats();
        if (left == 0) told.reveal(Viewer.EVERYBODY);
    }

    @Override
    public Refusal why(int actor, int move) {
        boolean known = Actor.isSeat(actor) && move >= 1 && move <= 3;
        return known ? Refusal.of("TOY-1", "too-many", move, "heap", left) : Refusal.of("TABLE-10", "no-such-move");
    }

    @Override
    public int[] ranks() {
        int[] ranks = new int[seats()];
        for (int seat = 0; seat < ranks.length; seat++) {
            int mine = points(seat);
            ranks[seat] = 1
                    + (int) IntStream.range(0, seats())
                            .filter(other -> points(other) > mine)
                            .count();
        }
        return ranks;
    }

    private int points(int seat) {
        return taken[seat] + bonus[seat];
    }

    @Override
    public Count count() {
        return new Count(IntStream.range(0, seats())
                .boxed()
                .flatMap(seat -> List.of(
                        Count.Item.of(seat, "stones", taken[seat], taken[seat]),
                        Count.Item.of(seat, "bonus", bonus[seat]))
                        .stream())
                .toList());
    }

    @Override
    public ToyState copy() {
        ToyState copy = new ToyState(seats(), left, clock);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(ToyState other) {
        System.arraycopy(other.bonus, 0, bonus, 0, bonus.length);
        System.arraycopy(other.taken, 0, taken, 0, taken.length);
        left = other.left;
        turn = other.turn;
        dealt = other.dealt;
        tossing = other.tossing;
        clock = other.clock;
        since = other.since;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        for (int seat = 0; seat < dealt; seat++) {
            if (seat == viewer || viewer == Viewer.ALL || toAct() == 0) continue;
            int drawn = dice.roll(6);
            bonus[seat] = drawn < 3 ? 1 : drawn < 5 ? 2 : 3;
        }
    }

    @Override
    public Record view(int viewer) {
        boolean open = viewer == Viewer.ALL || toAct() == 0;
        List<Integer> seen = IntStream.range(0, dealt)
                .mapToObj(seat -> open || seat == viewer ? bonus[seat] : 0)
                .toList();
        return new View(left, turn, seen, list(taken), tossing);
    }

    @Override
    public Toy.Position position() {
        return new Toy.Position(left, turn, list(bonus).subList(0, dealt), list(taken), tossing, clock, since);
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    @Override
    public String write(int actor, int move) {
        if (actor == Actor.CHANCE) return "brings " + move;
        if (actor == Actor.CLOCK) return "time-out";
        return move == TOSS ? "toss" : "take " + move;
    }

    @Override
    public int read(int actor, String word) {
        if (word.equals("break")) throw new IllegalStateException("broken on purpose");
        for (int move = 0; move <= 9; move++) if (write(actor, move).equals(word)) return move;
        return NO_MOVE;
    }

    @Override
    public String draw() {
        return left + " stones, turn " + turn + "\n";
    }
}
