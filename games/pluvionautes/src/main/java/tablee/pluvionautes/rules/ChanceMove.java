package tablee.pluvionautes.rules;

/** What CHANCE draws at set-up. A move is {@code 1024 * chance + number}. */
public enum ChanceMove {
    LAY,
    SEED,
    MISSIONS,
    MISSION,
    FIRST;

    public static final int NUMBERS = 1024;
    private static final ChanceMove[] ALL = values();

    public int move(int number) {
        return ordinal() * NUMBERS + number;
    }

    public static boolean valid(int move) {
        return move >= 0 && move < ALL.length * NUMBERS && of(move).takes(number(move));
    }

    public static ChanceMove of(int move) {
        return ALL[move / NUMBERS];
    }

    public static int number(int move) {
        return move % NUMBERS;
    }

    private boolean takes(int number) {
        return switch (this) {
            case LAY -> Piece.isIsland(number) || Piece.isCloud(number);
            case SEED -> true;
            case MISSIONS, MISSION -> number < Mission.COUNT;
            case FIRST -> number < PluvionautesRules.MOST_SEATS;
        };
    }
}
