package tablee.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.http.HttpFault;
import tablee.table.budget.Budget;

class AnalysisThreadTest {
    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final AtomicInteger rests = new AtomicInteger();
    private final AnalysisThread thread = new AnalysisThread(nanos -> rests.incrementAndGet());

    @AfterEach
    void close() {
        thread.close();
    }

    private Future<String> ask(String place) {
        return thread.ask(place, rest -> {
            begun.countDown();
            go.await();
            rest.take();
            return place + " " + Thread.currentThread().getPriority();
        });
    }

    private static <T> T done(Future<T> future) throws Exception {
        return future.toCompletionStage().toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    @Test
    @DisplayName("It thinks with the lowest priority, and rests as it is told to")
    void rests() throws Exception {
        go.countDown();
        assertEquals("ann " + Thread.MIN_PRIORITY, done(ask("ann")));
        assertEquals(1, rests.get());
    }

    @Test
    @DisplayName(
            "BUDGET-207, BUDGET-252: moments are analysed one at a time; eight of an address wait, and no more than sixty in all, in turn")
    void waits() throws Exception {
        Future<String> first = ask("eve");
        assertTrue(begun.await(20, TimeUnit.SECONDS));
        List<Future<String>> eves = new ArrayList<>();
        for (int i = 0; i < Budget.ANALYSES_WAITING_FROM.count(); i++) eves.add(ask("eve"));
        Future<String> tooMuch = ask("eve");
        assertInstanceOf(HttpFault.class, tooMuch.cause(), "an address has its share");
        Future<String> anns = ask("ann");
        for (int i = 0; thread.waiting() < Budget.ANALYSES_WAITING.count(); i++) ask("place " + i);
        ask("zoe");
        assertEquals(Budget.ANALYSES_WAITING.count(), thread.waiting());
        assertTrue(eves.get(eves.size() - 1).failed(), "the newest of the one who has most makes room");
        assertFalse(anns.isComplete());
        go.countDown();
        done(first);
        done(anns);
    }
}
