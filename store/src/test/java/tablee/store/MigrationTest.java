package tablee.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
