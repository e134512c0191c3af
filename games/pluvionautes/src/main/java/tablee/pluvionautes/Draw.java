package tablee.pluvionautes;

/** What CHANCE draws at set-up. A move is {@code 1024 * draw + number}. */
enum Draw {
    LAY("lay"),
    SEED("seed"),
    MISSIONS("missions"),
    MISSION("mission"),
    FIRST("first");

    static final int NUMBERS = 1024;
    private static final Draw[] ALL = values();

    private final String word;

    Draw(String word) {
        this.word = word;
    }

    int move(int number) {
        return ordinal() * NUMBERS + number;
    }

    static boolean valid(int move) {
        return move >= 0 && move < ALL.length * NUMBERS && of(move).takes(number(move));
    }

    static Draw of(int move) {
        return ALL[move / NUMBERS];
    }

    static int number(int move) {
        return move % NUMBERS;
    }

    private boolean takes(int number) {
        return switch (this) {
            case LAY -> Piece.isIsland(number) || Piece.isCloud(number);
            case SEED -> true;
            case MISSIONS, MISSION -> number < Mission.COUNT;
            case FIRST -> number < Pluvionautes.MOST_SEATS;
        };
    }

    /** {@code "lay plain 1 1"}, {@code "seed 517"}, {@code "missions squares"}, {@code "mission circle-a"}, {@code "first 2"}. */
    static String write(int move) {
        Draw draw = of(move);
        int number = number(move);
        String named =
                switch (draw) {
                    case LAY -> Piece.write(number);
                    case SEED, FIRST -> Integer.toString(number);
                    case MISSIONS -> Word.of(MissionSet.of(number));
                    case MISSION -> Word.of(Mission.of(number));
                };
        return draw.word + " " + named;
    }

    /** The move of a word, or -1. */
    static int read(String word) {
        for (Draw draw : ALL) {
            if (word.startsWith(draw.word + " ")) return draw.readNumber(word, word.substring(draw.word.length() + 1));
        }
        return -1;
    }

    private int readNumber(String word, String named) {
        int number =
                switch (this) {
                    case LAY -> Piece.read(named);
                    case SEED, FIRST -> named.matches("\\d{1,4}") ? Integer.parseInt(named) : NUMBERS;
                    case MISSIONS -> ordinal(MissionSet.values(), named);
                    case MISSION -> ordinal(Mission.values(), named);
                };
        int move = number < NUMBERS ? move(number) : -1;
        return valid(move) && write(move).equals(word) ? move : -1;
    }

    private static int ordinal(Enum<?>[] things, String named) {
        for (Enum<?> thing : things) {
            if (Word.of(thing).equals(named)) return thing.ordinal();
        }
        return NUMBERS;
    }
}
