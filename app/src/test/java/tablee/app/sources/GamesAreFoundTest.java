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
    /** A test may need two games that differ; what names more is a list, unless it says why not. */
    private static final int MOST_NAMED = 2;

    /** Sources and settings of every kind, and scripts, whose names have no ending. */
    private static final String ENDINGS =
            ".*\\.(java|ts|js|xml|css|html|properties|seeds|json|py|toml|ya?ml|sh|cmd|service)|(.*/)?\\w+";

    /** Where games are at home, and texts for people. */
    private static final Pattern AT_HOME =
            Pattern.compile("(games|docs|examples)/.*|web/src/main/ts/games/.*|web/dev/fixtures/.*|.*\\.md");

    private static final String POOLS = "one game for each kind of rated pool: two, teams, many, together";
    private static final String OF_ITS_BOARD = "each test is of what one board alone has";
    private static final String PICKED =
            "each test takes a game that has what it is about; BoardGames and MatrixTest take all";

    private static final String OF_EACH = "stops at a board that its list does not have";

    /** What may name more, each with the reason why a further game is not forgotten by it. */
    private static final Map<String, String> MAY_NAME = Map.ofEntries(
            Map.entry("app/src/test/java/tablee/app/RatingsCommandTest.java", POOLS),
            Map.entry("live/src/test/java/tablee/live/runner/RatedOutcomeTest.java", POOLS),
            Map.entry("server/src/test/java/tablee/server/tables/StrengthLookupTest.java", POOLS),
            Map.entry("e2e/src/test/java/tablee/e2e/TournamentPageTest.java", POOLS),
            Map.entry("simtest/src/main/java/tablee/simtest/TournamentCup.java", POOLS),
            Map.entry(
                    "bench/src/test/java/tablee/bench/UctConnectFourTest.java",
                    "the subjects that a library of others is compared by"),
            Map.entry("e2e/src/test/java/tablee/e2e/PlacesTest.java", OF_ITS_BOARD),
            Map.entry("e2e/src/test/java/tablee/e2e/TouchTest.java", OF_ITS_BOARD),
            Map.entry("e2e/src/test/java/tablee/e2e/ReviewPageTest.java", OF_ITS_BOARD),
            Map.entry("e2e/src/test/java/tablee/e2e/PuzzlePageTest.java", PICKED),
            Map.entry("e2e/src/test/java/tablee/e2e/OfflineBoardsTest.java", OF_EACH),
            Map.entry("e2e/src/test/java/tablee/e2e/AskedInThePageTest.java", OF_EACH),
            Map.entry("e2e/src/test/java/tablee/e2e/AnalysisByHandTest.java", "takes what each game has to be changed"),
            Map.entry("e2e/src/test/java/tablee/e2e/Evening.java", "the long run takes every game"),
            Map.entry("e2e/src/test/java/tablee/e2e/DailyTest.java", PICKED),
            Map.entry("e2e/src/test/java/tablee/e2e/MatchmakingPageTest.java", PICKED),
            Map.entry(
                    "web/src/test/java/tablee/web/BoardReckoningTest.java",
                    "names what a board may reckon with, and finds the boards by itself"),
            Map.entry("e2e/src/test/java/tablee/e2e/OpponentsTest.java", PICKED),
            Map.entry("e2e/src/test/java/tablee/e2e/ReturnByKeyboardTest.java", PICKED),
            Map.entry("server/src/test/java/tablee/server/LobbyTest.java", PICKED),
            Map.entry("server/src/test/java/tablee/server/TogetherOverSocketsTest.java", PICKED),
            Map.entry("table/src/test/java/tablee/table/TableLessonTest.java", PICKED),
            Map.entry("web/src/test/ts/daily.test.ts", PICKED),
            Map.entry("web/src/test/ts/profile.test.ts", "faces follow from the very names"));

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

    @Test
    @DisplayName("A reason to name games is that of a file which names them")
    void nothingStale() {
        List<String> games = Repository.games();
        assertNone(
                "files that need no reason",
                MAY_NAME.keySet().stream()
                        .filter(file -> named(Path.of(file), games) <= MOST_NAMED)
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
