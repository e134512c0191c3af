package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The list of security requirements is whole, and each line and its tests name each other. */
class AsvsTest {
    private static final Path LIST = Path.of("docs", "asvs.md");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\d.])(\\d{1,2})\\.\\d{1,2}\\.\\d{1,2}(?![\\d.]\\d)");
    private static final Pattern ROW = Pattern.compile("\\| \\d+\\.\\d+\\.\\d+ \\| [12] \\| [^|]+ \\| [^|]{4,} \\|");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");
    private static final Pattern NAMED = Pattern.compile("\"ASVS ((?:\\d+\\.\\d+\\.\\d+(?:, )?)+):");
    private static final Pattern EXCUSED =
            Pattern.compile("\\| [\\d.]+ \\| [12] \\| [^|]+ \\| (?:Gap|Host|Not used|By reading): [^|]+ \\|");

    /** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
    private static final Map<Integer, Integer> WHOLE = Map.ofEntries(
            Map.entry(1, 27),
            Map.entry(2, 11),
            Map.entry(3, 19),
            Map.entry(4, 10),
            Map.entry(5, 9),
            Map.entry(6, 35),
            Map.entry(7, 18),
            Map.entry(8, 7),
            Map.entry(9, 7),
            Map.entry(10, 29),
            Map.entry(11, 14),
            Map.entry(12, 9),
            Map.entry(13, 13),
            Map.entry(14, 9),
            Map.entry(15, 13),
            Map.entry(16, 16),
            Map.entry(17, 7));

    @Test
    @DisplayName("Every requirement of levels 1 and 2 is listed, once in its place")
    void whole() {
        Map<Integer, Integer> listed = new TreeMap<>();
        List<String> seen = new ArrayList<>();
        for (String line : Repository.lines(LIST)) {
            String place =
                    line.startsWith("|") ? line.split("\\|")[1] : line.contains("Not used") ? line : asList(line);
            for (MatchResult number : NUMBER.matcher(place).results().toList()) {
                assertTrue(!seen.contains(number.group()), number.group() + " stands there twice");
                seen.add(number.group());
                listed.merge(Integer.parseInt(number.group(1)), 1, Integer::sum);
            }
        }
        assertEquals(new TreeMap<>(WHOLE), listed);
    }

    /** The chapters that do not apply are given as lists of numbers. */
    private static String asList(String line) {
        return line.matches(".*\\d+\\.\\d+\\.\\d+[,.].*") && !line.startsWith("#") ? line : "";
    }

    @Test
    @DisplayName("Every row has a level and says how it stands")
    void rows() {
        assertNone(
                "rows that say nothing",
                Repository.lines(LIST).stream()
                        .filter(line -> line.matches("\\| \\d.*"))
                        .filter(line -> !ROW.matcher(line).matches())
                        .toList());
    }

    /** The tests that name each line, wherever they are. */
    private static Map<String, Set<String>> naming() {
        Map<String, Set<String>> naming = new TreeMap<>();
        for (Path file : Repository.files("Test.java")) {
            String name = file.getFileName().toString().replace(".java", "");
            NAMED.matcher(Repository.text(file))
                    .results()
                    .flatMap(found -> Stream.of(found.group(1).split(", ")))
                    .forEach(line ->
                            naming.computeIfAbsent(line, key -> new TreeSet<>()).add(name));
        }
        return naming;
    }

    /** The tests that each row names. */
    private static Map<String, Set<String>> named() {
        Map<String, Set<String>> named = new TreeMap<>();
        for (String row : rowLines()) {
            Set<String> tests = TEST.matcher(row)
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            named.put(row.split(" ")[1], tests);
        }
        return named;
    }

    private static List<String> rowLines() {
        return Repository.lines(LIST).stream()
                .filter(line -> line.matches("\\| \\d.*"))
                .toList();
    }

    @Test
    @DisplayName("A line and its tests name each other, and no test names a line that is not there")
    void pairs() {
        Map<String, Set<String>> named = named();
        Map<String, Set<String>> naming = naming();
        assertTrue(naming.size() > 100, "tests were read");
        List<String> wrong = new ArrayList<>();
        Set<String> all = new TreeSet<>(named.keySet());
        all.addAll(naming.keySet());
        for (String line : all) {
            Set<String> row = named.getOrDefault(line, Set.of("no such line"));
            Set<String> tests = naming.getOrDefault(line, Set.of());
            if (!row.equals(tests)) wrong.add(line + ": the row names " + row + ", the line is named by " + tests);
        }
        assertNone("lines and tests that do not belong together", wrong);
    }

    @Test
    @DisplayName("A line without a test says why it has none")
    void withoutTests() {
        assertNone(
                "lines that nothing proves",
                rowLines().stream()
                        .filter(row -> !TEST.matcher(row).find()
                                && !EXCUSED.matcher(row).matches())
                        .toList());
    }

    @Test
    @DisplayName("Every test that the threat model names exists")
    void tests() {
        Set<String> there = Repository.files("Test.java").stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        List<String> missing = TEST.matcher(Repository.text(Path.of("docs", "security.md")))
                .results()
                .map(found -> found.group(1))
                .filter(name -> !there.contains(name))
                .distinct()
                .toList();
        assertNone("tests that do not exist", missing);
    }
}
