package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Games;

/** Games are found, never listed: a list that somebody forgets is a game that nobody tests. */
class GamesAreFoundTest {
    /** A test may need some games that differ; who names more has a list. */
    private static final int MOST_NAMED = 3;

    /** Sources and settings of every kind, and scripts, whose names have no ending. */
    private static final String ENDINGS =
            ".*\\.(java|ts|js|xml|css|html|properties|seeds|json|py|toml|ya?ml|sh|cmd|service)|(.*/)?\\w+";

    /** Where games are at home, and texts for people. */
    private static final Pattern AT_HOME =
            Pattern.compile("(games|docs|examples)/.*|web/src/main/ts/games/.*|web/dev/fixtures/.*|.*\\.md");

    /** What may name them all, each with the reason why a further one is not forgotten. */
    private static final Map<String, String> MAY_NAME = Map.of(
            "web/src/test/java/tablee/web/FiguresInWordsTest.java",
            "phrases that may have a figure: one of a further game that is not among them fails");

    @Test
    @DisplayName("Outside its module and its folder of the client nothing lists the games")
    void nothingLists() {
        List<String> games = Repository.games();
        assertNone(
                "files that list games (Games.all() and the folders know them)",
                Repository.files().stream()
                        .filter(file -> file.toString().matches(ENDINGS))
                        .filter(file -> !AT_HOME.matcher(file.toString()).matches())
                        .filter(file -> !MAY_NAME.containsKey(file.toString()))
                        .filter(file -> named(file, games) > MOST_NAMED)
                        .toList());
    }

    private static long named(Path file, List<String> games) {
        String text = Repository.text(file);
        return games.stream()
                .filter(game -> Pattern.compile("(?<![a-z])(?i:" + game + ")(?![a-z])")
                        .matcher(text)
                        .find())
                .count();
    }

    @Test
    @DisplayName("Every folder under games ships: games/pom.xml names it, and its class is found")
    void everyFolderShips() {
        assertEquals(
                Repository.games(),
                Games.all().stream().map(game -> game.card().id()).collect(Collectors.toList()));
    }
}
