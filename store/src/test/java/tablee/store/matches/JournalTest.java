package tablee.store.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.entries;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.core.Entry;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.database.StoreException;

/** What a journal promises, on both databases. */
class JournalTest {
    @ParameterizedTest
    @EnumSource
    void whatWasAcknowledgedIsThereAgainAfterReopening(TestDatabase place) {
        String match = place.name("again");
        try (Store store = place.open()) {
            store.write(entries(match, 1, begun(store, match), THREE)).join();
        }
        try (Store store = place.open()) {
            Journal.Whole whole =
                    assertInstanceOf(Journal.Whole.class, store.journal().load(match));
            assertEquals(THREE, whole.entries());
            assertEquals("{\"game\":\"nim\"}", whole.start().header());
            store.write(entries(match, 2, whole.last(), List.of(new Entry(0, 3, 4000))))
                    .join();
            assertEquals(4, ((Journal.Whole) store.journal().load(match)).last().version());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("ASVS 2.3.3: a second writer is refused and nothing of it is kept")
    void aSecondWriterIsRefusedAndNothingOfItIsKept(TestDatabase place) {
        String match = place.name("second");
        try (Store store = place.open()) {
            Journal.Tail tail = begun(store, match);
            store.write(entries(match, 1, tail, THREE)).join();
            Change second = entries(match, 2, tail, List.of(new Entry(0, 4, 0)));
            CompletionException refused = assertThrows(
                    CompletionException.class, () -> store.write(second).join());
            StoreException cause = assertInstanceOf(StoreException.class, refused.getCause());
            assertEquals(StoreException.Kind.REFUSED, cause.kind());
            assertEquals(THREE, ((Journal.Whole) store.journal().load(match)).entries());
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyTablesWriteAtOnceAndOneThatFailsHarmsNoOther(TestDatabase place) {
        try (Store store = place.open()) {
            List<CompletableFuture<Void>> writes = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                String match = place.name("many" + i);
                Journal.Tail tail = begun(store, match);
                writes.add(store.write(entries(match, 1, tail, THREE)));
                if (i % 10 == 0) writes.add(store.write(entries(match, 1, tail, THREE)));
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
    void aMatchThatWasNeverBegunIsMissingAndTakesNoEntries(TestDatabase place) {
        try (Store store = place.open()) {
            assertInstanceOf(Journal.Missing.class, store.journal().load(place.name("nowhere")));
            String match = place.name("nowhere");
            Change unbegun = entries(match, 0, new Journal.Tail(0, new byte[32]), THREE);
            assertThrows(CompletionException.class, () -> store.write(unbegun).join());
            assertTrue(store.tables().load(match).isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("ASVS 16.5.3: a changed or missing entry quarantines its match only")
    void aChangedOrMissingEntryQuarantinesItsMatchOnly(TestDatabase place) throws SQLException {
        String changed = place.name("changed");
        String lost = place.name("lost");
        String sound = place.name("sound");
        try (Store store = place.open()) {
            for (String match : List.of(changed, lost, sound)) {
                store.write(entries(match, 1, begun(store, match), THREE)).join();
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

    private static void damage(TestDatabase place, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(place.jdbc());
                Statement statement = connection.createStatement()) {
            assertEquals(1, statement.executeUpdate(sql));
        }
    }
}
