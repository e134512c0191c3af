package tablee.lab.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tablee.core.BadInput;

/**
 * How a game went on its way.
 *
 * @param order the seats in the order of play, the first player first
 * @param unit what is counted: rounds, or turns where a game tells of no rounds
 * @param rounds how many of them were begun
 * @param after the scores of all seats after a round, where they are not those after the round before
 * @param sources what the final count is made of: the points of each seat, by the line of the count
 * @param told how often each thing was told, and the points that were told with it
 * @param noted what the game itself wanted counted, see {@link tablee.core.Survey}
 */
public record Course(
        List<Integer> order,
        String unit,
        int rounds,
        SortedMap<Integer, List<Integer>> after,
        SortedMap<String, List<Integer>> sources,
        SortedMap<String, Integer> told,
        SortedMap<String, Note> noted) {
    static final String COLUMNS = "order,unit,rounds,scores after,sources,told,noted";

    /** @param count how many values were noted, or 0 where the sum is what counts */
    public record Note(long sum, int count) {
        public double value() {
            return count == 0 ? sum : (double) sum / count;
        }
    }

    public Course {
        order = List.copyOf(order);
        after = Collections.unmodifiableSortedMap(new TreeMap<>(after));
        sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
        told = Collections.unmodifiableSortedMap(new TreeMap<>(told));
        noted = Collections.unmodifiableSortedMap(new TreeMap<>(noted));
    }

    /** The scores after a round that was played; nobody has any before the first change. */
    public List<Integer> scoresAfter(int round) {
        List<Integer> scores = Collections.nCopies(order.size(), 0);
        for (List<Integer> changed : after.headMap(round + 1).values()) scores = changed;
        return scores;
    }

    String line() {
        return String.join(
                ",",
                joined(order, " "),
                unit,
                Integer.toString(rounds),
                pairs(after, scores -> joined(scores, "/")),
                pairs(sources, points -> joined(points, "/")),
                pairs(told, String::valueOf),
                pairs(noted, note -> note.sum + "/" + note.count));
    }

    private static String joined(List<Integer> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    private static <T> String pairs(SortedMap<?, T> map, Function<T, String> write) {
        return map.entrySet().stream()
                .map(each -> each.getKey() + ":" + write.apply(each.getValue()))
                .collect(Collectors.joining(" "));
    }

    static Course read(String line) {
        String[] fields = line.split(",", -1);
        if (fields.length != COLUMNS.split(",").length) throw new BadInput("This says of no game how it went: " + line);
        try {
            SortedMap<Integer, List<Integer>> after = new TreeMap<>();
            pairs(fields[3], text -> numbers(text, "/"))
                    .forEach((round, scores) -> after.put(Integer.valueOf(round), scores));
            return new Course(
                    numbers(fields[0], " "),
                    fields[1],
                    Integer.parseInt(fields[2]),
                    after,
                    pairs(fields[4], text -> numbers(text, "/")),
                    pairs(fields[5], Integer::valueOf),
                    pairs(fields[6], Course::note));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput("This says of no game how it went: " + line);
        }
    }

    private static Note note(String text) {
        String[] halves = text.split("/", -1);
        return new Note(Long.parseLong(halves[0]), Integer.parseInt(halves[1]));
    }

    private static List<Integer> numbers(String field, String between) {
        return Arrays.stream(field.split(between)).map(Integer::valueOf).toList();
    }

    private static <T> SortedMap<String, T> pairs(String field, Function<String, T> read) {
        SortedMap<String, T> map = new TreeMap<>();
        if (field.isEmpty()) return map;
        for (String pair : field.split(" ")) {
            int colon = pair.lastIndexOf(':');
            map.put(pair.substring(0, colon), read.apply(pair.substring(colon + 1)));
        }
        return map;
    }
}
