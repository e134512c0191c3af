package tablee.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.web.ClientSources.assertNone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Where a board could hide a rule in a small number: what a step adds, what a drawing compares with, and what is printed on
 * the pieces. Each exception says why it is none.
 */
class BoardReckoningTest {
    private static final Pattern ONE = Pattern.compile("(?<![\\w.])1\\b");

    /** The ones in the files {@code step.ts}. */
    private static final Map<String, String> ONES = Map.of(
            "rando: view.pile - 1", "one card was drawn, as the event says",
            "rando: times > 1", "which sound is heard",
            "pluvionautes: view.anchoredClouds + 1", "one cloud was anchored, as the event says",
            "pluvionautes: told.way.at(-1)", "the last cell of a way",
            "pluvionautes: way[way.length - 1]", "the last cell of a way");

    private static final Pattern COMPARED =
            Pattern.compile("[\\w.)\\]]+ (?:[<>]=?|[!=]==) (?!1\\b)[1-9]\\d*(?:\\.\\d+)?\\b");

    /** What is compared with a number. Lessons are left out: they wait for a moment of a game that is laid out for them. */
    private static final Map<String, String> COMPARISONS = Map.ofEntries(
            Map.entry("circus/layout.ts: count > 3", "how close hints lie"),
            Map.entry("circus/strip.ts: label.length > 9", "a long label"),
            Map.entry("flow/layout.ts: face <= 3", "print: the lines that a die's faces name beside the board"),
            Map.entry("pluvionautes/aim.ts: at.y) < 26", "what is near to a finger"),
            Map.entry("pluvionautes/aim.ts: far.y) >= 12", "what is a pull"),
            Map.entry("pluvionautes/box.ts: 1] < 40", "what of the box's edge is in front"),
            Map.entry("pluvionautes/die.ts: face === 6", "print: the two airships of the balloon die"),
            Map.entry("pluvionautes/die.ts: face <= 3", "print: clouds on three faces of the advanced die"),
            Map.entry("pluvionautes/flight.ts: .hard > 6", "how hard a knock sounds"),
            Map.entry("pluvionautes/field.ts: 0) >= 8", "what is too faint to draw, in thousandths"),
            Map.entry("pluvionautes/field.ts: count >= 50", "what is too small to write, in thousandths"),
            Map.entry("pluvionautes/isle.ts: gap < 8", "pieces that lie close"),
            Map.entry("pluvionautes/legend.ts: holds.length > 34", "a long line"),
            Map.entry("pluvionautes/frames.ts: y) < 20", "what is near to a die that flies"),
            Map.entry("pluvionautes/motion.ts: way.length < 2", "a way that leads nowhere"),
            Map.entry("pluvionautes/track.ts: last.sample > 2", "what is heard as a knock"),
            Map.entry("rando/art.ts: h < 100", "a small picture"),
            Map.entry("rando/house.ts: i === 4", "the topmost line of a drawn map"),
            Map.entry("rando/panel.ts: alike.length > 3", "badges that lie close"),
            Map.entry("rando/rivals.ts: box.w > 450", "a wide box"),
            Map.entry("rando/panel.ts: w < 100", "a narrow panel"),
            Map.entry("rando/panel.ts: letters >= 11", "what can be read"));

    /**
     * What is printed or cut, and never changes by a ruleset: to draw a piece is to know it. Each place says so in its own
     * comment.
     */
    private static final Map<String, Set<String>> PRINT = Map.of(
            "flow/layout.ts", Set.of("BOAT", "ANIMALS", "SHAPES", "lineOf"),
            "pluvionautes/die.ts", Set.of("PIPS", "SIGNS", "below", "isAirship"));

    /** A table of words, or an answer made of the number of a face. */
    private static final Pattern PRINTED = Pattern.compile("(?m)^((?:/\\*\\*.*\\*/\\n)?)(?:export )?const (\\w+)"
            + "(?:: (?:readonly \\{.*\\}\\[\\]|Record<(?:string|number), .*>))? = "
            + "(?:'\\w\\.?\\w';|\\[$|\\{.*|\\(.*\\bface: number\\): \\w+ =>.*)");

    @Test
    @DisplayName("A step adds what it is told: no 1 is added to a count or taken from it that a ruleset could change")
    void ones() {
        Set<String> seen = new TreeSet<>();
        List<String> found = new ArrayList<>();
        for (String game : BoardFoldersTest.folders().keySet()) {
            String code = BoardFoldersTest.code(game, "step.ts");
            for (String one : ONES.keySet()) {
                if (!one.startsWith(game + ": ")) continue;
                String expression = one.substring(game.length() + 2);
                if (code.contains(expression)) seen.add(one);
                code = code.replace(expression, "");
            }
            for (String line : code.lines().toList())
                if (ONE.matcher(line).find()) found.add(game + ": " + line.strip());
        }
        assertNone("ones in a step, which come with the event or with the figures", found);
        assertEquals(new TreeSet<>(ONES.keySet()), seen, "expressions that are there");
    }

    @Test
    @DisplayName("Nothing is compared with a number of the rules, also where a file draws")
    void comparisons() {
        Set<String> found = new TreeSet<>();
        BoardFoldersTest.folders().forEach((game, files) -> files.stream()
                .filter(file -> !file.equals("lesson.ts"))
                .forEach(file -> COMPARED.matcher(BoardFoldersTest.code(game, file))
                        .results()
                        .map(MatchResult::group)
                        .map(each -> game + "/" + file + ": " + each)
                        .forEach(found::add)));
        assertEquals(new TreeSet<>(COMPARISONS.keySet()), found, "comparisons with numbers, each with its reason");
    }

    @Test
    @DisplayName("What a board knows of its pieces is print, and says so")
    void print() {
        List<String> silent = new ArrayList<>();
        PRINT.forEach((file, names) -> {
            Set<String> seen = new TreeSet<>();
            String text = BoardFoldersTest.text(file.split("/")[0], file.split("/")[1]);
            PRINTED.matcher(text).results().forEach(each -> {
                seen.add(each.group(2));
                if (!each.group(1).contains("Print")) silent.add(file + ": " + each.group(2));
            });
            assertEquals(new TreeSet<>(names), seen, "what is printed, in " + file);
        });
        assertNone("print that does not say that it is", silent);
    }
}
