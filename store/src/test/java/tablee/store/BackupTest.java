package tablee.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.entries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.core.BadInput;
import tablee.store.admin.Reports;
import tablee.store.alerts.NoticeSettings;
import tablee.store.database.Sql;
import tablee.store.database.WriteLock;
import tablee.store.matches.Journal;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.store.tables.Chat;

/** Everything in one file, and back, on both databases. */
class BackupTest {
    @TempDir
    Path folder;

    /** A database of this test alone. */
    private String fresh(TestDatabase place, String name) throws SQLException {
        if (place == TestDatabase.SQLITE) return folder.resolve(name + ".db").toString();
        try (Connection connection = DriverManager.getConnection(place.jdbc())) {
            Sql.run(connection, "drop database if exists " + name);
            Sql.run(connection, "create database " + name);
        }
        return place.address().replaceFirst("/postgres$", "/" + name);
    }

    private static void fill(Store store) {
        store.people()
                .add(new People.Person("ann", "Ann", "fr", true, false), new byte[] {1, 2}, 5)
                .join();
        store.accounts()
                .add(new Accounts.Account("ann", "Ann", "ann", "$", new byte[] {9}), 5)
                .join();
        store.notices()
                .set(new NoticeSettings.Notice("ann", "", "code", false, Optional.empty()))
                .join();
        Chat.Line line = new Chat.Line(0, "ann", "Ann", "hello", false, 2);
        store.write(entries("m", 1, begun(store, "m"), THREE)
                        .said(List.of(line), List.of(new Reports.Report("ann", 0, "bob", "why", 3))))
                .join();
        begun(store, "empty");
    }

    private static void check(String address) {
        try (Store store = Store.open(address)) {
            assertEquals(
                    "fr",
                    store.people().bySecret(new byte[] {1, 2}).orElseThrow().language());
            assertEquals("Ann", store.accounts().byLook("ann").orElseThrow().name());
            assertEquals(
                    Optional.empty(), store.notices().of("ann").orElseThrow().feed());
            Journal.Whole log =
                    assertInstanceOf(Journal.Whole.class, store.journal().load("m"));
            assertEquals(THREE, log.entries());
            assertEquals(1, store.reports().accused(0, 5).size());
            store.write(entries("m", 2, log.last(), List.of(THREE.get(1)))).join();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBackupWhileTheStoreIsOpenHoldsAllAndGoesIntoEitherDatabase(TestDatabase place) throws SQLException {
        String from = fresh(place, "backup_from");
        Path file = folder.resolve("backup");
        try (Store store = Store.open(from)) {
            fill(store);
            assertEquals(new Backup.Content(2, 2, List.of()), Backup.write(from, file));
        }
        for (TestDatabase target : TestDatabase.values()) {
            String to = fresh(target, "backup_to");
            assertEquals(new Backup.Content(2, 2, List.of()), Backup.restore(file, to, false));
            check(to);
            String again = said(() -> Backup.restore(file, to, false));
            assertTrue(again.endsWith("already; --force replaces it."), again);
            Backup.restore(file, to, true);
            check(to);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anArchivedMatchComesBackWholeFromABackup(TestDatabase place) throws SQLException {
        String from = fresh(place, "archived_from");
        Path file = folder.resolve("archived");
        Journal.Whole before;
        try (Store store = Store.open(from)) {
            Journal.Append end = new Journal.Append("m", begun(store, "m"), THREE, true);
            store.write(Change.of(5, Samples.table("m", 1)).append(end)).join();
            before = assertInstanceOf(Journal.Whole.class, store.journal().load("m"));
            store.upkeep().archive("m").join();
            assertEquals(new Backup.Content(1, 1, List.of()), Backup.write(from, file));
        }
        for (TestDatabase target : TestDatabase.values()) {
            String to = fresh(target, "archived_to");
            Backup.restore(file, to, false);
            try (Store store = Store.open(to)) {
                Journal.Whole after =
                        assertInstanceOf(Journal.Whole.class, store.journal().load("m"));
                assertEquals(before.entries(), after.entries());
                assertArrayEquals(before.last().hash(), after.last().hash());
                assertEquals(List.of(), store.upkeep().unarchived("", Long.MAX_VALUE), "it still is in its archive");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsRestoredUnderARunningServer(TestDatabase place) throws SQLException {
        String address = fresh(place, "claimed");
        Path file = folder.resolve("backup");
        try (Store store = Store.open(address);
                WriteLock claim = WriteLock.of(address)) {
            fill(store);
            Backup.write(address, file);
            String refused = said(() -> Backup.restore(file, address, true));
            assertTrue(refused.endsWith("is in use by another server."), refused);
            assertFalse(refused.contains("postgres:postgres"), "no password is told");
        }
        Backup.restore(file, address, true);
        check(address);
    }

    @Test
    void whatIsNoBackupIsRefusedInOneSentence() throws IOException {
        Path text = Files.writeString(
                folder.resolve("text"), "not a database, but long enough to be read as one".repeat(9));
        String target = folder.resolve("target.db").toString();
        assertTrue(
                said(() -> Backup.restore(text, target, false)).startsWith("The file " + text + " is not a backup: "));
        Path none = folder.resolve("none");
        assertEquals("There is no file " + none + ".", said(() -> Backup.restore(none, target, false)));
        assertEquals("There is no data in " + target + ".", said(() -> Backup.write(target, none)));
        assertEquals("The file " + text + " is there already.", said(() -> Backup.write(target, text)));
        assertFalse(Files.exists(Path.of(target)));
    }

    @Test
    void aDamagedMatchIsNamedAndTheRestIsThere() throws SQLException {
        String address = fresh(TestDatabase.SQLITE, "damaged");
        try (Store store = Store.open(address)) {
            fill(store);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + address)) {
            Sql.run(connection, "update entries set move = 1000 where seq = 1");
        }
        Backup.Content content = Backup.write(address, folder.resolve("backup"));
        assertEquals(List.of("The log of match m is damaged: entry 1 or one before was changed."), content.damaged());
    }

    private static String said(Runnable action) {
        return assertThrows(BadInput.class, action::run).sentence();
    }
}
