package tablee.testkit;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tablee.core.Game;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;

/** Every sentence of whole random games, in every language: all that is told to anybody, and the count after each move. */
public final class Sentences {
    /** This many games meet every event of those there are; each is said in all languages, which takes its time. */
    private static final int GAMES = 12;

    private Sentences() {}

    public static <S extends State<S>> Stream<DynamicNode> of(Game<S> game) {
        TrialSettings told = TrialSettings.fromSystem();
        int games = told.full() ? told.games() : Math.min(told.games(), GAMES);
        TrialSettings settings = new TrialSettings(games, told.seed(), told.full(), false, told.root());
        GameCheck<S> check = new Heard<>(new RuleBook(game, told.root()));
        CheckedGames<S> played = new CheckedGames<>(game, settings, List.of(check));
        return Stream.of(DynamicTest.dynamicTest(played + ": " + check.sentence(), () -> played.report(check)));
    }

    private record Heard<S extends State<S>>(RuleBook rules) implements GameCheck<S> {
        @Override
        public String sentence() {
            return "no sentence says a code instead of a word";
        }

        @Override
        public int momentsPerGame() {
            return 20;
        }

        @Override
        public void at(Moment<S> moment) {
            moment.state().count().items().forEach(rules::check);
        }

        @Override
        public void told(Moment<S> before, Told told) {
            for (int viewer : before.viewers()) told.to(viewer).forEach(event -> rules.check(event, before.setup()));
            told.to(Viewer.ALL).forEach(event -> rules.check(event, before.setup()));
        }
    }
}
