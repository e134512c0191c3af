package tablee.circus.rules;

import tablee.core.Viewer;

/**
 * Who has seen both sides of a token, and in which turn last (CIRC-50): for each of four seats and for everybody at once, 12
 * bits of one {@code long}, 0 meaning never. Everybody at once is what a spectator has seen.
 */
public final class Seen {
    /** More turns than any game can have: five posters, each after at most 200 turns (CIRC-63). */
    public static final int MOST_TURNS = (1 << 12) - 1;

    private static final int BITS = 12;
    private static final int SPECTATOR = 4;
    private static final long EACH = 1L | 1L << BITS | 1L << 2 * BITS | 1L << 3 * BITS | 1L << 4 * BITS;

    private Seen() {}

    /** The turn in which this viewer last saw both sides, or 0. */
    public static int by(int viewer, long seen) {
        return (int) (seen >>> shift(viewer)) & MOST_TURNS;
    }

    static long byEverybody(int turn) {
        return EACH * turn;
    }

    public static long alsoBy(int viewer, int turn, long seen) {
        long others = seen & ~((long) MOST_TURNS << shift(viewer));
        return others | (long) turn << shift(viewer);
    }

    private static int shift(int viewer) {
        return BITS * (viewer == Viewer.SPECTATOR ? SPECTATOR : viewer);
    }
}
