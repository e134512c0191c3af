package tablee.core;

/** Counts the sequences of entries of a given length: a number that pins the rules down. */
public final class Perft {
    private Perft() {}

    /** Chance counts each outcome once, whatever its weight; the clock is left out unless asked for. */
    public static <S extends State<S>> long count(S state, int depth, boolean withClock) {
        if (depth == 0) return 1;
        long waiting = withClock ? state.toAct() : state.toAct() & ~Actor.bit(Actor.CLOCK);
        long sequences = 0;
        for (long left = waiting; left != 0; left &= left - 1) {
            sequences += count(state, Actor.first(left), depth, withClock);
        }
        return sequences;
    }

    private static <S extends State<S>> long count(S state, int actor, int depth, boolean withClock) {
        int[] moves = choices(state, actor);
        long at = actor == Actor.CLOCK ? state.dueAt() : 0;
        long sequences = 0;
        for (int move : moves) {
            S next = state.copy();
            next.play(actor, move, at, Told.DEAF);
            sequences += count(next, depth - 1, withClock);
        }
        return sequences;
    }

    private static int[] choices(State<?> state, int actor) {
        Moves moves = new Moves();
        if (actor == Actor.CHANCE) {
            Odds odds = new Odds();
            state.odds(odds);
            for (int i = 0; i < odds.size(); i++) moves.add(odds.move(i));
        } else {
            state.moves(actor, moves);
        }
        return moves.toArray();
    }
}
