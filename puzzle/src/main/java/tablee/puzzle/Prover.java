package tablee.puzzle;

import java.util.List;
import java.util.Optional;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;
import tablee.core.Told;

/**
 * Looks for the one right move of a seat: in every world that the seat cannot tell apart it is better than any other by a fifth of a win, when
 * everything is looked at that can follow within {@code beyond} changes of turn.
 */
public final class Prover<S extends State<S>> {
    /** By how much the right move is better than any other, in thousandths of a win. */
    static final int CLEARLY = 200;

    private static final int MOST_WORLDS = 16;

    /** The most states that are looked at for what the best other move is worth. */
    private static final long MOST_NEXT = 4_000_000;

    private final S seen;
    private final int seat;
    private final int guess;
    private final int beyond;
    private final long most;
    private final Optional<List<S>> worlds;
    private int right = State.NO_MOVE;
    private int worth = Exhaustive.WON;

    private Prover(Match<S> match, int seat, int guess, int beyond, long most) {
        this.guess = guess;
        seen = match.state();
        this.seat = seat;
        this.beyond = beyond;
        this.most = most;
        worlds = Worlds.all(match.eyes(seat), MOST_WORLDS);
    }

    /**
     * @param guess a move that may be the right one; the better the guess, the sooner it is known
     * @param beyond how many changes of turn it looks beyond
     * @param most how many states it looks at before it gives up
     */
    public static <S extends State<S>> Optional<Proof> prove(
            Match<S> match, int seat, int guess, int beyond, long most) {
        return new Prover<>(match, seat, guess, beyond, most).prove();
    }

    private Optional<Proof> prove() {
        Moves moves = new Moves();
        seen.moves(seat, moves);
        if (worlds.isEmpty() || moves.size() < 2 || moves.isSample()) return Optional.empty();
        for (S world : worlds.get()) {
            if (!holds(world, moves)) return Optional.empty();
        }
        return next(moves)
                .filter(next -> worth - next >= CLEARLY)
                .map(next -> new Proof(right, beyond, worth, next, worlds.get().size(), motif()));
    }

    /** Moves are compared with the best so far; those before it were clearly worse than a worse one. */
    private boolean holds(S world, Moves moves) {
        Exhaustive<S> search = new Exhaustive<>(world, seat, most);
        int move = right == State.NO_MOVE ? guess : right;
        int best = search.worth(world, move, beyond);
        for (int i = 0; i < moves.size() && !search.gaveUp(); i++) {
            int other = moves.get(i);
            if (other == move || !search.isWorth(world, other, beyond, best - CLEARLY + 1)) continue;
            if (right != State.NO_MOVE || !search.isWorth(world, other, beyond, best + CLEARLY)) return false;
            move = other;
            best = search.worth(world, other, beyond);
        }
        right = move;
        worth = Math.min(worth, best);
        return !search.gaveUp() && best >= CLEARLY;
    }

    /** The most that any other move is worth in any world; nothing where finding that out takes too long. */
    private Optional<Integer> next(Moves moves) {
        int next = Exhaustive.LOST;
        for (S world : worlds.orElseThrow()) {
            Exhaustive<S> search = new Exhaustive<>(world, seat, MOST_NEXT);
            for (int i = 0; i < moves.size() && !search.gaveUp(); i++) {
                boolean better = moves.get(i) != right && search.isWorth(world, moves.get(i), beyond, next + 1);
                if (better) next = search.worth(world, moves.get(i), beyond);
            }
            if (search.gaveUp()) return Optional.empty();
        }
        return Optional.of(next);
    }

    private PuzzleMotif motif() {
        S after = worlds.orElseThrow().get(0).copy();
        boolean together = new Exhaustive<>(after, seat).together();
        after.play(seat, right, 0, Told.DEAF);
        if (worth < Exhaustive.WON)
            return together || worth > Exhaustive.WON / 2 ? PuzzleMotif.ODDS : PuzzleMotif.DEFENCE;
        if (after.toAct() == 0) return PuzzleMotif.FINISH;
        return beyond == 0 ? PuzzleMotif.COMBINATION : PuzzleMotif.PLAN;
    }
}
