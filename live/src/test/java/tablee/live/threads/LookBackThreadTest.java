package tablee.live.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.table.message.Effects;

class LookBackThreadTest {
    private final AtomicInteger rests = new AtomicInteger();
    private final LookBackThread thread = new LookBackThread(nanos -> rests.incrementAndGet());
    private final BlockingQueue<List<String>> answers = new LinkedBlockingQueue<>();
    private final CountDownLatch go = new CountDownLatch(1);

    @AfterEach
    void close() {
        thread.close();
    }

    private void ask(String place, String key, Supplier<String> body) {
        Effects.LookBack look = new Effects.LookBack("line", key, "{\"of\":", body, key + " done", "too many");
        thread.look(place, look, made -> answers.add(made.texts()));
    }

    private List<String> next() throws InterruptedException {
        List<String> next = answers.poll(60, TimeUnit.SECONDS);
        if (next == null) throw new AssertionError("no answer");
        return next;
    }

    /** From now on the thread is busy. */
    private void block() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        ask("eve", "first", () -> {
            try {
                begun.countDown();
                return go.await(60, TimeUnit.SECONDS) ? "1" : "2";
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        begun.await();
    }

    @Test
    @DisplayName(
            "BUDGET-75, BUDGET-76: parts are made beside play, one at a time; twenty of a place wait, and places take turns")
    void turns() throws InterruptedException {
        block();
        int asked = Budget.LOOKS_WAITING_FROM.count() + 2;
        for (int i = 0; i < asked; i++)
            ask("eve", "e" + i, () -> Thread.currentThread().getName());
        ask("ann", "a", () -> "7");
        while (answers.peek() != null) assertEquals(List.of("too many"), next());
        go.countDown();
        assertEquals(List.of("{\"of\":1}", "first done"), next());
        assertEquals(List.of("{\"of\":tablee-replay}", "e0 done"), next());
        assertEquals(List.of("{\"of\":7}", "a done"), next());
        assertEquals(List.of("{\"of\":tablee-replay}", "e1 done"), next());
        assertTrue(rests.get() >= 3, "it rests after each part");
    }

    @Test
    @DisplayName(
            "BUDGET-75: where all that may wait does, a new place still comes in, and the greediest one waits for less")
    void full() throws InterruptedException {
        block();
        int places = Budget.LOOKS_WAITING.count() / Budget.LOOKS_WAITING_FROM.count();
        for (int i = 0; i <= Budget.LOOKS_WAITING.count(); i++) ask("eve" + i % places, "e" + i, () -> "0");
        while (answers.peek() != null) assertEquals(List.of("too many"), next());
        ask("ann", "a", () -> "7");
        assertEquals(List.of("too many"), next());
        go.countDown();
        for (int i = 0; i <= places; i++) next();
        assertEquals(List.of("{\"of\":7}", "a done"), next());
    }

    @Test
    @DisplayName(
            "BUDGET-77: what was made is kept for the next one, within a bound; what fails is refused and ends nothing")
    void kept() throws InterruptedException {
        ReplayPartCache parts = new ReplayPartCache();
        assertEquals("x", parts.get("a", () -> "x"));
        assertEquals("x", parts.get("a", () -> "y"));
        java.util.Random random = new java.util.Random(1);
        for (int i = 0; i < 200; i++) {
            String text = random.ints(50_000, 'a', 'z')
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            assertEquals(text, parts.get("b" + i, () -> text));
        }
        assertTrue(parts.bytes() <= Budget.PARTS_KEPT.most());
        assertEquals("y", parts.get("a", () -> "y"), "the oldest has gone");
        ask("ann", "broken", () -> {
            throw new IllegalStateException("as the test wants it");
        });
        assertEquals(List.of("too many"), next());
        ask("ann", "whole", () -> "1");
        assertEquals(List.of("{\"of\":1}", "whole done"), next());
    }
}
