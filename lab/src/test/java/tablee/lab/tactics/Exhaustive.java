package tablee.lab.tactics;

import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;

/**
 * What a move is worth when everything that can follow is looked at: chance by its odds, friends at their best, opponents at
 * their worst. After this many changes of turn the game counts as undecided, which where all play together is not won.
 */
final class Exhaustive<S extends State<S>> {
    static final int WON = 1000;
    static final int LOST = 0;

    private final int seat;
    private final boolean together;

    Exhaustive(S state, int seat) {
        this.seat = seat;
        together = sides(state) == 1;
    }

    private static long sides(State<?> state) {
        long sides = 0;
        for (int each = 0; each < state.seats(); each++) sides |= 1L << state.side(each);
        return Long.bitCount(sides);
    }

    /** In thousandths: the chance to win after this move, with this many more changes of turn. */
    int worth(S state, int move, int turns) {
        S after = state.copy();
        after.play(seat, move, 0, Told.DEAF);
        return from(after, seat, turns);
    }

    private int from(S state, int before, int turns) {
        if (state.toAct() == 0) return result(state.ranks(), state);
        if (Actor.in(state.toAct(), Actor.CHANCE)) return expected(state, before, turns);
        int actor = Actor.first(state.toAct());
        if (actor == before) return best(state, actor, turns);
        if (turns == 0) return together ? LOST : WON / 2;
        return best(state, actor, turns - 1);
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

    private int expected(S state, int before, int turns) {
        Odds odds = new Odds();
        state.odds(odds);
        long sum = 0;
        for (int i = 0; i < odds.size(); i++) {
            S after = state.copy();
            after.play(Actor.CHANCE, odds.move(i), 0, Told.DEAF);
            sum += (long) odds.weight(i) * from(after, before, turns);
        }
        return (int) (sum / odds.total());
    }

    private int best(S state, int actor, int turns) {
        boolean friend = state.side(actor) == state.side(seat);
        Moves moves = new Moves();
        state.moves(actor, moves);
        int best = friend ? LOST : WON;
        for (int i = 0; i < moves.size() && best != (friend ? WON : LOST); i++) {
            S after = state.copy();
            after.play(actor, moves.get(i), 0, Told.DEAF);
            int worth = from(after, actor, turns);
            best = friend ? Math.max(best, worth) : Math.min(best, worth);
        }
        return best;
    }
}
