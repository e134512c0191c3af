package tablee.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tablee.core.Game;
import tablee.core.State;

/**
 * What every game must pass, by being listed once:
 *
 * <pre>{@code
 * class CircusConformanceTest {
 *     @TestFactory
 *     Stream<DynamicNode> conforms() {
 *         return Conformance.of(new Circus());
 *     }
 * }
 * }</pre>
 *
 * <p>Random games over all seat counts and options are played, through {@link tablee.core.Match} and by listed moves only,
 * while checks look on: 1,000 of them, 10,000 with {@code -Dtablee.full=true}, or {@code -Dtablee.games=N}. A failure names
 * the seed of its game, and {@code -Dtablee.seed=S} plays just that one again, looking at every entry.
 */
public final class Conformance {
    private Conformance() {}

    public static <S extends State<S>> Stream<DynamicNode> of(Game<S> game) {
        return of(game, TrialSettings.fromSystem());
    }

    static <S extends State<S>> Stream<DynamicNode> of(Game<S> game, TrialSettings settings) {
        List<Check<S>> checks = checks(game, settings);
        Trial<S> trial = new Trial<>(game, settings, checks);
        return checks.stream()
                .map(check -> DynamicTest.dynamicTest(
                        trial + ": " + check.name() + ": " + check.sentence(), () -> trial.report(check)));
    }

    static <S extends State<S>> List<Check<S>> checks(Game<S> game, TrialSettings settings) {
        RuleBook rules = new RuleBook(game, settings.root());
        // A state that is not copied well makes everything else fail: that is said first.
        return List.of(
                new CopyCheck<>(),
                new EndCheck<>(rules),
                new TurnCheck<>(),
                new MovesCheck<>(),
                new RefusalCheck<>(rules),
                new ToldCheck<>(rules),
                new WordsCheck<>(rules.keys()),
                new PositionCheck<>(settings.full()),
                new ReplayCheck<>(),
                new Twins<>(),
                new Beliefs<>());
    }
}
