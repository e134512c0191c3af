package tablee.liar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
import tablee.core.Perft;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;

/** Games written down: one to be read, and one for every way a game can end. */
class LiarGamesTest {
    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Liar());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        return RecordedGames.in(new Liar(), Map.of("last-with-dice", Match::over));
    }

    @Test
    @DisplayName("Moves are counted: six faces for each of two dice, then twelve bids, then those above and a doubt")
    void counted() {
        LiarState state = new Liar().open(new Liar().card().setup(2, Map.of("dice", "1")));
        assertEquals(6, Perft.count(state, 1, false));
        assertEquals(36, Perft.count(state, 2, false));
        assertEquals(36 * 12, Perft.count(state, 3, false));
        assertEquals(36 * (12 + 66), Perft.count(state, 4, false));
    }
}
