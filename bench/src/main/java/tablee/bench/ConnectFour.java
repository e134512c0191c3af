package tablee.bench;

import tablee.core.Dice;
import tablee.core.Moves;

/**
 * The yardstick: Connect Four on 8 × 8 as two bit boards, about as quick as a game can be. What our games cost is given in
 * plies of this one, so that figures of different machines can be compared.
 *
 * <p>Square {@code 8 * column + row} is one bit; a move is a column.
 */
final class ConnectFour {
    private static final long BOTTOM_FIVE_ROWS = 0x1F1F_1F1F_1F1F_1F1FL;
    private static final long TOP_FIVE_ROWS = BOTTOM_FIVE_ROWS << 3;
    private static final long TOP_ROW = 0x8080_8080_8080_8080L;

    private long mover;
    private long waiter;

    void clear() {
        mover = 0;
        waiter = 0;
    }

    void moves(Moves out) {
        long taken = mover | waiter;
        for (long open = ~taken & TOP_ROW; open != 0; open &= open - 1) {
            out.add(Long.numberOfTrailingZeros(open) >>> 3);
        }
    }

    void play(int column) {
        long taken = mover | waiter;
        long stack = taken & (0xFFL << (8 * column));
        long played = mover | ((stack + (1L << (8 * column))) & ~stack);
        mover = waiter;
        waiter = played;
    }

    boolean over() {
        return won() || ((mover | waiter) & TOP_ROW) == TOP_ROW;
    }

    /** Whether the one who played last has four in a line. */
    boolean won() {
        return line(8, -1) || line(1, BOTTOM_FIVE_ROWS) || line(9, BOTTOM_FIVE_ROWS) || line(7, TOP_FIVE_ROWS);
    }

    private boolean line(int step, long starts) {
        long pairs = waiter & (waiter >>> step);
        return (pairs & (pairs >>> (2 * step)) & starts) != 0;
    }

    /** One ply as it is measured everywhere here: list the moves, choose one, play it; start again when it is over. */
    void ply(Moves buffer, Dice dice) {
        buffer.clear();
        moves(buffer);
        play(buffer.pick(dice));
        if (over()) clear();
    }
}
