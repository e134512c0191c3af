package tablee.circus.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Ten positions in a circle (CIRC-10), here 0 to 9 clockwise; people say 1 to 10. A set of positions is ten bits.
 *
 * <p>Six such sets lie side by side in the <em>lanes</em> of one {@code long}: for each artist the positions that show this
 * artist. Swapping, flipping and looking for trios then take a few operations for all artists at once.
 */
public final class Ring {
    public static final int POSITIONS = 10;
    public static final int EVERYWHERE = (1 << POSITIONS) - 1;

    private static final int LANES = 6;
    private static final long ALL_LANES = (1L << POSITIONS * LANES) - 1;

    /** Position 0 in each lane. */
    private static final long FIRST = ALL_LANES / EVERYWHERE;

    private static final long LAST = FIRST << POSITIONS - 1;

    private Ring() {}

    public static int next(int position) {
        return position == POSITIONS - 1 ? 0 : position + 1;
    }

    public static int before(int position) {
        return position == 0 ? POSITIONS - 1 : position - 1;
    }

    public static int opposite(int position) {
        return position < POSITIONS / 2 ? position + POSITIONS / 2 : position - POSITIONS / 2;
    }

    public static boolean in(int set, int position) {
        return (set >>> position & 1) != 0;
    }

    /** The positions whose next one is in the set. */
    public static int withNextIn(int set) {
        return (set >>> 1 | set << POSITIONS - 1) & EVERYWHERE;
    }

    /** The positions whose previous one is in the set. */
    public static int withPreviousIn(int set) {
        return (set << 1 | set >>> POSITIONS - 1) & EVERYWHERE;
    }

    public static int withOppositeIn(int set) {
        return (set << POSITIONS / 2 | set >>> POSITIONS / 2) & EVERYWHERE;
    }

    /** The positions that are in the set together with the next one. */
    static int pairs(int set) {
        return set & withNextIn(set);
    }

    /** The positions of a set, as people count them. */
    public static List<Integer> numbers(int positions) {
        List<Integer> numbers = new ArrayList<>();
        for (int position = 0; position < POSITIONS; position++) {
            if (in(positions, position)) numbers.add(position + 1);
        }
        return List.copyOf(numbers);
    }

    public static int lane(long lanes, int lane) {
        return (int) (lanes >>> POSITIONS * lane) & EVERYWHERE;
    }

    /** The lanes in which just this position of this lane is set. */
    public static long bit(int lane, int position) {
        return 1L << POSITIONS * lane + position;
    }

    /** The lane in which this position is set. */
    static int laneAt(long lanes, int position) {
        return Long.numberOfTrailingZeros(lanes & across(position)) / POSITIONS;
    }

    /** This position in every lane. */
    public static long across(int position) {
        return FIRST << position;
    }

    /** All lanes after the tokens of two positions changed places. */
    public static long swap(long lanes, int one, int other) {
        long differ = (lanes >>> one ^ lanes >>> other) & FIRST;
        return lanes ^ (differ << one | differ << other);
    }

    /** In each lane, the positions in the middle of three in a row. */
    public static long middles(long lanes) {
        long previous = lanes << 1 & ALL_LANES & ~FIRST | lanes >>> POSITIONS - 1 & FIRST;
        long next = lanes >>> 1 & ~LAST | (lanes & FIRST) << POSITIONS - 1;
        return lanes & previous & next;
    }
}
