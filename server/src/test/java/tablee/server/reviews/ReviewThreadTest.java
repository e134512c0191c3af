package tablee.server.reviews;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.review.BotMatch;
import tablee.review.ReviewDepth;
import tablee.review.ReviewPoint;
import tablee.review.ReviewSoFar;
import tablee.table.budget.Budget;

class ReviewThreadTest {
    private static final ReviewDepth QUICK = new ReviewDepth(8, 20, "novice", 4, 4, 20, 1, 1);
    private static final Match<?> PLAYED = played(Games.find("circus"));

    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final AtomicLong rests = new AtomicLong();
    private final List<String> made = new CopyOnWriteArrayList<>();
    private final ReviewThread thread =
            new ReviewThread(QUICK, this::rest, (match, review) -> made.add(match + " " + review.seat()));

    private static <S extends State<S>> Match<S> played(Game<S> game) {
        return BotMatch.play(opened(game), "random", 1, 5);
    }

    private static <S extends State<S>> Match<S> opened(Game<S> game) {
        return Match.open(game, Header.of(game.card().id(), game.card().setup(2, Map.of())));
    }

    private void rest(long nanos) throws InterruptedException {
        begun.countDown();
        rests.incrementAndGet();
        go.await();
    }

    @AfterEach
    void close() {
        thread.close();
    }

    private boolean begins(String place, String match) {
        return thread.begin(place, match, PLAYED, 0).isPresent();
    }

    private static ReviewSoFar done(ReviewInProgress review) throws InterruptedException {
        while (review.from(0).review().isEmpty()) {
            assertFalse(review.isFailed());
            Thread.sleep(5);
        }
        return review.from(0);
    }

    @Test
    @DisplayName(
            "BUDGET-142, BUDGET-143: reviews are made one at a time; four of an address wait, and no more than sixty in all")
    void waits() throws InterruptedException {
        begins("eve", "first");
        begun.await();
        for (int i = 0; i < Budget.REVIEWS_WAITING_FROM.count(); i++) assertTrue(begins("eve", "match " + i));
        assertFalse(begins("eve", "one more"), "an address has its share");
        assertTrue(begins("ann", "hers"), "others are not held up by it");
        for (int i = 0; thread.waiting() < Budget.REVIEWS_WAITING.count(); i++)
            assertTrue(begins("place " + i, "m " + i));
        assertTrue(begins("zoe", "zoe's"), "the newest of the one who has most makes room");
        assertEquals(Budget.REVIEWS_WAITING.count(), thread.waiting());
        assertTrue(thread.find("match 3", 0).isEmpty(), "and can be asked for again");
    }

    @Test
    @DisplayName("The thread rests every few milliseconds of its work, and the curve can be read while it grows")
    void rests() throws InterruptedException {
        go.countDown();
        ReviewInProgress review = thread.begin("ann", "match", PLAYED, 1).orElseThrow();
        ReviewSoFar done = done(review);
        assertEquals(done.entries(), review.size());
        assertTrue(rests.get() >= done.entries(), rests + " rests");
        assertEquals(ReviewSoFar.Stage.DONE, done.stage());
        assertEquals(List.of("match 1"), made, "what it says is handed on, once");
        assertEquals(List.of(), review.from(review.size()).points());
        assertEquals(
                done.review().orElseThrow().points().subList(0, 3),
                done.points().subList(0, 3));
    }

    @Test
    @DisplayName("BUDGET-144: what is kept has an end; what was asked for longest ago is made again")
    void forgets() throws InterruptedException {
        go.countDown();
        ReviewInProgress oldest = thread.begin("ann", "oldest", PLAYED, 0).orElseThrow();
        ReviewPoint point = done(oldest).points().get(0);
        for (int i = oldest.size(); i < Budget.REVIEW_POINTS_KEPT.count(); i++) oldest.reached(point);
        assertTrue(begins("ann", "next"));
        assertTrue(thread.find("oldest", 0).isPresent(), "as much as is kept");
        oldest.reached(point);
        assertTrue(thread.find("next", 0).isPresent());
        assertTrue(begins("ann", "one more"));
        assertTrue(thread.find("oldest", 0).isEmpty());
        assertTrue(thread.find("next", 0).isPresent());
    }

    @Test
    @DisplayName("BUDGET-145: a match of thousands of entries is not reviewed")
    void tooLong() {
        Match<?> endless = endless(opened(Games.find("circus")));
        assertThrows(BadInput.class, () -> thread.begin("eve", "endless", endless, 0));
    }

    private static <S extends State<S>> Match<S> endless(Match<S> match) {
        Match<S> longer = match;
        for (int i = 0; i <= Budget.REVIEWED_ENTRIES.count(); i++) {
            TableMove.Kind kind = i % 2 == 0 ? TableMove.Kind.PAUSE : TableMove.Kind.RESUME;
            Entry entry = new Entry(Actor.TABLE, new TableMove(kind, 0).code(), 0);
            longer = ((Match.Accepted<S>) longer.play(entry)).match();
        }
        return longer;
    }
}
