package tablee.skeleton;

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

/** Games written down: some to be read, and one for every way a game can end. */
class SkeletonGamesTest {
    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Skeleton());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        return RecordedGames.in(new Skeleton(), Map.of("last-stone", Match::over));
    }

    @Test
    @DisplayName("Moves are counted: two who may start, then three moves in each turn")
    void counted() {
        SkeletonState state = new Skeleton().open(new Skeleton().card().setup(2, Map.of()));
        assertEquals(2, Perft.count(state, 1, false));
        assertEquals(6, Perft.count(state, 2, false));
        assertEquals(18, Perft.count(state, 3, false));
    }
}
