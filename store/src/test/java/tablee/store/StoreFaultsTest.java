package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.entries;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.store.database.Database;
import tablee.store.database.Sql;
import tablee.store.database.StoreException;
import tablee.store.database.StoreWriter;
import tablee.store.database.WriteLock;
import tablee.store.matches.Journal;
import tablee.store.tables.Tables;

/** What a store says when a commit breaks or finds no room: nothing is guessed, nothing is half there. */
class StoreFaultsTest {
    private static final int PORT =
            Integer.parseInt(TestDatabase.POSTGRESQL.address().replaceAll(".*:(\\d+)/.*", "$1"));

    private static String through(Severed way) {
        return TestDatabase.POSTGRESQL.address().replace(":" + PORT + "/", ":" + way.port() + "/");
    }

    private static StoreException.Kind fate(Store store, Change change) {
        CompletionException fault = assertThrows(
                CompletionException.class, () -> store.write(change).join());
        return assertInstanceOf(StoreException.class, fault.getCause()).kind();
    }

    private static List<Entry> log(Store store, String match) {
        return assertInstanceOf(Journal.Whole.class, store.journal().load(match))
                .entries();
    }

    @Test
    @DisplayName(
            "A connection cut before COMMIT: the outcome is unknown, reading says that nothing is there, and it goes on")
    void cutBeforeCommit() throws IOException {
        try (Severed way = new Severed(PORT);
                Store store = Store.open(through(way))) {
            Journal.Tail tail = begun(store, "cut-before");
            way.when = Severed.When.BEFORE_COMMIT;
            assertEquals(StoreException.Kind.UNKNOWN, fate(store, entries("cut-before", 1, tail, THREE)));
            way.when = Severed.When.NEVER;
            assertEquals(List.of(), log(store, "cut-before"));
            store.write(entries("cut-before", 1, tail, THREE)).join();
            assertEquals(THREE, log(store, "cut-before"));
        }
    }

    @Test
    @DisplayName(
            "A connection cut after COMMIT: the outcome is unknown, reading says that all is there, and twice is refused")
    void cutAfterCommit() throws IOException {
        try (Severed way = new Severed(PORT);
                Store store = Store.open(through(way))) {
            Journal.Tail tail = begun(store, "cut-after");
            way.when = Severed.When.AFTER_COMMIT;
            assertEquals(StoreException.Kind.UNKNOWN, fate(store, entries("cut-after", 1, tail, THREE)));
            way.when = Severed.When.NEVER;
            awaitCommit(store, "cut-after");
            assertEquals(THREE, log(store, "cut-after"));
            assertEquals(StoreException.Kind.REFUSED, fate(store, entries("cut-after", 1, tail, THREE)));
            assertEquals(THREE, log(store, "cut-after"));
        }
    }

    /** The commit is under way while nobody listens any more. */
    private static void awaitCommit(Store store, String match) {
        long until = System.nanoTime() + 10_000_000_000L;
        while (log(store, match).isEmpty() && System.nanoTime() < until) Thread.onSpinWait();
    }

    @Test
    @DisplayName("A claim that was lost when the database was stopped is taken again, and holds as before")
    void claimIsKept() throws SQLException {
        String address = TestDatabase.POSTGRESQL.address();
        try (WriteLock claim = WriteLock.of(address)) {
            assertTrue(claim.keep());
            try (Connection connection = DriverManager.getConnection(TestDatabase.POSTGRESQL.jdbc())) {
                connection
                        .createStatement()
                        .executeQuery("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'")
                        .close();
            }
            assertTrue(claim.keep());
            assertThrows(BadInput.class, () -> WriteLock.of(address));
        }
        WriteLock.of(address).close();
    }

    @Test
    @DisplayName(
            "A full disk: what finds no room is refused whole, what was there stays, and with room again it goes on")
    void fullDisk(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("full.db");
        Store.open(file.toString()).close();
        int pages = fill("jdbc:sqlite:" + file);
        try (Store store = Store.open(file + "?max_page_count=" + (pages + 4))) {
            Journal.Tail tail = begun(store, "first");
            store.write(entries("first", 1, tail, THREE)).join();
            int made = 0;
            Change next = Change.of(1, Samples.table("t0", 0)).begin(Samples.start("t0"));
            while (made < 10_000 && isWritten(store, next)) {
                made++;
                next = Change.of(1, Samples.table("t" + made, 0)).begin(Samples.start("t" + made));
            }
            assertTrue(made < 10_000, "it never was full");
            assertEquals(StoreException.Kind.FULL, fate(store, next));
            assertInstanceOf(Journal.Missing.class, store.journal().load("t" + made), "nothing is half there");
            assertEquals(THREE, log(store, "first"));
            makeRoom("jdbc:sqlite:" + file);
            store.write(next).join();
            assertInstanceOf(Journal.Whole.class, store.journal().load("t" + made));
        }
    }

    @Test
    @DisplayName("Whatever a driver throws when its connection breaks: the outcome is unknown, and the writer goes on")
    void writerGoesOn(@TempDir Path folder) {
        try (Database database = Database.open(folder.resolve("odd.db").toString());
                StoreWriter writer = new StoreWriter(database.writing())) {
            for (String what : List.of("this should not be thrown", "nor this")) {
                CompletionException fault = assertThrows(CompletionException.class, () -> writer.write(batch -> {
                            throw new AssertionError(what);
                        })
                        .join());
                assertEquals(
                        StoreException.Kind.UNKNOWN,
                        assertInstanceOf(StoreException.class, fault.getCause()).kind());
            }
            writer.write(batch -> Tables.write(batch, Samples.table("after", 0), 1))
                    .join();
        }
    }

    private static boolean isWritten(Store store, Change change) {
        try {
            store.write(change).join();
            return true;
        } catch (CompletionException fault) {
            assertTrue(StoreException.isFull(fault), fault.toString());
            return false;
        }
    }

    /** Something that can be thrown away later; the answer is how large the file is with it. */
    private static int fill(String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            Sql.run(connection, "create table ballast (weight blob)");
            Sql.run(connection, "insert into ballast values (zeroblob(400000))");
            try (ResultSet row = connection.createStatement().executeQuery("pragma page_count")) {
                return row.getInt(1);
            }
        }
    }

    private static void makeRoom(String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            Sql.run(connection, "delete from ballast");
        }
    }
}
