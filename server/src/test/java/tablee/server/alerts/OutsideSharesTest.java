package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.server.alerts.TestCalls.machines;
import static tablee.server.alerts.TestCalls.outcome;
import static tablee.server.alerts.TestCalls.to;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;
import tablee.table.budget.Budget;

/** Machines and name servers that take their time, beside somebody whose own answers at once. */
class OutsideSharesTest {
    private static final long SOON_MILLIS = 5_000;

    private final Vertx vertx = Vertx.vertx();
    private final RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);
    private HookListener listener;

    @BeforeEach
    void open() throws IOException {
        listener = new HookListener();
    }

    @AfterEach
    void close() {
        listener.close();
        vertx.close().await();
    }

    private OutsideCalls calls(HostResolver resolver, String... allowed) {
        return new OutsideCalls(vertx, new OutsideAddresses(resolver, List.of(allowed)), limits, Optional.empty());
    }

    private void honest(OutsideCalls calls) {
        long begun = System.currentTimeMillis();
        assertEquals(Outcome.TAKEN, outcome(calls.make(to(listener.address("/ann")))));
        long took = listener.next().atMillis() - begun;
        assertTrue(took <= SOON_MILLIS, took + " ms");
    }

    @Test
    @DisplayName(
            "BUDGET-222: A name server that does not answer keeps its own domain waiting, and no other; nobody waits longer than seconds, and what had no room is no try")
    void slowNames() {
        CountDownLatch answers = new CountDownLatch(1);
        AtomicInteger asked = new AtomicInteger();
        HostResolver slow = host -> {
            if (!host.endsWith("slow.example")) return HostResolver.SYSTEM.resolve(host);
            asked.incrementAndGet();
            await(answers);
            throw new UnknownHostException(host);
        };
        OutsideCalls calls = calls(slow, listener.host());
        List<Future<Outcome>> stuck = new ArrayList<>();
        for (int i = 0; i < 40; i++) stuck.add(calls.make(to("https://n" + i + ".slow.example/")));
        honest(calls);
        List<Outcome> ends = stuck.stream().map(TestCalls::outcome).toList();
        assertEquals(Budget.ALERT_NAMES.count(), asked.get());
        assertEquals(
                Budget.ALERT_NAMES.count(),
                ends.stream().filter(Outcome.LATER::equals).count());
        assertEquals(
                40 - Budget.ALERT_NAMES.count(),
                ends.stream().filter(Outcome.NO_ROOM::equals).count());
        answers.countDown();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("BUDGET-223: A limited number of names is looked up at a time, of any domains; the rest have no room")
    void manyNames() {
        CountDownLatch answers = new CountDownLatch(1);
        AtomicInteger asked = new AtomicInteger();
        OutsideCalls calls = calls(host -> {
            asked.incrementAndGet();
            await(answers);
            return machines("127.0.0.1");
        });
        List<Future<Outcome>> stuck = new ArrayList<>();
        int most = Budget.ALL_ALERT_NAMES.count();
        for (int i = 0; i < most; i++) stuck.add(calls.make(to("https://slow" + i + ".example/")));
        assertEquals(Outcome.NO_ROOM, outcome(calls.make(to("https://one-more.test/"))));
        assertEquals(most, asked.get());
        answers.countDown();
        stuck.forEach(each -> assertFalse(outcome(each) == Outcome.TAKEN));
    }

    @Test
    @DisplayName("BUDGET-221: A machine that does not answer has few calls at a time, and what had no room is no try")
    void slowMachine() throws IOException {
        try (ServerSocket silent = OutsideCallsTest.rude("")) {
            String host = "127.0.0.1:" + silent.getLocalPort();
            OutsideCalls calls = calls(HostResolver.SYSTEM, host);
            List<Future<Outcome>> stuck = new ArrayList<>();
            for (int i = 0; i < Budget.ALERTS_UNDER_WAY.count(); i++) stuck.add(calls.make(to("http://" + host + "/")));
            List<Outcome> ends = stuck.stream().map(TestCalls::outcome).toList();
            int most = Budget.ALERTS_UNDER_WAY_TO.count();
            assertEquals(most, ends.stream().filter(Outcome.FAILED::equals).count(), "said, and never answered");
            assertEquals(
                    ends.size() - most,
                    ends.stream().filter(Outcome.NO_ROOM::equals).count());
            assertEquals(0, calls.underWay());
        }
    }

    @Test
    @DisplayName("BUDGET-220: One person has few calls at a time, however many channels they have")
    void onePerson() {
        OutsideCalls calls = calls(HostResolver.SYSTEM);
        assertTrue(calls.take("eve", Budget.ALERTS_UNDER_WAY_OF.count()));
        assertFalse(calls.take("eve", 1));
        assertFalse(calls.hasRoom("eve"));
        assertTrue(calls.take("ann", 1));
    }
}
