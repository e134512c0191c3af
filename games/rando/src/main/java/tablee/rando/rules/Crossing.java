package tablee.rando.rules;

/** Crossings are numbers: eight to a row, whatever the width. {@code a1} is the north-west corner, {@code b1} east of it. */
public final class Crossing {
    static final int MOST_ACROSS = 8;
    static final int COUNT = MOST_ACROSS * MOST_ACROSS;

    private Crossing() {}

    public static int of(int column, int row) {
        return row * MOST_ACROSS + column;
    }

    static int column(int crossing) {
        return crossing % MOST_ACROSS;
    }

    static int row(int crossing) {
        return crossing / MOST_ACROSS;
    }

    static long bit(int crossing) {
        return 1L << crossing;
    }

    public static String write(int crossing) {
        return "" + (char) ('a' + column(crossing)) + (char) ('1' + row(crossing));
    }

    /** The crossing of this name, or -1. */
    public static int read(String word) {
        return Arg.CROSSING.read(word);
    }
}
