package tablee.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Game;

/**
 * How puzzles of one game are looked for. A game says so in {@code puzzles.properties} beside its class; one that says nothing is played by the
 * smallest company.
 *
 * @param last how many decisions before the end of a match are looked at
 * @param beyond how many changes of turn a proof looks beyond at most
 * @param states how many states a proof looks at in one world before it gives up
 */
record MiningPlan(List<Integer> seats, SortedMap<String, String> options, int last, int beyond, long states) {
    static MiningPlan of(Game<?> game) {
        Properties given = new Properties();
        try (InputStream in = game.getClass().getResourceAsStream("puzzles.properties")) {
            if (in != null) given.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        List<Integer> seats = new ArrayList<>();
        String fewest = String.valueOf(game.card().fewestSeats());
        for (String count : given.getProperty("seats", fewest).split(",")) seats.add(Integer.parseInt(count.strip()));
        SortedMap<String, String> options = new TreeMap<>(game.card().untimed());
        options.putAll(PuzzleLines.options(given.getProperty("options", "")));
        return new MiningPlan(
                seats,
                options,
                Integer.parseInt(given.getProperty("last", "24")),
                Integer.parseInt(given.getProperty("beyond", "2")),
                Long.parseLong(given.getProperty("states", "40000")));
    }
}
