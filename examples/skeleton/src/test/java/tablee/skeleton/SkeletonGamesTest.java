package tablee.skeleton;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
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
}
