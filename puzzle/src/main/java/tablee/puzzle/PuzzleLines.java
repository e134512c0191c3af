package tablee.puzzle;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Word;

/** A puzzle as one line of text, its parts separated by tabs. */
final class PuzzleLines {
    private static final int PARTS = 12;

    private PuzzleLines() {}

    static String write(Puzzle puzzle) {
        return String.join(
                "\t",
                puzzle.id(),
                String.valueOf(puzzle.seats()),
                String.valueOf(puzzle.ruleset()),
                options(puzzle.options()),
                String.valueOf(puzzle.seat()),
                puzzle.move(),
                String.valueOf(puzzle.beyond()),
                String.valueOf(puzzle.worth()),
                String.valueOf(puzzle.next()),
                Word.of(puzzle.motif()),
                String.valueOf(puzzle.difficulty()),
                puzzle.position());
    }

    static Puzzle read(String game, String line) {
        String[] parts = line.split("\t", -1);
        if (parts.length != PARTS)
            throw new BadInput("a puzzle has " + PARTS + " parts, and this line " + parts.length);
        return new Puzzle(
                parts[0],
                game,
                Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]),
                options(parts[3]),
                Integer.parseInt(parts[4]),
                parts[5],
                Integer.parseInt(parts[6]),
                Integer.parseInt(parts[7]),
                Integer.parseInt(parts[8]),
                PuzzleMotif.valueOf(parts[9].toUpperCase(Locale.ROOT)),
                Integer.parseInt(parts[10]),
                parts[11]);
    }

    private static String options(Map<String, String> options) {
        return String.join(
                " ",
                options.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .toList());
    }

    static SortedMap<String, String> options(String text) {
        SortedMap<String, String> options = new TreeMap<>();
        for (String option : text.split(" ")) {
            if (!option.isEmpty()) options.put(option.split("=", 2)[0], option.split("=", 2)[1]);
        }
        return options;
    }
}
