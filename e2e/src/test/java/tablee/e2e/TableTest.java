package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game can be played to its end on its page. */
class TableTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);

    /** Whole games by mouse are in the boards' own tests; here each is played past its board, on a phone. */
    static Stream<String> games() {
        return BoardGames.some().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A whole game against a bot, on a phone")
    void wholeGame(String game) {
        try (Visitor visitor = Site.open().visitor(ScreenLook.SMALL_PHONE).named("Ada")) {
            BoardPlay play = new BoardPlay(
                    visitor, game, visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game)));
            play.finish(SEED);
            assertTrue(play.over(), "seed " + SEED);
        }
    }
}
