package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Match;
import tablee.torture.Torture;
import tablee.torture.TortureState;

/** Playthroughs and recorded games: what they notice. */
class FilesTest {
    private static final Torture GAME = new Torture();

    @TempDir
    private Path folder = Path.of("");

    /** What fails, by name, and why. */
    private static Map<String, String> failures(Stream<DynamicNode> nodes) {
        Map<String, String> failures = new LinkedHashMap<>();
        nodes.map(DynamicTest.class::cast).forEach(test -> {
            try {
                test.getExecutable().execute();
            } catch (Throwable fault) {
                failures.put(test.getDisplayName(), String.valueOf(fault.getMessage()));
            }
        });
        return failures;
    }

    private Path playthrough(String header) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), header);
        assertEquals(Map.of(), failures(Playthroughs.in(GAME, folder, true)));
        return file;
    }

    @Test
    @DisplayName("a game without a playthrough fails")
    void noPlaythrough() {
        assertEquals(List.of("there is a playthrough"), names(failures(Playthroughs.in(GAME, folder, false))));
        Path nowhere = folder.resolve("nowhere");
        assertEquals(List.of("there is a playthrough"), names(failures(Playthroughs.in(GAME, nowhere, false))));
    }

    @Test
    @DisplayName("a header is enough to record a playthrough, which then replays, and records the same again")
    void recordsAndReplays() throws IOException {
        Path file = playthrough("# A title.\ngame: torture\nseats: 2\noptions: rounds=1\nplay: chance coal\nseed: 5\n");
        List<String> lines = Files.readAllLines(file);
        assertEquals(List.of("# A title.", "game: torture"), lines.subList(0, 2));
        assertEquals("1. chance: coal (one of 3 outcomes)", lines.get(7));
        assertEquals(Map.of(), failures(Playthroughs.in(GAME, folder, false)));
        playthrough(Files.readString(file));
        assertEquals(lines, Files.readAllLines(file));
    }

    @Test
    @DisplayName("a line that comes out otherwise is named with its number")
    void changedLine() throws IOException {
        Path file = playthrough("game: torture\nseats: 2\nplay: chance coal; chance pearl; 1 at 20 bid 2\n");
        Files.writeString(file, Files.readString(file).replace("bid-hidden seat=1", "bid seat=1"));
        String fault = failures(Playthroughs.in(GAME, folder, false)).getOrDefault("a.txt", "");
        int number = Files.readAllLines(file).indexOf("   0 spectator < bid seat=1") + 1;
        assertTrue(fault.startsWith("line " + number + " "), fault);
    }

    @Test
    @DisplayName("a word that is refused, and lines too many, are noticed")
    void refusedWord() throws IOException {
        Path file = playthrough("game: torture\nseats: 2\nplay: chance coal; chance pearl\n");
        String sound = Files.readString(file);
        Files.writeString(file, sound + "3. 0: bid 7 (one of 3 moves)\n");
        assertTrue(failures(Playthroughs.in(GAME, folder, false))
                .getOrDefault("a.txt", "")
                .contains("is refused"));
        Files.writeString(file, sound + "one more line\n");
        assertTrue(failures(Playthroughs.in(GAME, folder, false))
                .getOrDefault("a.txt", "")
                .contains("the end of the game"));
    }

    private static final Map<String, Predicate<Match<TortureState>>> ENDINGS = Map.of(
            "two-seats",
            match -> match.state().seats() == 2,
            "other",
            match -> match.state().seats() > 2);

    private Map<String, String> recorded(Map<String, Predicate<Match<TortureState>>> endings, boolean record) {
        return failures(RecordedGames.in(GAME, endings, Recorder.of(GAME), folder, record));
    }

    @Test
    @DisplayName("every ending needs a recorded game, and every recorded game an ending")
    void endings() {
        assertEquals(
                List.of(
                        "there is a recorded game of ruleset 1 that ends by other",
                        "there is a recorded game of ruleset 1 that ends by two-seats"),
                names(recorded(ENDINGS, false)));
        assertEquals(Map.of(), recorded(ENDINGS, true));
        assertEquals(Map.of(), recorded(ENDINGS, false));
        Map<String, Predicate<Match<TortureState>>> fewer = Map.of("other", Match::over);
        assertEquals(List.of("every file is of a known ending"), names(recorded(fewer, false)));
    }

    @Test
    @DisplayName("a recorded game that comes out differently, or ends differently from what it says, fails")
    void otherResult() throws IOException {
        recorded(ENDINGS, true);
        Path file = folder.resolve("two-seats-1.json");
        String sound = Files.readString(file);
        Files.writeString(file, sound.replace("\"ranks\":[", "\"ranks\":[9,"));
        assertTrue(recorded(ENDINGS, false).getOrDefault("two-seats-1.json", "").contains("result"));
        Files.writeString(file, sound);
        Map<String, Predicate<Match<TortureState>>> wrong = Map.of("two-seats", match -> false, "other", Match::over);
        assertEquals(List.of("two-seats-1.json"), names(recorded(wrong, false)));
    }

    @Test
    @DisplayName("a recorded game is never written over")
    void neverOver() throws IOException {
        Path file = Files.writeString(folder.resolve("two-seats-1.json"), "{}");
        recorded(ENDINGS, true);
        assertEquals("{}", Files.readString(file));
    }

    @Test
    @DisplayName("the recorder plays with the player and from the start it is given")
    void recorder() {
        Recorder<TortureState> always = Recorder.of(GAME).with((state, actor, moves, dice) -> moves.get(0));
        Match<TortureState> match = always.find(Match::over).orElseThrow();
        assertTrue(match.log().stream()
                .noneMatch(
                        entry -> state(match).write(entry.actor(), entry.move()).equals("leave")));
        Recorder<TortureState> same = Recorder.of(GAME).from(match.header()).tries(3);
        assertEquals(match.header(), same.find(Match::over).orElseThrow().header());
        assertTrue(Recorder.of(GAME).tries(20).find(each -> false).isEmpty());
    }

    private static TortureState state(Match<TortureState> match) {
        return match.state();
    }

    private static List<String> names(Map<String, String> failures) {
        return List.copyOf(failures.keySet());
    }
}
