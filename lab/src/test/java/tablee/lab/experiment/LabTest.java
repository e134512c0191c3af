package tablee.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.lab.game.Played;

class LabTest {
    private static final List<String> RANDO =
            List.of("rando", "--bots", "novice,random", "--iterations", "20", "--games", "12", "--seed", "5");

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    private int lab(String out, List<String> words, String... more) {
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of(more));
        all.addAll(List.of("--out", folder.resolve(out).toString()));
        PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
        return LabCommand.run(all, print, print);
    }

    private Map<String, String> files(String out) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(folder.resolve(out))) {
            for (Path file : list.toList()) files.put(file.getFileName().toString(), Files.readString(file));
        }
        return files;
    }

    @Test
    @DisplayName("The same seed gives the same files, on one core or on three")
    void reproducible() throws IOException {
        assertEquals(0, lab("one", RANDO, "--cores", "1"), said.toString(StandardCharsets.UTF_8));
        assertEquals(0, lab("three", RANDO, "--cores", "3"));
        assertEquals(files("one"), files("three"));
        assertEquals(4, files("one").size());
    }

    @Test
    @DisplayName("Another seed gives other games")
    void seeds() throws IOException {
        lab("five", RANDO);
        lab("six", RANDO, "--seed", "6");
        assertFalse(files("five").get("games-all.csv").equals(files("six").get("games-all.csv")));
    }

    @Test
    @DisplayName("A run that broke off in the middle of a line goes on as if it had not")
    void resumed() throws IOException {
        lab("whole", RANDO);
        lab("broken", RANDO, "--games", "7");
        Path journal = folder.resolve("broken/games-all.csv");
        String text = Files.readString(journal);
        Files.writeString(journal, text.substring(0, text.length() - 9));
        assertEquals(0, lab("broken", RANDO));
        assertEquals(files("whole"), files("broken"));
    }

    @Test
    @DisplayName("Two ways to play are compared side by side, with the same deals")
    void compared() throws IOException {
        List<String> words = List.of(
                "flow",
                "--seats",
                "2",
                "--bots",
                "random",
                "--games",
                "6",
                "--option",
                "round=untimed",
                "--versus",
                "--option",
                "turns=12");
        assertEquals(0, lab("two", words), said.toString(StandardCharsets.UTF_8));
        String page = files("two").get("report.html");
        assertTrue(page.contains("<th>base</th><th>turns=12</th>"));
        assertTrue(page.contains("turns=12") && page.contains("turns=8"));
        assertFalse(page.contains("http://") && !page.contains("http://www.w3.org/2000/svg"), "loads nothing");
        assertTrue(files("two").containsKey("games-turns-12.csv"));
    }

    @Test
    @DisplayName("A folder holds one experiment")
    void otherExperiment() {
        lab("x", RANDO);
        assertEquals(2, lab("x", RANDO, "--bots", "random"));
        assertTrue(said.toString(StandardCharsets.UTF_8).contains("holds another experiment"));
    }

    @Test
    @DisplayName("What cannot be played is said in one sentence")
    void refused() {
        assertRefused("There is no game \"chess\"", List.of("chess"));
        assertRefused("Name one game", List.of());
        assertRefused("There is no bot \"god\"", List.of("rando", "--bots", "god"));
        assertRefused("There are 2 seats and 3 bots", List.of("rando", "--seats", "2", "--bots", "a,b,c"));
        assertRefused("--games is to be a number from 1", List.of("rando", "--games", "none"));
        assertRefused("there is no flag --game; did you mean --games?", List.of("rando", "--game", "1"));
        assertRefused("--option takes id=value", List.of("rando", "--option", "x"));
        assertRefused("own.ruleset: the setting", List.of("rando", "--ruleset", ruleset("no = thing")));
        assertRefused("own.ruleset, line 1: expected", List.of("rando", "--ruleset", ruleset("thing")));
    }

    @Test
    @DisplayName("Without a number of seats there are as many as bots, and a win that is shared is counted apart")
    void seats() throws IOException {
        assertEquals(0, lab("seats", List.of("rando", "--bots", "random,random,random", "--games", "2")));
        String measures = files("seats").get("measures.csv");
        assertTrue(measures.contains("won by seat 2") && measures.contains("won by several sides"), measures);
    }

    @Test
    @DisplayName("Where nothing can be written that is said in one sentence")
    void unwritable() throws IOException {
        Files.writeString(folder.resolve("file"), "no folder");
        assertEquals(1, lab("file/x", RANDO));
        assertTrue(said.toString(StandardCharsets.UTF_8).startsWith("tablee: a file could not be read or written"));
    }

    private String ruleset(String text) {
        try {
            return Files.writeString(folder.resolve("own.ruleset"), text).toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void assertRefused(String sentence, List<String> words) {
        said.reset();
        assertEquals(2, lab("refused", words));
        assertTrue(said.toString(StandardCharsets.UTF_8).contains(sentence), said.toString(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("A played game is read back from its line")
    void lines() {
        Played played = new Played(3, List.of(1, 2), List.of(10, -4), 57, 2, new TreeMap<>(Map.of("flip", 9, "ok", 1)));
        assertEquals("3,1 2,10 -4,57,2,flip:9 ok:1", played.line());
        assertEquals(played, Played.read(played.line()));
    }

    @Test
    @DisplayName("A clock that runs is served: a timed game of Flow comes to its end")
    void timed() throws IOException {
        assertEquals(0, lab("timed", List.of("flow", "--seats", "3", "--bots", "random", "--games", "2")));
        assertEquals(3, files("timed").get("games-all.csv").lines().count());
    }
}
