package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.BadInput;
import tablee.store.Change;
import tablee.store.matches.Journal;
import tablee.store.tables.Tables;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.terms.TableTerms;

class TableClusterTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    @TempDir
    static Path folder;

    private static TestCluster house;

    @BeforeAll
    static void open() {
        house = new TestCluster(folder.resolve("hall.db"));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String move(int version, String word) {
        return "{\"do\":\"play\",\"version\":" + version + ",\"move\":\"" + word + "\"}";
    }

    private static Journal.Whole log(String match) {
        return assertInstanceOf(Journal.Whole.class, house.store().journal().load(match));
    }

    @Test
    @DisplayName("An acknowledged move is in the store, and the other person has seen it")
    void acknowledged() {
        Guest[] two = house.playing("ack", CIRCUS);
        int version = two[1].lastUpdate().path("version").intValue();
        JsonNode answer = two[1].ask(move(version, "swap 1 2"));
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
        assertEquals(version + 1, log("ack.1").entries().size());
        two[0].awaitUpdate(update -> update.path("version").intValue() == version + 1);
    }

    @Test
    @DisplayName("ASVS 2.3.4: A duplicate is answered again and done once, a stale move shows how things stand")
    void duplicateAndStale() {
        Guest[] two = house.playing("twice", CIRCUS);
        int version = two[1].lastUpdate().path("version").intValue();
        JsonNode first = two[1].askWithId("x", move(version, "swap 1 2"));
        assertEquals(first, two[1].askWithId("x", move(version, "swap 1 2")));
        assertEquals(
                "stale",
                two[1].ask(move(version, "swap 1 2")).at("/refused/key").textValue());
        assertEquals(version + 1, log("twice.1").entries().size());
        assertTrue(two[1].lastUpdate().path("fresh").booleanValue());
    }

    @Test
    @DisplayName(
            "ASVS 2.3.4: A second writer is noticed: the table is read again, and people see what is really written")
    void secondWriter() {
        Guest[] two = house.playing("second", CIRCUS);
        int version = two[1].lastUpdate().path("version").intValue();
        Tables.Kept kept = house.store().tables().load("second").orElseThrow();
        Tables.Revision theirs =
                new Tables.Revision("second", kept.revision(), Optional.empty(), version, 0, 0, Tables.NEVER, 0);
        house.store().write(Change.of(1, theirs)).join();
        two[1].send("{\"do\":\"play\",\"id\":\"lost\",\"version\":" + version + ",\"move\":\"swap 1 2\"}");
        two[0].awaitUpdate(update ->
                update.path("fresh").booleanValue() && two[0].received().indexOf(update) > 5);
        assertEquals(version, log("second.1").entries().size());
        JsonNode retry = two[1].askWithId("lost", move(version, "swap 1 2"));
        assertTrue(retry.path("ok").booleanValue(), retry.toString());
    }

    @Test
    @DisplayName("A reader who cannot keep up is cut off, nobody else notices, and coming back shows what was missed")
    void slowReader() {
        Guest[] two = house.playing("slow", CIRCUS);
        int version = two[1].lastUpdate().path("version").intValue();
        two[0].stopReading();
        assertTrue(two[1].ask(move(version, "swap 1 2")).path("ok").booleanValue());
        two[0].awaitClosed();
        Guest again = house.connect("slow", "ann", "slow.1", version);
        JsonNode update = again.await("update");
        assertFalse(update.path("fresh").booleanValue());
        assertEquals("swapped", update.at("/sights/0/lines/0/told/0/event").textValue());
    }

    @Test
    @DisplayName("ASVS 16.5.3: A damaged log stops its table with a clear message, and no other")
    void damaged() throws SQLException {
        house.playing("broken", CIRCUS);
        Guest[] sound = house.playing("sound", CIRCUS);
        try (TestCluster other = new TestCluster(folder.resolve("damaged.db"))) {
            Guest[] two = other.playing("broken", CIRCUS);
            int version = two[1].lastUpdate().path("version").intValue();
            two[1].ask(move(version, "swap 1 2"));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damaged.db"))) {
            connection.createStatement().executeUpdate("update entries set move = 1 where seq = 3");
        }
        try (TestCluster other = new TestCluster(folder.resolve("damaged.db"))) {
            Guest ann = other.connect("broken", "ann");
            String message = ann.await("bye").path("message").textValue();
            assertTrue(message.contains("entry 3 or one before was changed"), message);
            ann.awaitClosed();
            other.playing("sound", CIRCUS);
        }
        assertTrue(
                sound[0].ask("{\"do\":\"say\",\"text\":\"hello\"}").path("ok").booleanValue());
    }

    @Test
    @DisplayName("There is one table of a name, and none of a name that nobody made")
    void names() {
        house.make("name", CIRCUS);
        CompletionException fault = assertThrows(CompletionException.class, () -> house.make("name", CIRCUS));
        assertInstanceOf(BadInput.class, fault.getCause());
        Guest lost = house.connect("nowhere", "ann");
        assertEquals(
                "There is no such table.", lost.await("bye").path("message").textValue());
    }

    @Test
    @DisplayName("TOUR-30: A table is not made for a tournament that is not played any more")
    void ofClosedTournament() {
        TableLabel label = TableLabel.of("cup-1", "Cup", "code").of(new TournamentPlace("cup", 1, 0));
        TableRecord record = TableRecord.hostless(label, CIRCUS, 0);
        assertThrows(
                CompletionException.class,
                () -> house.cluster().make(record).toCompletableFuture().join());
        assertEquals(Optional.empty(), house.store().tables().load("cup-1"));
    }
}
