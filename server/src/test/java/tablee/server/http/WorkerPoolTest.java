package tablee.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Future;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class WorkerPoolTest {
    @Test
    @DisplayName(
            "ASVS 15.2.2: What takes long waits in a queue with an end; beyond it the answer is no, at once, and work goes on")
    void full() throws Exception {
        try (WorkerPool pool = new WorkerPool("test", 1, 2)) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch go = new CountDownLatch(1);
            Future<String> working = pool.ask(() -> {
                begun.countDown();
                await(go);
                return "first";
            });
            await(begun);
            Future<String> second = pool.ask(() -> "second");
            Future<String> third = pool.ask(() -> "third");
            Future<String> refused = pool.ask(() -> "fourth");
            assertEquals(2, pool.waiting());
            assertTrue(refused.failed());
            assertEquals(503, ((HttpFault) refused.cause()).status());
            go.countDown();
            for (Future<String> each : List.of(working, second, third)) {
                each.toCompletionStage().toCompletableFuture().get();
            }
            assertEquals("third", third.result());
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
