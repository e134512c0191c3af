package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.table.message.Command;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

class SeatingRequestsTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());

    private final TableScene scene = new TableScene(CIRCUS);

    SeatingRequestsTest() {
        scene.connect("ann");
        scene.connect("bob");
    }

    @Test
    @DisplayName("TABLE-20: the host starts once every seat is taken, and nobody else does")
    void hostStarts() {
        assertDone(scene.ask("ann", "sit", "seat", 0));
        assertRefused("TABLE-20", "seats-are-open", scene.ask("ann", "start"));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertRefused("TABLE-20", "host-only", scene.ask("bob", "start"));
        assertFalse(scene.hasReceived("bob", "update"));
        assertDone(scene.ask("ann", "start"));
        assertEquals("playing", scene.last("bob", "seating").path("phase").textValue());
        assertTrue(scene.last("bob", "update").path("fresh").booleanValue());
    }

    @Test
    @DisplayName("TABLE-20: where the terms say so, the match starts with the last seat taken")
    void startsWhenFull() {
        TableTerms terms = Json.read(
                Json.text(CIRCUS).replace("\"startWhenFull\":false", "\"startWhenFull\":true"), TableTerms.class);
        assertRefused("TABLE-20", "host-only", scene.ask("bob", "change", "terms", terms));
        assertDone(scene.ask("ann", "change", "terms", terms));
        assertDone(scene.ask("bob", "sit", "seat", 0, "termsNumber", 2));
        assertRefused("TABLE-20", "host-only", scene.ask("bob", "seat-bot", "seat", 1, "level", "novice"));
        assertDone(scene.ask("ann", "seat-bot", "seat", 1, "level", "novice"));
        assertEquals(TableRecord.Phase.PLAYING, scene.record().phase());
        assertRefused("TABLE-20", "not-gathering", scene.ask("ann", "change", "terms", terms));
    }

    @Test
    @DisplayName(
            "ASVS 2.2.3: TABLE-20: the host opens a seat again, and terms that fit no game are refused with a sentence")
    void opensSeats() {
        scene.ask("bob", "sit", "seat", 1);
        assertDone(scene.ask("ann", "clear", "seat", 1));
        assertEquals(Chair.OPEN, scene.record().chairs().get(1));
        assertThrows(BadInput.class, () -> TableRecord.of("t", TableTerms.of("circus", 9, Map.of()), "ann", 0));
        for (TableTerms unfit :
                List.of(TableTerms.of("circus", 9, Map.of()), TableTerms.of("circus", 2, Map.of("round", "untimed")))) {
            JsonNode answer = scene.ask("ann", "change", "terms", unfit);
            assertEquals("bad-request", answer.at("/refused/key").textValue(), unfit.toString());
        }
    }

    @Test
    @DisplayName("TABLE-21: a person takes open seats, several on one screen, and leaves only their own")
    void seats() {
        assertDone(scene.ask("bob", "sit", "seat", 0));
        assertRefused("TABLE-21", "seat-is-taken", scene.ask("ann", "sit", "seat", 0));
        assertRefused("TABLE-21", "seat-is-taken", scene.ask("ann", "sit", "seat", 2));
        assertRefused("TABLE-21", "not-your-seat", scene.ask("ann", "stand", "seat", 0));
        assertDone(scene.ask("bob", "sit", "seat", 1, "name", " Bo\u202eb's  \n<b>son</b> "));
        assertEquals("Bob's <b>son</b>", scene.record().chairs().get(1).name());
        scene.ask("ann", "start");
        assertEquals(2, scene.last("bob", "update").path("sights").size());
        assertEquals(
                "spectator", scene.last("ann", "update").at("/sights/0/viewer").textValue());
        assertRefused("TABLE-20", "not-gathering", scene.ask("bob", "stand", "seat", 0));
    }

    @Test
    @DisplayName("TABLE-29: a guest whom the host sends away cannot come back, and the seat is open again")
    void sentAway() {
        scene.ask("ann", "sit", "seat", 0);
        scene.ask("bob", "sit", "seat", 1);
        assertRefused("TABLE-20", "host-only", scene.ask("bob", "remove", "person", "ann"));
        assertRefused("TABLE-29", "no-such-person", scene.ask("ann", "remove", "person", "nobody"));
        assertDone(scene.ask("ann", "remove", "person", "bob"));
        assertEquals("removed", scene.last("bob", "bye").path("key").textValue());
        scene.forgetReceived();
        scene.connect("bob");
        assertEquals("bye", scene.received("bob").get(0).path("event").textValue());
        assertEquals(1, scene.received("bob").size());
        assertTrue(scene.record().chairs().get(1).isOpen());
    }

    @Test
    @DisplayName("TABLE-29: those who sit and the host know who looks on, and the host sends a spectator away for good")
    void watchers() {
        TableScene room = TableScene.playing(CIRCUS, "ann", "bob");
        room.connect("eve");
        room.connect("dan");
        room.pass(1_000);
        room.command(new Command.Wake());
        for (String seated : List.of("ann", "bob")) assertEquals(List.of("dan", "eve"), watchers(room, seated));
        assertEquals(List.of(), watchers(room, "eve"), "strangers do not learn who else looks on");
        assertEquals(2, room.last("eve", "seating").path("spectators").intValue());
        assertRefused("TABLE-20", "host-only", room.ask("bob", "remove", "person", "eve"));
        assertDone(room.ask("ann", "remove", "person", "eve"));
        assertEquals("removed", room.last("eve", "bye").path("key").textValue());
        assertEquals(List.of("dan"), watchers(room, "bob"));
        room.forgetReceived();
        room.connect("eve");
        assertEquals(List.of("bye"), events(room, "eve"));
        assertEquals(TableRecord.Phase.PLAYING, room.record().phase());
    }

    private static List<String> watchers(TableScene room, String person) {
        return room.last(person, "seating").path("watchers").findValuesAsText("person");
    }

    private static List<String> events(TableScene room, String person) {
        return room.received(person).stream()
                .map(each -> each.path("event").textValue())
                .toList();
    }

    @Test
    @DisplayName("TABLE-29: where spectators are not allowed, those without a seat are shown out")
    void noSpectators() {
        TableTerms closed =
                Json.read(Json.text(CIRCUS).replace("\"spectators\":true", "\"spectators\":false"), TableTerms.class);
        TableScene room = TableScene.playing(closed, "ann", "bob");
        room.connect("eve");
        assertEquals("no-spectators", room.last("eve", "bye").path("key").textValue());
        assertFalse(room.hasReceived("eve", "update"));
    }

    @Test
    @DisplayName("What is no request gets an answer and changes nothing")
    void nonsense() {
        for (String text :
                new String[] {"", "[]", "{", "{\"do\":\"dance\"}", "{\"do\":\"sit\",\"seat\":\"0\"}", "{\"id\":7}"}) {
            TableRecord before = scene.record();
            assertEquals(
                    "bad-request", scene.askText("ann", text).at("/refused/key").textValue(), text);
            assertEquals(before, scene.record());
        }
    }
}
