package tablee.core;

import java.util.OptionalInt;

/**
 * Who acts. Seats are 0, 1, 2 …; beside them stand the table (undo, resignation, pauses), chance and the clock.
 *
 * <p>Actors are plain numbers below 64, so that a set of them is the bits of one {@code long}.
 */
public final class Actor {
    /** No game seats more people than this. */
    public static final int MOST_SEATS = 16;

    public static final int TABLE = 61;
    public static final int CHANCE = 62;
    public static final int CLOCK = 63;

    private Actor() {}

    /** The set that holds just this actor. */
    public static long bit(int actor) {
        return 1L << actor;
    }

    public static boolean in(long actors, int actor) {
        return (actors >>> actor & 1) != 0;
    }

    /** The set of the seats 0 to {@code count - 1}. */
    public static long seats(int count) {
        return (1L << count) - 1;
    }

    public static boolean isSeat(int actor) {
        return actor >= 0 && actor < MOST_SEATS;
    }

    /** The lowest actor of a set that is not empty. */
    public static int first(long actors) {
        return Long.numberOfTrailingZeros(actors);
    }

    /** {@code "0"}, {@code "table"}, {@code "chance"}, {@code "clock"}. */
    public static String write(int actor) {
        return switch (actor) {
            case TABLE -> "table";
            case CHANCE -> "chance";
            case CLOCK -> "clock";
            default -> Integer.toString(actor);
        };
    }

    public static OptionalInt read(String word) {
        return switch (word) {
            case "table" -> OptionalInt.of(TABLE);
            case "chance" -> OptionalInt.of(CHANCE);
            case "clock" -> OptionalInt.of(CLOCK);
            default -> word.matches("\\d|1[0-5]") ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
        };
    }
}
