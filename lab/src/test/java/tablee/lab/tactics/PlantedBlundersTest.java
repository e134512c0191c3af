package tablee.lab.tactics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.review.BotMatch;
import tablee.review.MatchReview;
import tablee.review.Review;
import tablee.review.ReviewDepth;
import tablee.review.ReviewProgress;

/**
 * A review finds blunders, and only those. Blunders are planted: in each of the tactical positions the one right move, which {@link
 * TacticsTest} proves, is replaced by another.
 */
class PlantedBlundersTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int PLANTED = FULL ? 40 : 2;
    private static final int PERCENT_FOUND = 95;
    private static final int EXPERT_GAMES = 6;
    private static final int EXPERT_ITERATIONS = 3_000;

    private record Blunder(TacticalPosition puzzle, int number) {}

    @TestFactory
    @DisplayName("Planted blunders are found in at least 95 of a hundred")
    Stream<DynamicTest> found() {
        return Games.all().stream()
                .filter(TacticsTest::isTried)
                .map(game -> DynamicTest.dynamicTest(game.card().id(), () -> find(game)));
    }

    private static <S extends State<S>> void find(Game<S> game) throws InterruptedException {
        List<TacticalPosition> puzzles = TacticsTest.read(game.card().id());
        List<String> missed = new ArrayList<>();
        for (int number = 0; number < PLANTED; number++) {
            Blunder blunder = new Blunder(puzzles.get(number % puzzles.size()), number);
            Review review = review(played(game, blunder), blunder.puzzle.seat());
            boolean told = review.turningPoints().stream().anyMatch(point -> point.entry() == 0);
            if (!told) missed.add(blunder.puzzle.why());
        }
        int found = 100 * (PLANTED - missed.size()) / PLANTED;
        System.out.println(game.card().id() + ": " + found + " of a hundred planted blunders found");
        assertTrue(found >= (FULL ? PERCENT_FOUND : 50), found + " of a hundred; missed: " + missed);
    }

    /** The match ends after the blunder: what followed is no part of the judgement. */
    private static <S extends State<S>> Match<S> played(Game<S> game, Blunder blunder) {
        Match<S> match = blunder.puzzle.match(game);
        int seat = blunder.puzzle.seat();
        int right = match.reading().read(seat, blunder.puzzle.move());
        Moves moves = new Moves();
        match.reading().moves(seat, moves);
        FastDice dice = new FastDice(blunder.number);
        int wrong = right;
        while (wrong == right) wrong = moves.pick(dice);
        match = enter(match, new Entry(seat, wrong, 0));
        TableMove end = new TableMove(TableMove.Kind.ABANDON, 0);
        return match.over() ? match : enter(match, new Entry(Actor.TABLE, end.code(), match.at()));
    }

    private static <S extends State<S>> Match<S> enter(Match<S> match, Entry entry) {
        if (match.play(entry) instanceof Match.Accepted<S> accepted) return accepted.match();
        throw new AssertionError(entry + " is refused");
    }

    private static <S extends State<S>> Review review(Match<S> match, int seat) throws InterruptedException {
        return MatchReview.of(match, seat, ReviewDepth.USUAL, ReviewProgress.NOBODY);
    }

    @TestFactory
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName("In games of experts at most two moves of a hundred are blamed")
    Stream<DynamicTest> falseAlarms() {
        return Games.all().stream()
                .filter(TacticsTest::isTried)
                .map(game -> DynamicTest.dynamicTest(game.card().id(), () -> alarms(game)));
    }

    private static <S extends State<S>> void alarms(Game<S> game) throws InterruptedException {
        int blamed = 0;
        int decisions = 0;
        for (int number = 0; number < EXPERT_GAMES; number++) {
            Map<String, String> options = new TreeMap<>(game.card().untimed());
            Header header =
                    Header.of(game.card().id(), game.card().setup(game.card().fewestSeats(), options));
            Match<S> match = BotMatch.play(Match.open(game, header), "expert", EXPERT_ITERATIONS, number);
            Review review = review(match, number % match.reading().seats());
            blamed += review.turningPoints().size();
            decisions += review.decisions();
        }
        System.out.println(game.card().id() + ": " + blamed + " of " + decisions + " decisions of experts are blamed");
        assertTrue(100 * blamed <= 2 * decisions, blamed + " of " + decisions + " decisions are blamed");
    }
}
