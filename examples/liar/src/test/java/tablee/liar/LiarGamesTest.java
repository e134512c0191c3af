package tablee.liar;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
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
}
