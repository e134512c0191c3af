package tablee.flow.bots;

import tablee.flow.rules.Board;
import tablee.flow.rules.Square;

/**
 * The water that is still to be built: which empty squares, at best, join all animals to the Boat. Animals are joined one
 * after the other, the nearest first, and may use what was built for those before; so it is a good plan, not always the best.
 *
 * <p>Keeps its room and is filled again and again.
 */
final class Route {
    /** What an animal counts that cannot reach the Boat any more. */
    static final int CUT_OFF = 12;

    /** By number of squares still to be built: what was reached with this many, and the empty squares among it. */
    private final long[] reached = new long[Square.COUNT + 1];

    private final long[] entered = new long[Square.COUNT + 1];

    private long toEast;
    private long toSouth;
    private long empty;

    private int missing;
    private long squares;

    /** How many tiles are missing. */
    int missing() {
        return missing;
    }

    /** All squares of the plan: those with water already, and those to be built. */
    long squares() {
        return squares;
    }

    /** The squares of the plan that are still empty. */
    long toBuild() {
        return squares & empty;
    }

    Route find(Board board) {
        toEast = board.possibleEast();
        toSouth = board.possibleSouth();
        empty = Square.ALL & ~board.taken();
        missing = 0;
        squares = Square.bit(Square.BOAT);
        long waiting = Square.ANIMALS;
        while (waiting != 0) {
            int steps = search(waiting);
            if (steps < 0) {
                missing += CUT_OFF * Long.bitCount(waiting);
                return this;
            }
            missing += steps;
            join(reached[steps] & waiting, steps);
            waiting &= ~squares;
        }
        return this;
    }

    /** The number of empty squares to one of those who wait, or -1. What is planned already costs nothing. */
    private int search(long waiting) {
        long free = ~empty | squares;
        reached[0] = spread(squares, free);
        for (int steps = 0; steps < Square.COUNT; steps++) {
            if ((reached[steps] & waiting) != 0) return steps;
            long next = neighbours(reached[steps]) & ~reached[steps] & empty;
            if (next == 0) return -1;
            entered[steps + 1] = next;
            reached[steps + 1] = reached[steps] | spread(next, free);
        }
        return -1;
    }

    /** These squares and all that are joined with them over free squares. */
    private long spread(long from, long free) {
        long all = from;
        long before;
        do {
            before = all;
            all |= neighbours(all) & free;
        } while (all != before);
        return all;
    }

    private long neighbours(long of) {
        return (of & toEast) << 1 | (of & toSouth) << Square.SIDE | of >>> 1 & toEast | of >>> Square.SIDE & toSouth;
    }

    /** Goes back from an animal to what was planned before, one empty square after the other. */
    private void join(long animals, int steps) {
        long free = ~empty | squares;
        long path = spread(animals & -animals, free);
        long at = path;
        for (int step = steps; step > 0; step--) {
            long square = lowest((at & entered[step]) != 0 ? at : neighbours(at) & entered[step]);
            long from = lowest(neighbours(square) & reached[step - 1]);
            at = (from & free) == 0 ? from : spread(from, free);
            path |= square | at;
        }
        squares |= path;
    }

    private static long lowest(long squares) {
        return squares & -squares;
    }
}
