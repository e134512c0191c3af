package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every folder under games/ has what a game must have, so that none is left out by forgetting to list it. */
class EveryGameTest {
    private static final Path GAMES = TrialSettings.fromSystem().root().resolve("games");

    @TestFactory
    @DisplayName("every game is tried by the suite, and has playthroughs, recorded games and counted moves")
    Stream<DynamicTest> complete() throws IOException {
        List<Path> games;
        try (Stream<Path> folders = Files.list(GAMES)) {
            games = folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .sorted()
                    .toList();
        }
        assertFalse(games.isEmpty(), "no game in " + GAMES);
        return games.stream()
                .map(game -> DynamicTest.dynamicTest(game.getFileName().toString(), () -> complete(game)));
    }

    private static void complete(Path game) throws IOException {
        String tests = texts(game.resolve("src/test/java"));
        for (String call : List.of("Conformance.of(", "Playthroughs.in(", "RecordedGames.in(", "Perft.count(")) {
            assertTrue(tests.contains(call), "no test calls " + call + ")");
        }
        assertFalse(
                TestFiles.in(game.resolve("src/test/resources/playthroughs"), ".txt")
                        .isEmpty(),
                "no playthrough");
        assertFalse(
                TestFiles.in(game.resolve("src/test/resources/recorded"), ".json")
                        .isEmpty(),
                "no recorded game");
    }

    private static String texts(Path folder) throws IOException {
        StringBuilder texts = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                texts.append(Files.readString(file));
            }
        }
        return texts.toString();
    }
}
