package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** Strangers who look on keep nobody out whom the host has asked to come. */
class OnlookersTest {
    private static final TableTerms LISTED = Json.read(
            Json.text(TableTerms.of("circus", 2, Map.of())).replace("\"link\"", "\"listed\""), TableTerms.class);

    private final TableScene scene = new TableScene(TableRecord.of(new TableLabel("t", "", "code"), LISTED, "ann", 0));

    OnlookersTest() {
        scene.connect("ann");
        scene.ask("ann", "sit", "seat", 0);
    }

    private void come(Caller caller, String connection, String address, boolean invited) {
        Caller known = caller.by(new Caller.Door(address, invited));
        scene.command(new Command.Connect(connection, known, "en", "", -1));
    }

    private void nameless(String connection, String address) {
        come(Caller.nameless(connection), connection, address, false);
    }

    private void named(String person, String address, boolean invited) {
        come(new Caller(person, person, false), person, address, invited);
    }

    private String bye(String connection) {
        return scene.hasReceived(connection, "bye")
                ? scene.last(connection, "bye").path("key").textValue()
                : "";
    }

    private static TableTerms with(String before, String after) {
        return Json.read(Json.text(LISTED).replace(before, after), TableTerms.class);
    }

    @Test
    @DisplayName("BUDGET-71: thirty look on from one address, and others still find room")
    void address() {
        for (int i = 0; i < 31; i++) nameless("x" + i, "here");
        assertEquals("", bye("x29"));
        assertEquals("full-house", bye("x30"));
        nameless("y", "there");
        assertEquals("", bye("y"));
        named("friend", "here", true);
        assertEquals("", bye("friend"), "a friend behind the same address");
        assertEquals("full-house", bye("x0"));
        scene.ask("ann", "sync");
        assertEquals(31, scene.last("ann", "seating").path("spectators").intValue());
    }

    @Test
    @DisplayName("BUDGET-41, TABLE-29: invited people come before named ones, and these before nameless ones")
    void order() {
        for (int i = 0; i < 99; i++) nameless("x" + i, "a" + i / 25);
        named("stranger", "b", false);
        nameless("late", "c");
        assertEquals("full-house", bye("late"));
        named("friend", "d", true);
        assertEquals(List.of("", "full-house"), List.of(bye("friend"), bye("x0")));
        assertDone(scene.ask("friend", "sit", "seat", 1));
        nameless("again", "c");
        assertEquals("", bye("again"), "a player does not look on");
        for (int i = 1; i < 99; i++) named("friend" + i, "e" + i / 25, true);
        assertEquals("", bye("stranger"));
        named("friend99", "f", true);
        assertEquals("", bye("stranger"));
        named("friend100", "f", true);
        assertEquals(List.of("full-house", ""), List.of(bye("stranger"), bye("friend100")));
        named("friend101", "f", true);
        assertEquals("full-house", bye("friend101"), "nobody goes for somebody of the same standing");
    }

    @Test
    @DisplayName("TABLE-29: not listed any more, or a new invitation: those who were not invited are shown out")
    void shownOut() {
        List<Runnable> ways = List.of(
                () -> assertDone(scene.ask("ann", "change", "terms", with("\"listed\"", "\"link\""))),
                () -> assertDone(scene.ask("ann", "renew-invite")));
        named("friend", "d", true);
        for (Runnable way : ways) {
            assertDone(scene.ask("ann", "change", "terms", LISTED));
            scene.forgetReceived();
            nameless("x", "a");
            named("stranger", "b", false);
            way.run();
            assertEquals(List.of("uninvited", "uninvited", ""), List.of(bye("x"), bye("stranger"), bye("friend")));
            assertEquals(1, scene.last("ann", "seating").path("spectators").intValue());
        }
    }

    @Test
    @DisplayName("TABLE-29: where nobody looks on, nobody without a name comes in, and others may still sit down")
    void closed() {
        nameless("before", "a");
        named("guest", "b", false);
        assertDone(scene.ask("ann", "change", "terms", with("\"spectators\":true", "\"spectators\":false")));
        assertEquals(List.of("no-spectators", ""), List.of(bye("before"), bye("guest")));
        nameless("x", "a");
        assertEquals("no-spectators", bye("x"));
        named("stranger", "b", false);
        assertFalse(scene.hasReceived("stranger", "bye"));
        assertTrue(scene.hasReceived("stranger", "seating"));
    }
}
