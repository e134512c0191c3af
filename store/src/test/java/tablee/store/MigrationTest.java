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
import tablee.store.admin.House;
import tablee.store.admin.Reports;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.matches.Journal;
import tablee.store.people.People;
import tablee.store.people.Sessions;

/** Data of an earlier release is read by this one. */
class MigrationTest {
    @Test
    void aDatabaseOfAnEarlierReleaseKeepsItsMatchesAndPeople(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("old.db");
        upTo("2", "jdbc:sqlite:" + file, "sqlite");
        check(file.toString(), "jdbc:sqlite:" + file);
    }

    @Test
    @DisplayName("Sets that were texts with commas become bits and rows")
    void setsAreNoTexts(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("sets.db");
        upTo("10", "jdbc:sqlite:" + file, "sqlite");
        checkSets(file.toString(), "jdbc:sqlite:" + file);
    }

    @Test
    @DisplayName("On PostgreSQL too, sets that were texts become bits and rows")
    void setsAreNoTextsOnPostgresql() throws SQLException {
        String jdbc = newDatabase("sets");
        upTo("10", jdbc, "postgresql");
        checkSets(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/sets"), jdbc);
    }

    @Test
    @DisplayName("Bans have no end, and reports are about a person and open")
    void bansAndReports(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("house.db");
        upTo("12", "jdbc:sqlite:" + file, "sqlite");
        checkHouse(file.toString(), "jdbc:sqlite:" + file);
    }

    @Test
    @DisplayName("On PostgreSQL too, bans have no end, and reports are about a person and open")
    void bansAndReportsOnPostgresql() throws SQLException {
        String jdbc = newDatabase("house");
        upTo("12", jdbc, "postgresql");
        checkHouse(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/house"), jdbc);
    }

    private static void checkHouse(String address, String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            for (String sql : List.of(
                    "insert into people (id, name, language, admin, banned, created_millis) values ('eve', 'Eve', 'en', 0, 1, 1)",
                    "insert into people (id, name, language, admin, banned, created_millis) values ('ann', 'Ann', 'en', 1, 0, 1)",
                    "insert into tables (id, revision, game, phase, listed, document, version, created_millis, saved_millis,"
                            + " game_millis, wake_millis) values ('t', 1, 'nim', 'gathering', 0, '{}', 0, 1, 1, 0, 1)",
                    "insert into chat (table_id, number, person, name, text, aside, wall_millis)"
                            + " values ('t', 0, 'eve', 'Eve', 'boo', 0, 2)",
                    "insert into reports (table_id, line, reporter, reason, wall_millis) values ('t', 0, 'ann', 'rude', 3)",
                    "insert into reports (table_id, line, reporter, reason, wall_millis) values ('t', 0, 'bob', 'rude', 4)"))
                Sql.run(connection, sql);
        }
        try (Store store = Store.open(address)) {
            assertTrue(store.people().find("eve").orElseThrow().banned());
            assertEquals(People.FOR_GOOD, store.house().bannedUntil("eve"));
            assertFalse(store.people().find("ann").orElseThrow().banned());
            assertTrue(store.people().find("ann").orElseThrow().admin());
            List<Reports.Reported> open = store.reports().open("eve", 5);
            assertEquals(2, open.size());
            assertEquals(
                    new Reports.Report("bob", 0, "eve", "rude", 4), open.get(0).report());
            assertEquals("boo", open.get(1).text());
            assertFalse(open.get(0).id().equals(open.get(1).id()));
        }
    }

    @Test
    @DisplayName(
            "Reports from before have the match where it can only have been one, and all of them are read as before")
    void placesOfReports(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("places.db");
        upTo("50", "jdbc:sqlite:" + file, "sqlite");
        checkPlaces(file.toString(), "jdbc:sqlite:" + file);
    }

    @Test
    @DisplayName("On PostgreSQL too, reports from before have the match where it can only have been one")
    void placesOfReportsOnPostgresql() throws SQLException {
        String jdbc = newDatabase("places");
        upTo("50", jdbc, "postgresql");
        checkPlaces(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/places"), jdbc);
    }

    private static void checkPlaces(String address, String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            for (String table : List.of("none", "one", "two"))
                Sql.run(
                        connection,
                        "insert into tables (id, revision, game, phase, listed, document, version, created_millis,"
                                + " saved_millis, game_millis, wake_millis) values ('" + table
                                + "', 1, 'nim', 'over', 0, '{}', 0, 1, 1, 0, 1)");
            String seed = jdbc.startsWith("jdbc:sqlite") ? "x'00'" : "''";
            for (String match : List.of("one.1", "two.1", "two.2"))
                Sql.run(
                        connection,
                        "insert into matches (id, header, commitment, seed, created_millis) values ('" + match
                                + "', '{}', '', " + seed + ", 1)");
            for (String report : List.of("'a', 'one', 7", "'b', 'two', 7", "'c', 'none', -1"))
                Sql.run(
                        connection,
                        "insert into reports (id, table_id, version, kind, line, about, reporter, reason, wall_millis)"
                                + " values (" + report + ", 'CONDUCT', -1, 'eve', 'ann', 'rude', 3)");
        }
        try (Store store = Store.open(address)) {
            List<String> read = store.reports().open("eve", 5).stream()
                    .map(each -> each.table() + " " + each.report().match() + " "
                            + each.report().version())
                    .sorted()
                    .toList();
            assertEquals(List.of("none  -1", "one one.1 7", "two  7"), read);
        }
    }

    @Test
    void soDoesOneOnPostgresql() throws SQLException {
        String jdbc = newDatabase("old");
        upTo("2", jdbc, "postgresql");
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

    static String newDatabase(String name) throws SQLException {
        try (Connection connection = DriverManager.getConnection(TestDatabase.POSTGRESQL.jdbc())) {
            Sql.run(connection, "create database " + name);
        }
        return TestDatabase.POSTGRESQL.jdbc().replaceFirst("/postgres\\?", "/" + name + "?");
    }

    @Test
    @DisplayName("Places of banned people, and where their sessions began, are held on, and outlive them")
    void bannedPlaces(@TempDir Path folder) throws SQLException {
        String file = folder.resolve("places.db").toString();
        upTo("50", "jdbc:sqlite:" + file, "sqlite");
        checkPlaces(file, "jdbc:sqlite:" + file, "x'%s'");
    }

    @Test
    @DisplayName("On PostgreSQL too, places of banned people are held on, and outlive them")
    void bannedPlacesOnPostgresql() throws SQLException {
        String jdbc = newDatabase("held");
        upTo("50", jdbc, "postgresql");
        checkPlaces(TestDatabase.POSTGRESQL.address().replaceFirst("/postgres$", "/held"), jdbc, "'\\x%s'");
    }

    private static void checkPlaces(String address, String jdbc, String bytes) throws SQLException {
        long now = System.currentTimeMillis(), until = now + 90 * 86_400_000L;
        try (Connection connection = DriverManager.getConnection(jdbc)) {
            for (String sql : List.of(
                    "insert into people (id, name, language, admin, banned_until, created_millis) values ('eve', 'Eve', 'en', 0, "
                            + until + ", 1)",
                    "insert into sanctions (id, person, kind, reason, created_millis, until_millis) values ('s', 'eve', 'BAN', 'x', "
                            + now + ", " + until + ")",
                    "insert into sessions (secret_hash, person, created_day, seen_day, id, place) values ("
                            + bytes.formatted("aa") + ", 'eve', 1, 1, 'session', " + bytes.formatted("010203") + ")",
                    "insert into banned_places values ('eve', " + bytes.formatted("040506") + ", " + until + ")"))
                Sql.run(connection, sql);
        }
        try (Store store = Store.open(address)) {
            assertEquals(List.of("eve", "session"), salts(store, now));
            store.forget("eve", (document, person) -> document).join();
            assertEquals(List.of("session"), salts(store, now), "what was written with their id goes with them");
        }
    }

    private static List<String> salts(Store store, long nowMillis) {
        List<House.BannedPlace> held = store.house().held(nowMillis);
        return held.stream().map(House.BannedPlace::salt).toList();
    }

    static void upTo(String version, String jdbc, String kind) {
        Flyway.configure()
                .dataSource(jdbc, null, null)
                .locations("classpath:tablee/store/" + kind)
                .target(version)
                .load()
                .migrate();
    }

    private static void checkSets(String address, String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Batch batch = new Batch(connection)) {
            String columns = "id, revision, game, phase, listed, document, version, created_millis, saved_millis,"
                    + " game_millis, wake_millis, awaited";
            for (String awaited : List.of("", "0", "1,10", "0,2,15"))
                batch.run(
                        "insert into tables (" + columns
                                + ") values (?, 1, 'nim', 'playing', 0, '{}', 0, 1, 1, 0, 0, ?)",
                        "waits for " + awaited,
                        awaited);
            for (String notes : List.of("", "own-ruleset", "lesson,from-position,own-ruleset")) {
                Journal.insertStart(batch, start("with " + notes), 1);
                for (int seat = 0; seat < 2; seat++)
                    batch.run(
                            "insert into history (match, seat, game, person, rank, ended_millis, notes)"
                                    + " values (?, ?, 'nim', ?, 1, 1, ?)",
                            "with " + notes,
                            seat,
                            "played " + notes,
                            notes);
            }
        }
        try (Store store = Store.open(address)) {
            assertEquals(0, awaited(store, ""));
            assertEquals(1, awaited(store, "0"));
            assertEquals(1 << 1 | 1 << 10, awaited(store, "1,10"));
            assertEquals(1 | 1 << 2 | 1 << 15, awaited(store, "0,2,15"));
            assertEquals(List.of(List.of(), List.of()), notes(store, ""));
            List<String> all = List.of("lesson", "from-position", "own-ruleset");
            assertEquals(List.of(all, all), notes(store, String.join(",", all)));
            assertEquals(List.of("own-ruleset"), notes(store, "own-ruleset").get(1));
        }
    }

    private static long awaited(Store store, String before) {
        return store.tables().load("waits for " + before).orElseThrow().awaited();
    }

    private static List<List<String>> notes(Store store, String before) {
        return store.history().of("played " + before, 10).stream()
                .map(played -> played.result().notes())
                .toList();
    }

    private static void check(String address, String jdbc) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Batch batch = new Batch(connection)) {
            Journal.insertStart(batch, start("old"), 1);
            Journal.insert(batch, new Journal.Append("old", start("old").tail(), THREE, true), 1);
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
