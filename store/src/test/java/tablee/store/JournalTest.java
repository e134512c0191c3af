package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.core.Entry;

/** What a journal promises, on both databases. */
class JournalTest {
    private static final List<Entry> THREE = List.of(new Entry(62, 1, 0), new Entry(0, 7, 1500), new Entry(1, 9, 3000));

    private static Journal.MatchStart start(String match) {
        return new Journal.MatchStart(match, "{\"game\":\"nim\"}", "c0", new byte[32]);
    }

    private static Journal.Tail begun(Store store, String match) {
        return store.journal().begin(start(match), 1).join();
    }

    @ParameterizedTest
    @EnumSource
    void whatWasAcknowledgedIsThereAgainAfterReopening(Place place) {
        String match = place.name("again");
        try (Store store = place.open()) {
            store.journal().append(match, begun(store, match), THREE, 5).join();
        }
        try (Store store = place.open()) {
            Journal.Whole whole =
                    assertInstanceOf(Journal.Whole.class, store.journal().load(match));
            assertEquals(THREE, whole.entries());
            assertEquals("{\"game\":\"nim\"}", whole.start().header());
            Journal.Tail tail = store.journal()
                    .append(match, whole.last(), List.of(new Entry(0, 3, 4000)), 6)
                    .join();
            assertEquals(4, tail.version());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSecondWriterIsRefusedAndNothingOfItIsKept(Place place) {
        String match = place.name("second");
        try (Store store = place.open()) {
            Journal.Tail tail = begun(store, match);
            store.journal().append(match, tail, THREE, 5).join();
            CompletionException refused = assertThrows(CompletionException.class, () -> store.journal()
                    .append(match, tail, List.of(new Entry(0, 4, 0)), 5)
                    .join());
            StoreException cause = assertInstanceOf(StoreException.class, refused.getCause());
            assertEquals(StoreException.Kind.REFUSED, cause.kind());
            assertEquals(THREE, ((Journal.Whole) store.journal().load(match)).entries());
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyTablesWriteAtOnceAndOneThatFailsHarmsNoOther(Place place) {
        try (Store store = place.open()) {
            List<CompletableFuture<Journal.Tail>> writes = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                String match = place.name("many" + i);
                Journal.Tail tail = begun(store, match);
                writes.add(store.journal().append(match, tail, THREE, 5));
                if (i % 10 == 0) writes.add(store.journal().append(match, tail, THREE, 5));
            }
            long refused = writes.stream()
                    .filter(write -> {
                        try {
                            write.join();
                            return false;
                        } catch (CompletionException e) {
                            return true;
                        }
                    })
                    .count();
            assertEquals(20, refused);
            for (int i = 0; i < 200; i++) {
                Journal.Kept kept = store.journal().load(place.name("many" + i));
                assertEquals(THREE, ((Journal.Whole) kept).entries());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMatchThatWasNeverBegunIsMissingAndTakesNoEntries(Place place) {
        try (Store store = place.open()) {
            assertInstanceOf(Journal.Missing.class, store.journal().load(place.name("nowhere")));
            Journal.Tail tail = new Journal.Tail(0, new byte[32]);
            assertThrows(CompletionException.class, () -> store.journal()
                    .append(place.name("nowhere"), tail, THREE, 5)
                    .join());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aChangedOrMissingEntryQuarantinesItsMatchOnly(Place place) throws SQLException {
        String changed = place.name("changed");
        String lost = place.name("lost");
        String sound = place.name("sound");
        try (Store store = place.open()) {
            for (String match : List.of(changed, lost, sound)) {
                store.journal().append(match, begun(store, match), THREE, 5).join();
            }
            damage(place, "update entries set move = 8 where seq = 1 and match = '" + changed + "'");
            damage(place, "delete from entries where seq = 1 and match = '" + lost + "'");
            assertReason("entry 1 or one before was changed", store.journal().load(changed));
            assertReason("entry 1 is missing", store.journal().load(lost));
            assertInstanceOf(Journal.Whole.class, store.journal().load(sound));
        }
    }

    private static void assertReason(String what, Journal.Kept kept) {
        String reason = assertInstanceOf(Journal.Damaged.class, kept).reason();
        assertTrue(reason.contains(what), reason);
    }

    private static void damage(Place place, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(place.jdbc());
                Statement statement = connection.createStatement()) {
            assertEquals(1, statement.executeUpdate(sql));
        }
    }
}
