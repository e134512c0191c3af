package tablee.store.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertQueue.Alert;
import tablee.store.alerts.AlertQueue.Kind;
import tablee.store.people.People;

/** Alerts that are told once, and where they go. */
class AlertQueueTest {
    private static final int MOST = 3;

    private static final String ANN = "ann-alerts";
    private static final byte[] SESSION = ANN.getBytes(StandardCharsets.UTF_8);

    private static Alert turn(String mark, long due) {
        return Alert.of(ANN, Kind.TURN, "table", mark, due);
    }

    /** A store in which Ann is, and nothing else is known of her. */
    private static Store open(TestDatabase database) {
        Store store = database.open();
        store.forget(ANN, Samples.ERASER).join();
        store.people()
                .add(new People.Person(ANN, "Ann", "en", false, false), SESSION, 0)
                .join();
        return store;
    }

    private static List<Alert> due(Store store, long nowMillis) {
        return store.alerts().due(nowMillis, 100).stream()
                .filter(alert -> alert.person().equals(ANN))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    @DisplayName("Of many who would send an alert one may, once it is due; the same turn is not written down twice")
    void once(TestDatabase database) {
        try (Store store = open(database)) {
            AlertQueue alerts = store.alerts();
            alerts.put(turn("1.5", 100), MOST).join();
            assertFalse(alerts.claim(turn("1.5", 100), 99).join(), "not yet");
            assertEquals(1, due(store, 100).size());
            assertTrue(alerts.isWaiting(ANN, Kind.TURN, "table"));
            List<CompletableFuture<Boolean>> all = IntStream.range(0, 20)
                    .mapToObj(i -> alerts.claim(turn("1.5", 100), 100))
                    .toList();
            assertEquals(1, all.stream().filter(CompletableFuture::join).count());
            alerts.put(turn("1.5", 200), MOST).join();
            assertFalse(alerts.claim(turn("1.5", 200), 300).join(), "it was told");
            assertFalse(alerts.isWaiting(ANN, Kind.TURN, "table"));
            assertTrue(alerts.isTold(ANN, Kind.TURN, "table", 100));
            assertFalse(alerts.isTold(ANN, Kind.TURN, "table", 101));
            alerts.put(turn("1.9", 200), MOST).join();
            assertTrue(alerts.claim(turn("1.9", 200), 300).join(), "the next turn");
            alerts.again(turn("1.9", 200), 400).join();
            assertEquals(List.of(1), due(store, 400).stream().map(Alert::tries).toList());
            alerts.putOff(turn("1.9", 200), 500).join();
            assertEquals(List.of(), due(store, 499));
            assertEquals(List.of(1), due(store, 500).stream().map(Alert::tries).toList(), "nobody could try");
            alerts.giveUp(turn("1.9", 200)).join();
            assertEquals(List.of(), due(store, 1_000));
        }
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    @DisplayName("Of one person four wait at the head at most, so that nobody's keep others' away")
    void fewOfEach(TestDatabase database) {
        try (Store store = open(database)) {
            for (int i = 0; i < 9; i++) {
                Alert alert = Alert.of(ANN, Kind.TURN, "table " + i, "1.5", 100 + i);
                store.alerts().put(alert, 9).join();
            }
            assertEquals(
                    List.of("table 0", "table 1", "table 2", "table 3"),
                    due(store, 1_000).stream().map(Alert::subject).toList());
        }
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    @DisplayName(
            "BUDGET-121: Of one person the newest are kept, up to a limit, thirty days at most, and none once they are forgotten")
    void kept(TestDatabase database) {
        try (Store store = open(database)) {
            for (int i = 0; i < 2 * MOST; i++)
                store.alerts()
                        .put(Alert.of(ANN, Kind.FRIEND, "friend" + i, "1", 1_000 + i), MOST)
                        .join();
            assertEquals(
                    List.of("friend5", "friend4", "friend3"),
                    store.alerts().of(ANN).stream().map(Alert::subject).toList());
            long month = 30L * 86_400_000;
            store.upkeep().deletePast(0, month + 1_005).join();
            assertEquals(1, store.alerts().of(ANN).size());
            store.forget(ANN, Samples.ERASER).join();
            assertEquals(List.of(), store.alerts().of(ANN));
        }
    }

    private static Channel channel(String id, String person, AlertChannels.Kind kind, String address) {
        return new Channel(
                id, person, kind, "Phone", address, new byte[] {2}, new byte[] {3}, "code-" + id, false, 5, 0, 0);
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    @DisplayName("Channels fail, rest, work again and are forgotten after failing too often, or with their person")
    void channels(TestDatabase database) {
        try (Store store = open(database)) {
            AlertChannels channels = store.alertChannels();
            channels.add(channel("a", ANN, AlertChannels.Kind.PUSH, "https://one"), MOST, SESSION)
                    .join();
            channels.add(channel("b", ANN, AlertChannels.Kind.JSON, "https://two"), MOST, SESSION)
                    .join();
            channels.failed("a", 500, 3).join();
            Channel failing = channels.byCode("code-a").orElseThrow();
            assertEquals(1, failing.failures());
            assertFalse(failing.isOpen(499));
            assertTrue(failing.isOpen(500));
            channels.worked(failing).join();
            assertTrue(channels.byCode("code-a").orElseThrow().isOpen(0));
            channels.pause("a", true).join();
            assertFalse(channels.byCode("code-a").orElseThrow().isOpen(1_000));
            for (int i = 0; i < 3; i++) channels.failed("b", 500, 3).join();
            assertEquals(Optional.empty(), channels.byCode("code-b"));
            store.sessions().closeAll(ANN).join();
            assertEquals(List.of(), channels.of(ANN), "signed out everywhere, alerted in no browser");
            store.sessions().open(ANN, SESSION, 1).join();
            channels.add(channel("c", ANN, AlertChannels.Kind.JSON, "https://two"), MOST, SESSION)
                    .join();
            store.alertWishes()
                    .set(new AlertWishes.Wishes(ANN, false, true, true, 60, 120, "UTC"))
                    .join();
            assertEquals(120, store.alertWishes().of(ANN).quietUntil());
            store.forget(ANN, Samples.ERASER).join();
            assertEquals(List.of(), channels.of(ANN));
            assertEquals(AlertWishes.Wishes.usual(ANN), store.alertWishes().of(ANN));
        }
    }
}
