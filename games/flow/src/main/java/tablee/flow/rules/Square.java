package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Moves;

/**
 * The 49 squares, row by row from the top left (FLOW-1). A set of squares is the bits of one {@code long}; a square's name
 * is its column as a letter and its row as a number from the top: {@code a1} top left, {@code d4} the centre.
 */
public final class Square {
    public static final int SIDE = 7;
    public static final int COUNT = SIDE * SIDE;
    public static final int BOAT = COUNT / 2;
    /** Sides of a Giant Wave die. */
    public static final int FACES = SIDE - 1;

    public static final long ALL = (1L << COUNT) - 1;
    public static final long FIRST_ROW = (1L << SIDE) - 1;
    public static final long FIRST_COLUMN = 0x0000_0408_1020_4081L;
    static final long NOT_FIRST_COLUMN = ALL & ~FIRST_COLUMN;
    static final long NOT_LAST_COLUMN = ALL & ~(FIRST_COLUMN << SIDE - 1);
    public static final long ANIMALS = 1L << 0 | 1L << 6 | 1L << 42 | 1L << 48;
    static final long FIXED = ANIMALS | 1L << BOAT;

    private static final String[] NAMES = new String[COUNT];

    static {
        for (int square = 0; square < COUNT; square++) {
            NAMES[square] = (char) ('a' + square % SIDE) + Integer.toString(square / SIDE + 1);
        }
    }

    private Square() {}

    public static long bit(int square) {
        return 1L << square;
    }

    public static boolean in(long squares, int square) {
        return (squares >>> square & 1) != 0;
    }

    public static int first(long squares) {
        return Long.numberOfTrailingZeros(squares);
    }

    /** The line that a die's face names, counting from 1 and leaving out the centre line (FLOW-2). */
    private static int line(int face) {
        return face <= FACES / 2 ? face - 1 : face;
    }

    /** The squares in the row of a face of the white die. */
    static long row(int white) {
        return FIRST_ROW << SIDE * line(white);
    }

    /** The squares in the column of a face of the black die. */
    static long column(int black) {
        return FIRST_COLUMN << line(black);
    }

    /** Where the lines of two dice cross. */
    static int crossing(int white, int black) {
        return SIDE * line(white) + line(black);
    }

    /** The neighbour on one side, or -1 beyond the border. */
    public static int next(int square, Direction direction) {
        int row = square / SIDE;
        int column = square % SIDE;
        return switch (direction) {
            case NORTH -> row == 0 ? -1 : square - SIDE;
            case EAST -> column == SIDE - 1 ? -1 : square + 1;
            case SOUTH -> row == SIDE - 1 ? -1 : square + SIDE;
            case WEST -> column == 0 ? -1 : square - 1;
        };
    }

    public static String name(int square) {
        return NAMES[square];
    }

    /** What lies on a square, for the game's words: an animal, the Boat, or the tile by the square's name. */
    static String occupant(int square) {
        if (square == BOAT) return "boat";
        return in(ANIMALS, square) ? Animal.key(bit(square)) : name(square);
    }

    /** A move of this kind for each of these squares. */
    static void moves(FlowMove.Kind kind, long squares, Moves out) {
        for (long left = squares; left != 0; left &= left - 1) out.add(FlowMove.of(kind, first(left)));
    }

    public static List<String> names(long squares) {
        List<String> names = new ArrayList<>();
        for (long left = squares; left != 0; left &= left - 1) names.add(name(first(left)));
        return names;
    }

    /** The square of this name, or -1. */
    public static int read(String name) {
        if (name.length() != 2) return -1;
        int column = name.charAt(0) - 'a';
        int row = name.charAt(1) - '1';
        return column < 0 || column >= SIDE || row < 0 || row >= SIDE ? -1 : row * SIDE + column;
    }
}
