package tablee.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.review.BotMatch;
import tablee.review.MatchReview;
import tablee.review.Review;
import tablee.review.ReviewDepth;
import tablee.review.ReviewProgress;

/**
 * A review finds blunders, and only those. Blunders are planted: in positions of puzzles, each another one, the one right move is replaced by one
 * that is proved to lose. Some are planted in the middle of whole games, where the review has to suspect them first. {@code -Dtablee.game} takes
 * one game.
 */
class PlantedBlundersTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int PLANTED = FULL ? 40 : 2;
    /** How many of these in whole games, which are played first. */
    private static final int WHOLE = FULL ? 10 : 1;

    private static final int PERCENT_FOUND = 95;
    private static final int EXPERT_GAMES = 6;
    private static final int EXPERT_ITERATIONS = 3_000;
    private static final long SEED = 23;
    private static final int MATCHES = FULL ? 3_000 : 20;

    /** As deep as what people get, but every move that costs something is judged, and each that is to blame is told. */
    private static final ReviewDepth UNCAPPED = uncapped(ReviewDepth.USUAL);

    private static ReviewDepth uncapped(ReviewDepth usual) {
        return new ReviewDepth(
                usual.curve(),
                usual.doubt(),
                usual.level(),
                usual.thought(),
                usual.decisions(),
                usual.continuations(),
                Integer.MAX_VALUE,
                Integer.MAX_VALUE);
    }

    private static Stream<Game<?>> tried() {
        String only = System.getProperty("tablee.game", "");
        return Games.all().stream()
                .filter(game -> !PuzzleBook.of(game).all().isEmpty())
                .filter(game -> only.isEmpty() || game.card().id().equals(only));
    }

    @TestFactory
    @DisplayName("Planted blunders are found in at least 95 of a hundred, whichever seat it was and wherever in a game")
    Stream<DynamicTest> found() {
        return tried().map(game -> DynamicTest.dynamicTest(game.card().id(), () -> find(game)));
    }

    private static <S extends State<S>> void find(Game<S> game) throws InterruptedException {
        List<PlantedBlunder<S>> planted = new ArrayList<>(wholeGames(game));
        Set<String> positions =
                new TreeSet<>(planted.stream().map(PlantedBlunder::position).toList());
        // Not the easier ones alone, which come first.
        List<Puzzle> puzzles = new ArrayList<>(PuzzleBook.of(game).all());
        Collections.shuffle(puzzles, new Random(SEED));
        for (Puzzle puzzle : puzzles) {
            if (planted.size() == PLANTED) break;
            Match<S> match = puzzle.match(game);
            if (positions.add(puzzle.position()))
                PlantedBlunder.in(puzzle, match, PlantedBlundersTest::abandoned).ifPresent(planted::add);
        }
        List<String> missed = new ArrayList<>();
        Set<Integer> seats = new TreeSet<>();
        for (PlantedBlunder<S> each : planted) {
            seats.add(each.seat());
            if (!isBlamed(each)) missed.add(each.toString());
        }
        int found = 100 * (planted.size() - missed.size()) / planted.size();
        System.out.println(game.card().id() + ": " + (planted.size() - missed.size()) + " of " + planted.size()
                + " planted blunders found, " + WHOLE + " of them in whole games; seats " + seats + "; missed "
                + missed);
        assertEquals(PLANTED, planted.size(), "positions in which a wrong move is proved to lose");
        assertTrue(!FULL || seats.size() > 1, "seats besides the first: " + seats);
        assertTrue(found >= (FULL ? PERCENT_FOUND : 50), found + " of a hundred; missed: " + missed);
    }

    /** Bots play until somebody has one right move, a wrong one is played in its place, and they play on to the end. */
    private static <S extends State<S>> List<PlantedBlunder<S>> wholeGames(Game<S> game) {
        List<PlantedBlunder<S>> planted = new ArrayList<>();
        PuzzleMiner<S> miner = new PuzzleMiner<>(game, SEED);
        for (int number = 0; planted.size() < WHOLE && number < MATCHES; number++) {
            int seed = number;
            for (Puzzle puzzle : miner.mine(number)) {
                Match<S> before = before(miner.played(number), puzzle);
                if (planted.size() < WHOLE)
                    PlantedBlunder.in(puzzle, before, match -> BotMatch.play(match, "novice", 16, seed))
                            .ifPresent(planted::add);
            }
        }
        return planted;
    }

    /** The moment of the match that the puzzle is made of. */
    private static <S extends State<S>> Match<S> before(Match<S> whole, Puzzle puzzle) {
        S wanted = puzzle.match(whole.game()).state();
        Match<S> match = Match.open(whole.game(), whole.header());
        for (Entry entry : whole.log()) {
            if (Actor.in(match.toAct(), puzzle.seat())
                    && match.reading().position().equals(wanted.position())) return match;
            match = PlantedBlunder.enter(match, entry);
        }
        throw new AssertionError(puzzle.id() + " is not in its own match");
    }

    /** The match ends after the blunder: what followed is no part of the judgement. */
    private static <S extends State<S>> Match<S> abandoned(Match<S> match) {
        if (match.over()) return match;
        TableMove end = new TableMove(TableMove.Kind.ABANDON, 0);
        return PlantedBlunder.enter(match, new Entry(Actor.TABLE, end.code(), match.at()));
    }

    /** In a whole game of novices others may cost more, and people are told the costliest three: there every costly move is judged. */
    private static boolean isBlamed(PlantedBlunder<?> blunder) throws InterruptedException {
        ReviewDepth depth = blunder.entry() == 0 ? ReviewDepth.USUAL : UNCAPPED;
        Review review = MatchReview.of(blunder.match(), blunder.seat(), depth, ReviewProgress.NOBODY);
        return review.turningPoints().stream().anyMatch(point -> point.entry() == blunder.entry());
    }

    @TestFactory
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName(
            "In games of experts at most two moves of a hundred are blamed, of all seats, and however many there are")
    Stream<DynamicTest> falseAlarms() {
        return tried().map(game -> DynamicTest.dynamicTest(game.card().id(), () -> alarms(game)));
    }

    private static <S extends State<S>> void alarms(Game<S> game) throws InterruptedException {
        int blamed = 0;
        int judged = 0;
        int decisions = 0;
        for (int number = 0; number < EXPERT_GAMES; number++) {
            Header header = Header.of(
                    game.card().id(),
                    game.card().setup(game.card().fewestSeats(), game.card().untimed()));
            Match<S> match = BotMatch.play(Match.open(game, header), "expert", EXPERT_ITERATIONS, number);
            int seat = number % match.reading().seats();
            Review review = MatchReview.of(match, seat, UNCAPPED, ReviewProgress.NOBODY);
            blamed += review.turningPoints().size();
            judged += review.looked();
            decisions += review.decisions();
        }
        System.out.println(game.card().id() + ": " + blamed + " of " + decisions + " decisions of experts are blamed, "
                + judged + " were judged");
        assertTrue(judged > 0, "nothing was judged");
        assertTrue(100 * blamed <= 2 * decisions, blamed + " of " + decisions + " decisions are blamed");
    }
}
