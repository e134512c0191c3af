package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Entry;
import tablee.store.Store;
import tablee.table.clock.Now;
import tablee.table.clock.TimeControl;
import tablee.table.message.Command;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** Every fault around one table, one at a time: what people are told, and what is in the log. */
class TableRunnerTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());
    private static final long HOUR_MILLIS = 3_600_000;

    @TempDir
    Path folder;

    private Store store;
    private Room room;

    @BeforeEach
    void open() {
        store = Store.open(folder.resolve("room.db").toString());
        room = new Room(store, "t");
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static TableTerms timed() {
        String terms = Json.text(CIRCUS)
                .replace(Json.text(TimeControl.RELAXED), Json.text(TimeControl.live(60_000, 0)))
                .replace("\"lossOnTime\":false", "\"lossOnTime\":true");
        return Json.read(terms, TableTerms.class);
    }

    private void pass(long millis) {
        room.now = new Now(room.now.upMillis() + millis, room.now.wallMillis() + millis);
    }

    // ---- The store -------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "Cut before COMMIT: the table is read again, shows that the move is not there, and takes it when it is asked again")
    void cutBefore() {
        Room.Screen[] two = room.playing(CIRCUS);
        int before = room.entries();
        room.writing = Room.Writing.CUT_BEFORE;
        room.ask("bob", two[1], move("m", before));
        assertEquals(before, room.entries());
        assertTrue(two[0].last("update").path("fresh").booleanValue(), "everybody is shown what is really written");
        assertEquals(before, two[0].last("update").path("version").intValue());
        room.writing = Room.Writing.KEPT;
        room.ask("bob", two[1], move("m", before));
        assertTrue(two[1].last("answer").path("ok").booleanValue());
        assertEquals(before + 1, room.entries());
    }

    @Test
    @DisplayName("Cut after COMMIT: the table is read again and shows the move; asked again, it is not played twice")
    void cutAfter() {
        Room.Screen[] two = room.playing(CIRCUS);
        int before = room.entries();
        room.writing = Room.Writing.CUT_AFTER;
        room.ask("bob", two[1], move("m", before));
        room.writing = Room.Writing.KEPT;
        assertEquals(before + 1, two[0].last("update").path("version").intValue());
        room.ask("bob", two[1], move("m", before));
        assertEquals("stale", two[1].last("answer").at("/refused/key").textValue());
        assertEquals(before + 1, room.entries());
    }

    private static String move(String id, int version) {
        return "{\"do\":\"play\",\"id\":\"" + id + "\",\"version\":" + version + ",\"move\":\"swap 1 2\"}";
    }

    @Test
    @DisplayName("TABLE-34: what finds no room is refused in the asker's language, and the match stands where it stood")
    void noRoom() {
        Room.Screen[] two = room.playing(CIRCUS);
        int before = room.entries();
        int shown = two[0].shown.size();
        room.writing = Room.Writing.NO_ROOM;
        JsonNode refused = room.move("bob", two[1], "m", "swap 1 2");
        assertFalse(refused.path("ok").booleanValue());
        assertEquals("m", refused.path("id").textValue());
        assertEquals(before, refused.path("version").intValue());
        assertEquals("TABLE-34", refused.at("/refused/rule").textValue());
        assertTrue(refused.at("/refused/message").textValue().startsWith("Il n’y a plus de place"), refused.toString());
        assertEquals(shown, two[0].shown.size(), "nobody was told of a move that is not stored");
        assertFalse(two[1].closed);
        room.writing = Room.Writing.KEPT;
        assertTrue(room.move("bob", two[1], "m2", "swap 1 2").path("ok").booleanValue());
        assertEquals(before + 1, room.entries());
    }

    @Test
    @DisplayName("TABLE-34: what a table has to do by itself and finds no room for sends everybody away, to come back")
    void noRoomForTheClock() {
        Room.Screen[] two = room.playing(timed());
        int before = room.entries();
        room.writing = Room.Writing.NO_ROOM;
        pass(60_000);
        room.take(new Command.Wake());
        assertEquals("no-room", two[0].last("bye").path("key").textValue());
        assertTrue(two[0].closed && two[1].closed);
        assertEquals(before, room.entries());
        room.writing = Room.Writing.KEPT;
        Room.Screen again = room.open("bob", "fr");
        assertTrue(again.last("update").has("result"), "time ran out, and now it is written");
    }

    @Test
    @DisplayName("Who is to be forgotten, and is not even at the second attempt, is told so; later it works")
    void notForgotten() {
        room.playing(CIRCUS);
        room.writing = Room.Writing.CUT_BEFORE;
        List<String> answers = new ArrayList<>();
        room.take(new Command.Forget("bob", answers::add));
        assertEquals(List.of(TableRunner.UNSTORED), answers);
        room.writing = Room.Writing.NO_ROOM;
        room.take(new Command.Forget("bob", answers::add));
        assertEquals(List.of(TableRunner.UNSTORED, TableRunner.UNSTORED), answers);
        room.writing = Room.Writing.KEPT;
        room.take(new Command.Forget("bob", answers::add));
        assertEquals(List.of(TableRunner.UNSTORED, TableRunner.UNSTORED, ""), answers);
    }

    @Test
    @DisplayName(
            "A database that is away: those at the table and those who come are told so in their language, and come back")
    void away() {
        Room.Screen[] two = room.playing(CIRCUS);
        int before = room.entries();
        room.reachable = false;
        room.writing = Room.Writing.CUT_BEFORE;
        room.ask("bob", two[1], move("m", before));
        assertEquals("unreachable", two[0].last("bye").path("key").textValue());
        assertEquals(
                "This table cannot be reached at the moment; nothing that was played is lost.",
                two[0].last("bye").path("message").textValue());
        assertTrue(two[1].last("bye").path("message").textValue().startsWith("Cette table est injoignable"));
        Room.Screen early = room.open("bob", "pl");
        assertTrue(early.closed);
        assertTrue(early.last("bye").path("message").textValue().startsWith("Ten stół jest chwilowo"));
        room.reachable = true;
        room.writing = Room.Writing.KEPT;
        Room.Screen bob = room.open("bob", "fr");
        room.ask("bob", bob, move("m", before));
        assertTrue(bob.last("answer").path("ok").booleanValue());
        assertEquals(before + 1, room.entries());
    }

    @Test
    @DisplayName("A fault of ours stops this table with a sentence, and keeps it stopped")
    void stopped() {
        Room.Screen[] two = room.playing(CIRCUS);
        room.ask("ann", two[0], "{\"do\":\"propose\",\"id\":\"p1\",\"what\":\"abandon\"}");
        room.ask("bob", two[1], "{\"do\":\"agree\",\"id\":\"p2\"}");
        room.ask("ann", two[0], "{\"do\":\"propose\",\"id\":\"p3\",\"what\":\"rematch\"}");
        room.lotsAreGone = true;
        room.ask("bob", two[1], "{\"do\":\"agree\",\"id\":\"p4\"}");
        assertEquals(List.of("table t is stopped"), room.faults);
        String sentence = "This table has stopped because of a fault; nothing that was played is lost.";
        assertEquals(sentence, two[0].last("bye").path("message").textValue());
        assertTrue(two[0].closed && two[1].closed);
        assertEquals(
                sentence, room.open("ann", "en").last("bye").path("message").textValue());
    }

    // ---- Time ------------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "A millisecond before time runs out the move counts, though the clock's turn to look comes right after it")
    void justInTime() {
        Room.Screen[] two = room.playing(timed());
        int before = room.entries();
        pass(59_999);
        assertTrue(room.move("bob", two[1], "m", "flip 1").path("ok").booleanValue());
        pass(1);
        room.take(new Command.Wake());
        Entry move = room.log().get(before);
        assertEquals(List.of(1, 59_999L), List.of(move.actor(), move.at()));
    }

    @Test
    @DisplayName(
            "At the millisecond at which time runs out the clock wins, whether it looks before the move or after it")
    void justTooLate() {
        Room.Screen[] two = room.playing(timed());
        int before = room.entries();
        pass(60_000);
        JsonNode late = room.move("bob", two[1], "m", "flip 1");
        assertEquals("not-playing", late.at("/refused/key").textValue());
        assertEquals(before + 1, room.entries());
        assertTrue(two[1].last("update").has("result"));
        room.take(new Command.Wake());
        assertEquals(before + 1, room.entries());
    }

    @Test
    @DisplayName("The calendar jumps an hour forward and two back: nobody gains or loses a millisecond")
    void calendar() {
        Room.Screen[] two = room.playing(timed());
        for (long jump : new long[] {HOUR_MILLIS, -2 * HOUR_MILLIS}) {
            room.now = new Now(room.now.upMillis() + 1_000, room.now.wallMillis() + 1_000 + jump);
            room.take(new Command.Wake());
            room.ask("bob", two[1], "{\"do\":\"sync\",\"id\":\"s" + jump + "\"}");
        }
        assertEquals(58_000, two[1].last("update").at("/clock/left/1").longValue());
        assertTrue(room.move("bob", two[1], "m", "flip 1").path("ok").booleanValue());
        assertEquals(2_000, room.log().get(room.entries() - 1).at());
    }
}
