package tablee.torture;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Count;
import tablee.core.Match;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;

class TorturePlaythroughTest {
    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Torture());
    }

    @TestFactory
    Stream<DynamicNode> recordedGames() {
        Map<String, Predicate<Match<TortureState>>> endings = Map.of(
                "one-winner", match -> firsts(match) == 1 && bestTotals(match) == 1,
                "tie-break", match -> firsts(match) == 1 && bestTotals(match) > 1,
                "shared", match -> firsts(match) > 1);
        return RecordedGames.in(new Torture(), endings);
    }

    private static long firsts(Match<?> match) {
        return Arrays.stream(match.ranks().orElseThrow())
                .filter(rank -> rank == 1)
                .count();
    }

    /** How many seats have the most points, where each plays alone. */
    private static long bestTotals(Match<TortureState> match) {
        if (match.header().setup().options().on("teams")) return 0;
        Count count = match.state().count();
        int[] totals =
                IntStream.range(0, match.state().seats()).map(count::total).toArray();
        int best = IntStream.of(totals).max().orElseThrow();
        return IntStream.of(totals).filter(total -> total == best).count();
    }
}
