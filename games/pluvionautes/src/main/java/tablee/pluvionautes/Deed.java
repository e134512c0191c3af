package tablee.pluvionautes;

/**
 * What a seat can do beside aiming. A move is {@code 64 * deed + number}, where the number is a cell, a face, or 0; so the
 * moves of one deed that are legal now are one set of bits.
 */
enum Deed {
    RECALL("recall"),
    TARGET("target"),
    LAND("land"),
    SET("set"),
    SUN("sun"),
    MONSOON("monsoon"),
    MOVE("move"),
    STEP("step"),
    TOW("tow"),
    ANCHOR("anchor"),
    END("end");

    private static final Deed[] ALL = values();
    private static final int NUMBERS = 64;

    /** The faces that {@link #SET} names: all but the airships (PLUV-4), which are 1 and 6. */
    private static final int FACES = 6;

    private final String word;

    Deed(String word) {
        this.word = word;
    }

    int move(int number) {
        return ordinal() * NUMBERS + number;
    }

    /** Whether this number is a move: a deed with a cell, a face or 0 as it should be. */
    static boolean valid(int move) {
        return move >= 0 && move < ALL.length * NUMBERS && of(move).takes(number(move));
    }

    static Deed of(int move) {
        return ALL[move / NUMBERS];
    }

    static int number(int move) {
        return move % NUMBERS;
    }

    private boolean takes(int number) {
        return switch (this) {
            case SET -> number >= 1 && number <= FACES;
            case END -> number == 0;
            default -> Hex.isCell(number);
        };
    }

    /** {@code "move 3.4"}, {@code "set 5"}, {@code "end"}. */
    static String write(int move) {
        Deed deed = of(move);
        return switch (deed) {
            case SET -> deed.word + " " + number(move);
            case END -> deed.word;
            default -> deed.word + " " + Hex.write(number(move));
        };
    }

    /** The move of a word, or -1. */
    static int read(String word) {
        String[] parts = word.split(" ", -1);
        for (Deed deed : ALL) if (deed.word.equals(parts[0])) return deed.readNumber(parts);
        return -1;
    }

    /** Whether a word begins like a deed with a cell. */
    static boolean startsWithCellDeed(String word) {
        String first = word.split(" ", 2)[0];
        for (Deed deed : ALL) if (deed.word.equals(first)) return deed != SET && deed != END;
        return false;
    }

    private int readNumber(String[] parts) {
        if (this == END) return parts.length == 1 ? move(0) : -1;
        if (parts.length != 2) return -1;
        if (this == SET) return parts[1].matches("[1-6]") ? move(parts[1].charAt(0) - '0') : -1;
        int cell = Hex.read(parts[1]);
        return cell == Hex.NONE ? -1 : move(cell);
    }
}
