package tablee.core;

/** Counts the sequences of entries of a given length: a number that pins the rules down. */
public final class Perft {
    private Perft() {}

    /** Chance counts each outcome once, whatever its weight; the clock is left out unless asked for. */
    public static <S extends State<S>> long count(S state, int depth, boolean withClock) {
        return count(state, 0, depth, withClock);
    }

    /** The same, from a state whose last entry was at this game time. */
    public static <S extends State<S>> long count(S state, long at, int depth, boolean withClock) {
        if (depth == 0) return 1;
        long sequences = 0;
        for (long left = waiting(state, at, withClock); left != 0; left &= left - 1) {
            sequences += countAfter(state, at, Actor.first(left), depth, withClock);
        }
        return sequences;
    }

    /** TABLE-4: from the due time on the clock has to act first. */
    private static long waiting(State<?> state, long at, boolean withClock) {
        long clock = Actor.bit(Actor.CLOCK);
        long waiting = at >= state.dueAt() ? state.toAct() & clock : state.toAct();
        return withClock ? waiting : waiting & ~clock;
    }

    private static <S extends State<S>> long countAfter(S state, long at, int actor, int depth, boolean withClock) {
        long then = actor == Actor.CLOCK ? Math.max(at, state.dueAt()) : at;
        long sequences = 0;
        for (int move : choices(state, actor)) {
            S next = state.copy();
            next.play(actor, move, then, Told.DEAF);
            sequences += count(next, then, depth - 1, withClock);
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
