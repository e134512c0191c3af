package tablee.core;

import java.util.OptionalInt;

/** Who looks on: a seat by its number, a spectator, or (in tests, tools and after the end) one who sees everything. */
public final class Viewer {
    public static final int ALL = 59;
    public static final int SPECTATOR = 60;

    /** Every viewer there is. */
    public static final long EVERYBODY = Actor.seats(Actor.MOST_SEATS) | 1L << ALL | 1L << SPECTATOR;

    private Viewer() {}

    public static String write(int viewer) {
        return switch (viewer) {
            case ALL -> "all";
            case SPECTATOR -> "spectator";
            default -> Integer.toString(viewer);
        };
    }

    public static OptionalInt read(String word) {
        return switch (word) {
            case "all" -> OptionalInt.of(ALL);
            case "spectator" -> OptionalInt.of(SPECTATOR);
            default -> word.matches("\\d|1[0-5]") ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
        };
    }
}
