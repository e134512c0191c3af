package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels;
import tablee.store.people.People;

/** What somebody is to be alerted of, while it cannot be written down. */
class AlertSenderTest {
    private static final byte[] SESSION = "session".getBytes(StandardCharsets.US_ASCII);
    private static final int SPEED = 10;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static AlertSender sender(Vertx vertx, Store store, WorkerPool readers) {
        RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);
        OutsideAddresses nowhere = new OutsideAddresses(HostResolver.SYSTEM, List.of());
        OutsideCalls calls = new OutsideCalls(vertx, nowhere, limits, Optional.empty());
        AlertDelivery delivery =
                new AlertDelivery(store, calls, PushIdentity.of(store, () -> "mailto:host"), () -> "http://here");
        AlertPlan plan = new AlertPlan(store, (person, table) -> false, (person, friend) -> false, SPEED);
        return new AlertSender(vertx, store, readers, limits, delivery, plan, SPEED);
    }

    private static void person(Store store) {
        store.people()
                .add(new People.Person("ann", "Ann", "en", false, false), SESSION, 0)
                .join();
        byte[] none = new byte[0];
        AlertChannels.Channel lamp = new AlertChannels.Channel(
                "lamp",
                "ann",
                AlertChannels.Kind.JSON,
                "Lamp",
                "https://example.org/",
                none,
                none,
                "c0de",
                false,
                1,
                0,
                0);
        store.alertChannels().add(lamp, 9, SESSION).join();
    }

    private static void block(WorkerPool readers, CountDownLatch until) {
        for (int i = 0; i < 2; i++)
            readers.execute(() -> {
                try {
                    assertTrue(until.await(1, TimeUnit.MINUTES));
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
    }

    @Test
    @DisplayName(
            "An alert that could not be written down, as nobody could read or write then, is written down afterwards")
    void later(@TempDir Path folder) throws InterruptedException {
        Vertx vertx = Vertx.vertx();
        CountDownLatch away = new CountDownLatch(1);
        try (Store store = Store.open(folder.resolve("alerts.db").toString());
                WorkerPool readers = new WorkerPool("readers", 1, 1);
                AlertSender sender = sender(vertx, store, readers)) {
            person(store);
            block(readers, away);
            sender.invited("ann", "bob", "table");
            Thread.sleep(200);
            assertEquals(List.of(), store.alerts().of("ann"));
            away.countDown();
            long last = System.nanoTime() + PATIENCE_NANOS;
            while (store.alerts().of("ann").isEmpty() && System.nanoTime() < last) Thread.sleep(50);
            assertFalse(store.alerts().of("ann").isEmpty());
        } finally {
            vertx.close().await();
        }
    }
}
