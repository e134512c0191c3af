package tablee.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tablee.core.Game;
import tablee.core.Header;
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
 * while checks look on: 400 of them, 10,000 with {@code -Dtablee.full=true}, or {@code -Dtablee.games=N}. A failure names
 * the seed of its game, and {@code -Dtablee.seed=S} plays just that one again, looking at every entry.
 */
public final class Conformance {
    private static final int SOME_GAMES = 40;
    private static final long DRAWS_PER_GAME = 20;
    private static final long SOME_DRAWS = 20_000;
    private static final long MANY_DRAWS = 1_000_000;

    private Conformance() {}

    public static <S extends State<S>> Stream<DynamicNode> of(Game<S> game) {
        return of(game, TrialSettings.fromSystem());
    }

    static <S extends State<S>> Stream<DynamicNode> of(Game<S> game, TrialSettings settings) {
        List<GameCheck<S>> checks = checks(game, settings);
        CheckedGames<S> games = new CheckedGames<>(game, settings, checks);
        Stream<DynamicNode> looking = checks.stream()
                .map(check -> DynamicTest.dynamicTest(
                        games + ": " + check.name() + ": " + check.sentence(), () -> games.report(check)));
        return Stream.concat(looking, streams(game, settings));
    }

    /** What is drawn from streams by purpose. */
    private static <S extends State<S>> Stream<DynamicNode> streams(Game<S> game, TrialSettings settings) {
        String id = game.card().id() + ": ";
        int pairs = Math.min(settings.games(), SOME_GAMES);
        long draws = settings.full() ? MANY_DRAWS : Math.min(DRAWS_PER_GAME * settings.games(), SOME_DRAWS);
        return Stream.of(
                DynamicTest.dynamicTest(
                        id + "tables with one seed draw the same after they have parted",
                        () -> new SameDraws<>(game, pairs).check(Header.STREAMS)),
                DynamicTest.dynamicTest(
                        id + "undo never crosses chance, and changes no outcome",
                        new UndoneDraws<>(game, pairs)::check),
                DynamicTest.dynamicTest(
                        id + "each stream has the odds of the game, over " + draws + " draws",
                        new StreamOdds<>(game, draws)::check));
    }

    static <S extends State<S>> List<GameCheck<S>> checks(Game<S> game, TrialSettings settings) {
        RuleBook rules = new RuleBook(game, settings.root());
        // A state that is not copied well makes everything else fail: that is said first.
        return List.of(
                new CopyCheck<>(),
                new EndCheck<>(rules),
                new TurnCheck<>(),
                new MovesCheck<>(),
                new StreamCheck<>(),
                new RefusalCheck<>(rules),
                new ToldCheck<>(rules),
                new WordsCheck<>(rules.keys()),
                new PositionCheck<>(settings.full()),
                new ReplayCheck<>(),
                new Twins<>(),
                new EncoderCheck<>(game),
                new Beliefs<>(),
                new ViewCheck<>());
    }
}
