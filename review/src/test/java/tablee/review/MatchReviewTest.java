package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.review.ReviewedGames.opened;
import static tablee.review.ReviewedGames.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;
import tablee.core.TableMove;

/** What a review says is made of parts that add up, and comes out the same each time. */
class MatchReviewTest {
    @TestFactory
    @DisplayName(
            "result = start + own choices + others' choices + chance + what was revealed, in every game and for every seat")
    Stream<DynamicTest> addsUp() {
        return ReviewedGames.all(7)
                .map(match -> DynamicTest.dynamicTest(name(match), () -> {
                    for (int seat = 0; seat < match.reading().seats(); seat++) addsUp(match, review(match, seat));
                }));
    }

    private static String name(Match<?> match) {
        return match.header().game() + ", " + match.reading().seats() + " seats";
    }

    private static void addsUp(Match<?> match, Review review) {
        ReviewShares shares = review.shares();
        assertEquals(
                shares.result(), shares.start() + shares.own() + shares.others() + shares.chance() + shares.revealed());
        int value = shares.start();
        for (ReviewPoint point : review.points()) {
            value += point.change() + point.revealed();
            assertEquals(point.value(), value, "after entry " + point.entry());
            assertTrue(value >= 0 && value <= 1000, "after entry " + point.entry() + ": " + value);
        }
        assertEquals(won(match, review.seat()), shares.result());
        assertEquals(
                match.version(), review.points().size(), "nothing was taken back, so there is a point for each entry");
        int choices = review.bySeat().stream().mapToInt(Integer::intValue).sum();
        assertEquals(shares.own() + shares.others(), choices, "what each seat contributed");
        int losses = review.points().stream()
                .filter(point -> point.cause() == ReviewCause.OWN)
                .mapToInt(point -> Math.max(0, -point.change()))
                .sum();
        assertTrue(review.lost() >= 0 && review.lost() <= losses, "what own moves cost, the best ones left out");
    }

    /** How many of the others are behind, a tie being half; where all play together, all or nothing. */
    private static int won(Match<?> match, int seat) {
        int[] ranks = match.ranks().orElseThrow();
        int rivals = 0;
        int halves = 0;
        for (int other = 0; other < ranks.length; other++) {
            if (match.reading().side(other) == match.reading().side(seat)) continue;
            rivals++;
            halves += ranks[other] > ranks[seat] ? 2 : ranks[other] == ranks[seat] ? 1 : 0;
        }
        return rivals == 0 ? (ranks[seat] == 1 ? 1000 : 0) : Math.round(500f * halves / rivals);
    }

    @TestFactory
    @DisplayName("A review comes out the same each time: nothing in it depends on time, or on who asks")
    Stream<DynamicTest> repeats() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.card().id(), () -> repeats(game)));
    }

    private static <S extends State<S>> void repeats(Game<S> game) {
        Match<S> match = ReviewedGames.played(game, game.card().fewestSeats(), Map.of(), 3);
        assertEquals(review(match, 0), review(Match.replay(game, match.header(), match.log()), 0));
    }

    @Test
    @DisplayName("A seat that resigns has itself to thank for the rest, and its opponent has others to thank")
    void resigns() {
        Match<?> match = cut(Games.find("circus"), new TableMove(TableMove.Kind.RESIGN, 0));
        Review loser = review(match, 0);
        Review winner = review(match, 1);
        ReviewPoint last = loser.points().get(loser.points().size() - 1);
        assertEquals(ReviewCause.OWN, last.cause());
        assertEquals(0, loser.shares().result());
        assertEquals(1000, winner.shares().result());
        assertEquals(
                ReviewCause.OTHERS,
                winner.points().get(winner.points().size() - 1).cause());
    }

    @Test
    @DisplayName("An abandoned match ends where it stood")
    void abandoned() {
        Review review = review(cut(Games.find("rando"), new TableMove(TableMove.Kind.ABANDON, 0)), 0);
        assertFalse(review.finished());
        assertEquals(
                review.points().get(review.points().size() - 1).value(),
                review.shares().result());
    }

    @Test
    @DisplayName("What was taken back is no part of the curve")
    void undone() {
        Match<?> match = cut(Games.find("circus"), new TableMove(TableMove.Kind.RESIGN, 0));
        Match<?> undone = undone(match);
        assertEquals(undone.version() - 2, review(undone, 0).points().size(), "the move and the undo are left out");
    }

    private static <S extends State<S>> Match<S> undone(Match<S> over) {
        Match<S> match = Match.replay(over.game(), over.header(), over.log().subList(0, over.version() - 1));
        while (match.undoable() == 0) match = random(match);
        match = enter(match, new Entry(Actor.TABLE, new TableMove(TableMove.Kind.UNDO, 1).code(), match.at()));
        return enter(match, new Entry(Actor.TABLE, new TableMove(TableMove.Kind.RESIGN, 0).code(), match.at()));
    }

    @Test
    @DisplayName("A match that goes on is not reviewed")
    void onlyFinished() {
        Match<?> match = opened(Games.find("circus"), 2, Map.of());
        assertThrows(IllegalArgumentException.class, () -> review(match, 0));
    }

    @Test
    @DisplayName("The curve grows while it is made, and a review that nobody waits for stops")
    void grows() {
        Match<?> match = ReviewedGames.played(Games.find("rando"), 2, Map.of(), 5);
        List<Integer> seen = new ArrayList<>();
        assertThrows(
                InterruptedException.class,
                () -> MatchReview.of(match, 0, ReviewedGames.QUICK, new ReviewProgress() {
                    @Override
                    public void reached(ReviewPoint point) {
                        seen.add(point.entry());
                        if (seen.size() == 10) Thread.currentThread().interrupt();
                    }
                }));
        assertEquals(10, seen.size());
    }

    private static <S extends State<S>> Match<S> cut(Game<S> game, TableMove end) {
        Match<S> match = opened(game, 2, Map.of());
        Match<S> whole = BotMatch.play(match, "novice", 20, 11);
        match = Match.replay(game, match.header(), whole.log().subList(0, whole.version() / 2));
        return enter(match, new Entry(Actor.TABLE, end.code(), match.at()));
    }

    private static <S extends State<S>> Match<S> random(Match<S> match) {
        int actor = Actor.first(match.toAct());
        Moves moves = new Moves();
        match.reading().moves(actor, moves);
        return enter(match, new Entry(actor, moves.get(0), match.at()));
    }

    private static <S extends State<S>> Match<S> enter(Match<S> match, Entry entry) {
        if (match.play(entry) instanceof Match.Accepted<S> accepted) return accepted.match();
        throw new AssertionError(entry + " is refused");
    }
}
