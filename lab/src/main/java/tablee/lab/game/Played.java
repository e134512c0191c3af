package tablee.lab.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.BadInput;

/**
 * How one game went.
 *
 * @param number its number in the series, from 0
 * @param ranks the rank of each seat, 1 being best
 * @param scores what the final count says of each seat
 * @param kinds how many decisions of each kind there were; a kind is the first word of a move
 */
public record Played(
        int number,
        List<Integer> ranks,
        List<Integer> scores,
        int decisions,
        int leadChanges,
        SortedMap<String, Integer> kinds) {
    static final String COLUMNS = "game,ranks,scores,decisions,lead changes,kinds";
    static final int FIELDS = 6;

    public Played {
        ranks = List.copyOf(ranks);
        scores = List.copyOf(scores);
        kinds = Collections.unmodifiableSortedMap(new TreeMap<>(kinds));
    }

    /** A line of CSV; lists inside a field are parted by spaces. */
    public String line() {
        String kindsText = kinds.entrySet().stream()
                .map(kind -> kind.getKey() + ":" + kind.getValue())
                .collect(Collectors.joining(" "));
        return String.join(
                ",",
                Integer.toString(number),
                spaced(ranks),
                spaced(scores),
                Integer.toString(decisions),
                Integer.toString(leadChanges),
                kindsText);
    }

    private static String spaced(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    public static Played read(String line) {
        String[] fields = line.split(",", -1);
        if (fields.length != FIELDS) throw new BadInput("This is no line of a played game: " + line);
        try {
            return new Played(
                    Integer.parseInt(fields[0]),
                    numbers(fields[1]),
                    numbers(fields[2]),
                    Integer.parseInt(fields[3]),
                    Integer.parseInt(fields[4]),
                    kinds(fields[5]));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput("This is no line of a played game: " + line);
        }
    }

    private static List<Integer> numbers(String field) {
        return Arrays.stream(field.split(" ")).map(Integer::valueOf).toList();
    }

    private static SortedMap<String, Integer> kinds(String field) {
        SortedMap<String, Integer> kinds = new TreeMap<>();
        if (field.isEmpty()) return kinds;
        for (String kind : field.split(" ")) {
            int colon = kind.lastIndexOf(':');
            kinds.put(kind.substring(0, colon), Integer.valueOf(kind.substring(colon + 1)));
        }
        return kinds;
    }
}
