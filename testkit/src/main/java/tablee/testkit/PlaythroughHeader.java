package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Setup;

/**
 * The lines before the first empty one.
 *
 * @param lines as they stand in the file
 * @param script what is played first: an actor and a word each
 */
record PlaythroughHeader(List<String> lines, Setup setup, List<String> script, OptionalLong seed) {
    static PlaythroughHeader read(List<String> file, Card card) {
        List<String> lines = file.stream().takeWhile(line -> !line.isBlank()).toList();
        SortedMap<String, String> options = new TreeMap<>();
        List<String> script = new ArrayList<>();
        OptionalLong seed = OptionalLong.empty();
        int seats = 0;
        int ruleset = card.rulesets().get(0);
        for (String line : lines) {
            if (line.startsWith("#")) continue;
            String[] sides = line.split(":", 2);
            String value = sides.length < 2 ? "" : sides[1].strip();
            switch (sides[0]) {
                case "game" -> Expect.same(card.id(), value, "the game");
                case "seats" -> seats = Integer.parseInt(value);
                case "ruleset" -> ruleset = Integer.parseInt(value);
                case "seed" -> seed = OptionalLong.of(Long.parseLong(value));
                case "options" -> options(value, options);
                case "play" -> List.of(value.split(";")).forEach(word -> script.add(word.strip()));
                default ->
                    throw new BadInput("A playthrough's header has no line \"" + line
                            + "\"; it has game, seats, ruleset, options (a=1 b=on), play and seed.");
            }
        }
        return new PlaythroughHeader(lines, card.setup(seats, ruleset, options, ""), script, seed);
    }

    private static void options(String text, SortedMap<String, String> options) {
        for (String each : text.split("\\s+")) {
            String[] sides = each.split("=", 2);
            options.put(sides[0], sides.length < 2 ? "on" : sides[1]);
        }
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }
}
