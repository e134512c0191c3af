package tablee.pluvionautes.rules;

import tablee.core.Moves;

/**
 * What a seat can do beside aiming. A move is {@code 64 * deed + number}, where the number is a cell, a face, or 0; so the
 * moves of one deed that are legal now are one set of bits.
 */
public enum PluvionautesMove {
    RECALL,
    TARGET,
    LAND,
    SET,
    SUN,
    MONSOON,
    MOVE,
    STEP,
    TOW,
    ANCHOR,
    END;

    private static final PluvionautesMove[] ALL = values();
    private static final int NUMBERS = 64;

    /** The faces that {@link #SET} names: all but the airships (PLUV-4), which are 1 and 6. */
    private static final int FACES = 6;

    public int move(int number) {
        return ordinal() * NUMBERS + number;
    }

    /** A move of this kind for each of these cells or faces. */
    void moves(long numbers, Moves out) {
        for (long left = numbers; left != 0; left &= left - 1) out.add(move(Hex.first(left)));
    }

    /** Whether this number is a move: a deed with a cell, a face or 0 as it should be. */
    public static boolean valid(int move) {
        return move >= 0 && move < ALL.length * NUMBERS && of(move).takes(number(move));
    }

    public static PluvionautesMove of(int move) {
        return ALL[move / NUMBERS];
    }

    public static int number(int move) {
        return move % NUMBERS;
    }

    private boolean takes(int number) {
        return switch (this) {
            case SET -> number >= 1 && number <= FACES;
            case END -> number == 0;
            default -> Hex.isCell(number);
        };
    }
}
