package tablee.pluvionautes.rules;

import java.util.List;

/**
 * The board's geometry (PLUV-1): a hexagon of side 4, rows of 4, 5, 6, 7, 6, 5 and 4 cells, pointy side up.
 *
 * <p>A cell is the number {@code 8 * row + lane}, where lanes run from top right to bottom left. Steps in the six
 * directions are then the fixed differences ±1, ±7 and ±8, the eighth lane stays empty as a guard, and a set of cells is
 * the bits of one {@code long}. People write {@code row.column}, both counted from 0.
 */
public final class Hex {
    public static final int CELLS = 37;
    public static final int SLOTS = 90;
    public static final int ROWS = 7;

    /** One more than the highest cell number. */
    public static final int LIMIT = 8 * ROWS;

    /** What stands for no cell. */
    public static final int NONE = -1;

    /** All cells. */
    public static final long BOARD = board();

    /** The three ways from a cell to a later neighbour: right, down left, down right. */
    public static final int WAYS = 3;

    private static final int[] STEP = {1, 7, 8};
    private static final long[] SLOTS_OF = {BOARD & BOARD >>> 1, BOARD & BOARD >>> 7, BOARD & BOARD >>> 8};

    private static final int[] AT = inOrder();

    private Hex() {}

    private static int[] inOrder() {
        int[] cells = new int[CELLS];
        for (long left = BOARD; left != 0; left &= left - 1) cells[CELLS - Long.bitCount(left)] = first(left);
        return cells;
    }

    private static long board() {
        long cells = 0;
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < length(row); column++) cells |= 1L << 8 * row + column + shift(row);
        }
        return cells;
    }

    /** The number of cells in a row. */
    public static int length(int row) {
        return ROWS - Math.abs(row - 3);
    }

    /** The lane of a row's first cell. */
    private static int shift(int row) {
        return Math.max(0, 3 - row);
    }

    /** The cell, or {@link #NONE} if there is none there. */
    public static int cell(int row, int column) {
        boolean there = row >= 0 && row < ROWS && column >= 0 && column < length(row);
        return there ? 8 * row + column + shift(row) : NONE;
    }

    public static int row(int cell) {
        return cell >> 3;
    }

    public static int column(int cell) {
        return (cell & 7) - shift(row(cell));
    }

    /** A cell's place, 0 to 36, when all are counted row by row. */
    public static int place(int cell) {
        return Long.bitCount(BOARD & bit(cell) - 1);
    }

    /** The cell at a place. */
    public static int at(int place) {
        return AT[place];
    }

    public static boolean isCell(int cell) {
        return cell >= 0 && cell < LIMIT && has(BOARD, cell);
    }

    public static long bit(int cell) {
        return 1L << cell;
    }

    public static boolean has(long cells, int cell) {
        return (cells >>> cell & 1) != 0;
    }

    /** The lowest cell of a set that is not empty. */
    public static int first(long cells) {
        return Long.numberOfTrailingZeros(cells);
    }

    /** All cells beside at least one of these. */
    public static long near(long cells) {
        long across = cells << 1 | cells >>> 1;
        long along = cells << 7 | cells >>> 7 | cells << 8 | cells >>> 8;
        return (across | along) & BOARD;
    }

    public static boolean beside(int one, int other) {
        return has(near(bit(one)), other);
    }

    /** The step of a way, as a difference of cell numbers. */
    public static int step(int way) {
        return STEP[way];
    }

    /** The cells that have a slot between themselves and their neighbour in this way. */
    public static long slots(int way) {
        return SLOTS_OF[way];
    }

    /** {@code "3.4"}. */
    public static String write(int cell) {
        return row(cell) + "." + column(cell);
    }

    /** The cell of a word, or {@link #NONE}. */
    public static int read(String word) {
        boolean form = word.length() == 3 && word.charAt(1) == '.';
        return form ? cell(word.charAt(0) - '0', word.charAt(2) - '0') : NONE;
    }

    /** {@code "3.4|3.5"}: these cells in their order. */
    public static String writeSet(long cells) {
        StringBuilder words = new StringBuilder();
        for (long left = cells; left != 0; left &= left - 1) {
            words.append(words.isEmpty() ? "" : "|").append(write(first(left)));
        }
        return words.toString();
    }

    /** The cells one by one, to be said in a sentence. */
    static List<String> names(long cells) {
        return List.of(writeSet(cells).split("\\|"));
    }

    /** The cells of a word like {@code "3.4|3.5"}, or 0 if it names none, or not in their order. */
    public static long readSet(String words) {
        long cells = 0;
        for (String word : words.split("\\|", -1)) {
            int cell = read(word);
            if (cell == NONE || bit(cell) <= cells) return 0;
            cells |= bit(cell);
        }
        return cells;
    }
}
