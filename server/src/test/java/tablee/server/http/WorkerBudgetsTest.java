package tablee.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Future;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

class WorkerBudgetsTest {
    @Test
    @DisplayName(
            "BUDGET-50: so much work waits; anyone who comes then is told to come back, and an error ends no thread")
    void full() throws InterruptedException {
        Budget budget = Budget.READS_WAITING;
        CountDownLatch go = new CountDownLatch(1);
        try (WorkerPool pool = new WorkerPool("test", 1, budget.count())) {
            Future<Boolean> first = pool.ask(() -> wait(go));
            for (int i = 0; i < budget.most() - 1; i++) pool.ask(() -> 0);
            Future<Integer> broken = pool.ask(() -> {
                throw new StackOverflowError();
            });
            Future<Integer> late = pool.ask(() -> 0);
            for (int i = 0; i < 3; i++) late = pool.ask(() -> 0);
            assertEquals(503, assertInstanceOf(HttpFault.class, late.cause()).status());
            go.countDown();
            assertTrue(first.await(10, TimeUnit.SECONDS));
            while (!broken.isComplete()) Thread.onSpinWait();
            assertInstanceOf(StackOverflowError.class, broken.cause());
            assertEquals(1, pool.ask(() -> 1).await(10, TimeUnit.SECONDS));
        } catch (java.util.concurrent.TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean wait(CountDownLatch go) {
        try {
            return go.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
