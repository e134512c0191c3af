package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every game can be played to its end on its page. */
class TableTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);

    @ParameterizedTest
    @CsvSource({"circus,2,''", "flow,2,',\"options\":{\"round\":\"untimed\"}'", "rando,2,''", "pluvionautes,2,''"})
    @DisplayName("A whole game against a bot")
    void wholeGame(String game, int seats, String terms) {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            Play play = new Play(visitor, game, visitor.against(game, seats, terms));
            play.finish(SEED);
            assertTrue(play.over(), "seed " + SEED);
        }
    }
}
