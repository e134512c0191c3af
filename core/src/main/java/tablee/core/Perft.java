package tablee.core;

import java.util.OptionalLong;

/** Counts the sequences of entries of a given length: a number that pins the rules down. */
public final class Perft {
    private final boolean withClock;
    private long left;

    private Perft(boolean withClock, long most) {
        this.withClock = withClock;
        this.left = most;
    }

    /** Chance counts each outcome once, whatever its weight; the clock is left out unless asked for. */
    public static <S extends State<S>> long count(S state, int depth, boolean withClock) {
        return count(state, 0, depth, withClock);
    }

    /** The same, from a state whose last entry was at this game time. */
    public static <S extends State<S>> long count(S state, long at, int depth, boolean withClock) {
        return new Perft(withClock, Long.MAX_VALUE).count(state, at, depth);
    }

    /** The same, or nothing if more than this many entries would have to be played for it. */
    public static <S extends State<S>> OptionalLong count(S state, long at, int depth, boolean withClock, long most) {
        Perft perft = new Perft(withClock, most);
        long sequences = perft.count(state, at, depth);
        return perft.left < 0 ? OptionalLong.empty() : OptionalLong.of(sequences);
    }

    private <S extends State<S>> long count(S state, long at, int depth) {
        if (depth == 0) return 1;
        long sequences = 0;
        for (long actors = waiting(state, at); actors != 0; actors &= actors - 1) {
            sequences += countAfter(state, at, Actor.first(actors), depth);
        }
        return sequences;
    }

    /** TABLE-4: from the due time on the clock has to act first. */
    private long waiting(State<?> state, long at) {
        long clock = Actor.bit(Actor.CLOCK);
        long waiting = at >= state.dueAt() ? state.toAct() & clock : state.toAct();
        return withClock ? waiting : waiting & ~clock;
    }

    private <S extends State<S>> long countAfter(S state, long at, int actor, int depth) {
        long then = actor == Actor.CLOCK ? Math.max(at, state.dueAt()) : at;
        long sequences = 0;
        for (int move : choices(state, actor)) {
            if (left < 0 || --left < 0) break;
            S next = state.copy();
            next.play(actor, move, then, Told.DEAF);
            sequences += count(next, then, depth - 1);
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
