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

/** Every folder under games/ and every example has what a game must have, so that none is left out by forgetting it. */
class EveryGameTest {
    private static final Path ROOT = TrialSettings.fromSystem().root();
    private static final Path GAMES = ROOT.resolve("games");

    @TestFactory
    @DisplayName("every game is tried by the suite, and has playthroughs, recorded games and counted moves")
    Stream<DynamicTest> complete() throws IOException {
        List<Path> games = modules(GAMES);
        assertFalse(games.isEmpty(), "no game in " + GAMES);
        return Stream.concat(games.stream(), modules(ROOT.resolve("examples")).stream())
                .map(game -> DynamicTest.dynamicTest(game.getFileName().toString(), () -> complete(game)));
    }

    @TestFactory
    @DisplayName("every game is named in games/pom.xml, and has its page of rules and its page for programs")
    Stream<DynamicTest> known() throws IOException {
        String pom = Files.readString(GAMES.resolve("pom.xml"));
        return modules(GAMES).stream()
                .map(game -> game.getFileName().toString())
                .map(game -> DynamicTest.dynamicTest(game, () -> known(game, pom)));
    }

    private static void known(String game, String pom) {
        assertTrue(pom.contains("<module>" + game + "</module>"), "games/pom.xml does not build " + game);
        assertTrue(pom.contains("<artifactId>tablee-" + game + "<"), "games/pom.xml does not hand on " + game);
        for (String folder : List.of("docs/rules", "docs/engine")) {
            Path page = ROOT.resolve(folder).resolve(game + ".md");
            assertTrue(Files.exists(page), "there is no " + page);
        }
    }

    private static List<Path> modules(Path folder) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(each -> Files.exists(each.resolve("pom.xml")))
                    .sorted()
                    .toList();
        }
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
