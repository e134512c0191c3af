package tablee.rando;

import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;

/** Games written down: some to be read, and one for every way a game can end (RAND-61). */
class RandoGamesTest {
    private static final Map<String, Predicate<Match<RandoState>>> ENDINGS = Map.of(
            "most-points", match -> winners(match) == 1 && bestTotals(match) == 1,
            "more-from-scales", match -> winners(match) == 1 && bestTotals(match) > 1,
            "shared", match -> winners(match) > 1);

    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Rando());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        return RecordedGames.in(new Rando(), ENDINGS);
    }

    private static long winners(Match<RandoState> match) {
        return match.ranks()
                .map(ranks -> IntStream.of(ranks).filter(rank -> rank == 1).count())
                .orElse(0L);
    }

    private static long bestTotals(Match<RandoState> match) {
        RandoState state = match.state();
        int[] totals = IntStream.range(0, state.seats())
                .map(seat -> Score.total(state, seat))
                .toArray();
        int best = IntStream.of(totals).max().orElseThrow();
        return IntStream.of(totals).filter(total -> total == best).count();
    }
}
