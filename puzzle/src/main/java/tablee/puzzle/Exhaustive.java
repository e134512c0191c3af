package tablee.puzzle;

import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;

/**
 * What a move is worth when everything that can follow is looked at: chance by its odds, friends at their best, opponents at
 * their worst. After this many changes of turn the game counts as undecided, which where all play together is not won: what a proof says of a
 * win is true, and what it says of a loss is true of these turns only. To prove a loss, what is undecided has to count as won.
 *
 * <p>Looks at {@code most} states at most; beyond that it says that it {@linkplain #gaveUp gave up}, and its answers mean nothing.
 */
public final class Exhaustive<S extends State<S>> {
    public static final int WON = 1000;
    public static final int LOST = 0;

    private final int seat;
    private final boolean together;
    private final int undecided;
    private long left;

    public Exhaustive(S state, int seat) {
        this(state, seat, Long.MAX_VALUE);
    }

    Exhaustive(S state, int seat, long most) {
        this(state, seat, most, sides(state) == 1 ? LOST : WON / 2);
    }

    /** @param undecided what counts where it stops looking */
    Exhaustive(S state, int seat, long most, int undecided) {
        this.seat = seat;
        this.undecided = undecided;
        left = most;
        together = sides(state) == 1;
    }

    /** Whether all seats win and lose together. */
    boolean together() {
        return together;
    }

    boolean gaveUp() {
        return left < 0;
    }

    private static long sides(State<?> state) {
        long sides = 0;
        for (int each = 0; each < state.seats(); each++) sides |= 1L << state.side(each);
        return Long.bitCount(sides);
    }

    /** In thousandths: the chance to win after this move, with this many more changes of turn. */
    public int worth(S state, int move, int turns) {
        return worth(state, move, turns, LOST, WON);
    }

    /** Whether that chance is at least so high, which is found out sooner. */
    boolean isWorth(S state, int move, int turns, int least) {
        if (least <= LOST) return true;
        return least <= WON && worth(state, move, turns, least - 1, least) >= least;
    }

    private int worth(S state, int move, int turns, int low, int high) {
        S after = state.copy();
        after.play(seat, move, 0, Told.DEAF);
        return from(after, seat, turns, low, high);
    }

    /** Exact between the two bounds. Below the lower one the answer is no less than the truth, above the higher one no more. */
    private int from(S state, int before, int turns, int low, int high) {
        if (--left < 0) return LOST;
        if (state.toAct() == 0) return result(state.ranks(), state);
        if (Actor.in(state.toAct(), Actor.CHANCE)) return expected(state, before, turns, low, high);
        int actor = Actor.first(state.toAct());
        if (actor == before) return best(state, actor, turns, low, high);
        if (turns == 0) return undecided;
        return best(state, actor, turns - 1, low, high);
    }

    private int result(int[] ranks, S state) {
        if (ranks[seat] != 1) return LOST;
        boolean shared = Arrays.stream(ranks).filter(rank -> rank == 1).count() > 1 && !together;
        return shared && rivalWins(ranks, state) ? WON / 2 : WON;
    }

    private boolean rivalWins(int[] ranks, S state) {
        for (int other = 0; other < ranks.length; other++) {
            if (ranks[other] == 1 && state.side(other) != state.side(seat)) return true;
        }
        return false;
    }

    /** Stops where what is left can no longer lead between the bounds. */
    private int expected(S state, int before, int turns, int low, int high) {
        Odds odds = new Odds();
        state.odds(odds);
        long sum = 0;
        long rest = odds.total();
        for (int i = 0; i < odds.size() && !gaveUp(); i++) {
            S after = state.copy();
            after.play(Actor.CHANCE, odds.move(i), 0, Told.DEAF);
            sum += (long) odds.weight(i) * from(after, before, turns, LOST, WON);
            rest -= odds.weight(i);
            long most = (sum + rest * WON) / odds.total();
            if (most <= low) return (int) most;
            if (sum / odds.total() >= high) break;
        }
        return (int) (sum / odds.total());
    }

    private int best(S state, int actor, int turns, int low, int high) {
        boolean friend = state.side(actor) == state.side(seat);
        Moves moves = new Moves();
        state.moves(actor, moves);
        int best = friend ? LOST : WON;
        for (int i = 0; i < moves.size() && !gaveUp() && !isDecided(best, friend, low, high); i++) {
            S after = state.copy();
            after.play(actor, moves.get(i), 0, Told.DEAF);
            int least = friend ? Math.max(low, best) : low;
            int most = friend ? high : Math.min(high, best);
            int worth = from(after, actor, turns, least, most);
            best = friend ? Math.max(best, worth) : Math.min(best, worth);
        }
        return best;
    }

    private static boolean isDecided(int best, boolean friend, int low, int high) {
        return friend ? best >= high : best <= low;
    }
}
