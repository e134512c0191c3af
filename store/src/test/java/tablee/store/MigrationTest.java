package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;

/** Data of an earlier release is read by this one. */
class MigrationTest {
    @Test
    void aDatabaseOfAnEarlierReleaseKeepsItsMatchesAndPeople(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("old.db");
        upToSecond("jdbc:sqlite:" + file, "sqlite");
        check(file.toString(), "jdbc:sqlite:" + file);
    }

    @Test
    void soDoesOneOnPostgresql() throws SQLException {
        try (Connection connection = DriverManager.getConnection(TestDatabase.POSTGRESQL.jdbc())) {
            Sql.run(connection, "create database old");
        }
        String jdbc = TestDatabase.POSTGRESQL.jdbc().replaceFirst("/postgres\\?", "/old?");
        upToSecond(jdbc, "postgresql");
        check(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/old"), jdbc);
    }

    @Test
    @DisplayName("Data of a newer release is left alone: it is neither opened nor saved nor restored")
    void aNewerReleaseIsRefused(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("new.db");
        Store.open(file.toString()).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
            Sql.run(
                    connection,
                    "insert into flyway_schema_history select 99, '99', 'later', type, 'V99__later.sql', 7, installed_by,"
                            + " installed_on, 1, success from flyway_schema_history where version = '1'");
        }
        String sentence =
                "The data was written by a newer release (its schema has version 99): start that one, or restore a"
                        + " backup of this one's.";
        Path backup = folder.resolve("backup");
        for (Executable each : List.<Executable>of(
                () -> Store.open(file.toString()),
                () -> Backup.write(file.toString(), backup),
                () -> Backup.restore(file, folder.resolve("other.db").toString(), false))) {
            assertEquals(sentence, assertThrows(BadInput.class, each).sentence());
        }
        assertFalse(Files.exists(backup));
        assertFalse(Files.exists(folder.resolve("other.db")));
    }

    private static void upToSecond(String jdbc, String kind) {
        Flyway.configure()
                .dataSource(jdbc, null, null)
                .locations("classpath:tablee/store/" + kind)
                .target("2")
                .load()
                .migrate();
    }

    private static void check(String address, String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Batch batch = new Batch(connection)) {
            Journal.insertStart(batch, start("old"), 1);
            Journal.insert(batch, new Change.Append("old", start("old").tail(), THREE, true), 1);
            batch.flush();
            batch.run("insert into people values ('ann', 'Ann', 'fr', 0, 0, ?, 1)", new byte[] {7});
        }
        try (Store store = Store.open(address)) {
            Journal.Whole whole =
                    assertInstanceOf(Journal.Whole.class, store.journal().load("old"));
            assertEquals(THREE, whole.entries());
            Sessions.Session ann = store.sessions().find(new byte[] {7}).orElseThrow();
            assertEquals(new People.Person("ann", "Ann", "fr", false, false), ann.person());
            assertTrue(ann.seenDay() > 20_000, "it counts as seen on the day of the update");
            store.write(Change.of(1, table("new", 0))).join();
            assertEquals(1, store.tables().load("new").orElseThrow().revision());
        }
    }
}
