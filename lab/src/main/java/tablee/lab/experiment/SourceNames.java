package tablee.lab.experiment;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import tablee.core.Game;
import tablee.wire.words.Words;

/** What lines of a count and events are called in a report: in the game's own English words where there are some. */
record SourceNames(Game<?> game) {
    private static final String LANGUAGE = "en";

    /** {@code joined+animal.otter} is "joined: Otter", and {@code scales>scale+obstacle.ford} "scales: ford". */
    String of(String source) {
        return line(source.replaceFirst(">[^+]*", ""));
    }

    private String line(String source) {
        String[] parts = source.split("\\+");
        Words words = Words.of(game, LANGUAGE);
        String things = Arrays.stream(parts).skip(1).map(words::say).collect(Collectors.joining(", "));
        return things.isEmpty() ? spaced(parts[0]) : spaced(parts[0]) + ": " + things;
    }

    /** {@code TileUsed+tile=hike} is "tile used, tile hike". */
    String event(String event) {
        String[] parts = event.split("\\+");
        String name = spaced(parts[0].replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT));
        return parts.length == 1 ? name : name + ", " + spaced(parts[1].replace('=', ' '));
    }

    private static String spaced(String name) {
        return name.replace('-', ' ');
    }
}
