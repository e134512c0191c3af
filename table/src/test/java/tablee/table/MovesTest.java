package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.terms.TableTerms;

class MovesTest {
    /** In this deal seat 1 begins. */
    private final TableScene scene = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "bob");

    @Test
    @DisplayName("A move is told to everybody, with the legal moves for the next one and for nobody else")
    void told() {
        int version = scene.version();
        assertTrue(scene.sight("ann", 0).path("moves").isEmpty());
        assertDone(scene.play("bob", 1, "swap"));
        JsonNode update = scene.last("ann", "update");
        assertEquals(version + 1, update.path("version").intValue());
        assertFalse(update.path("fresh").booleanValue());
        assertEquals("swapped", update.at("/sights/0/lines/0/told/0/event").textValue());
        assertFalse(scene.sight("bob", 1).path("moves").isEmpty());
    }

    @Test
    @DisplayName(
            "ASVS 2.2.2: A move that the rules refuse names the rule; one that is none, or not one's own, is refused too")
    void refused() {
        int version = scene.version();
        assertRefused(
                "TABLE-1", "not-your-turn", scene.ask("ann", "play", "version", version, "seat", 0, "move", "flip 1"));
        assertRefused(
                "TABLE-21", "not-your-seat", scene.ask("ann", "play", "version", version, "seat", 1, "move", "flip 1"));
        assertRefused(
                "TABLE-10", "no-such-move", scene.ask("bob", "play", "version", version, "seat", 1, "move", "jump"));
        JsonNode rules = scene.ask("bob", "play", "version", version, "seat", 1, "move", "swap 1 5");
        assertTrue(rules.at("/refused/rule").textValue().startsWith("CIRC-"), rules.toString());
        assertEquals(
                rules.path("refused"),
                scene.ask("bob", "why", "seat", 1, "move", "swap 1 5").path("refused"));
        assertDone(scene.ask("bob", "why", "seat", 1, "move", "flip 1"));
        assertEquals(version, scene.version());
    }

    @Test
    @DisplayName("TABLE-23: what is asked twice is done once and gets the same answer")
    void twice() {
        int version = scene.version();
        JsonNode first = scene.askWithId("bob", "x", "play", "version", version, "seat", 1, "move", "swap 1 2");
        JsonNode second = scene.askWithId("bob", "x", "play", "version", version, "seat", 1, "move", "swap 1 2");
        assertDone(first);
        assertEquals(first, second);
        assertEquals(version + 1, scene.version());
        JsonNode another = scene.askWithId("bob", "x", "say", "text", "another request with an old id is done");
        assertDone(another);
        assertEquals(
                "chat",
                scene.received("ann")
                        .get(scene.received("ann").size() - 1)
                        .path("event")
                        .textValue());
    }

    @Test
    @DisplayName(
            "ASVS 2.3.1: TABLE-23: a retry that arrives after a crash is stale, is not played, and shows how things stand")
    void stale() {
        int version = scene.version();
        scene.askWithId("bob", "x", "play", "version", version, "seat", 1, "move", "swap 1 2");
        scene.crash();
        scene.connect("bob");
        scene.forgetReceived();
        JsonNode retry = scene.askWithId("bob", "x", "play", "version", version, "seat", 1, "move", "swap 1 2");
        assertRefused("TABLE-23", "stale", retry);
        assertEquals(version + 1, scene.version());
        assertTrue(scene.last("bob", "update").path("fresh").booleanValue());
        assertRefused("TABLE-23", "stale", scene.ask("bob", "play", "version", 99, "seat", 1, "move", "swap 1 2"));
        assertRefused(
                "TABLE-23",
                "stale",
                scene.ask("bob", "play", "version", version + 1, "match", "t.9", "seat", 1, "move", "swap 1 2"));
    }

    @Test
    @DisplayName("TABLE-23: what other seats did meanwhile makes no move stale")
    void othersMoved() {
        TableScene flow =
                TableScene.playing(TableTerms.of("flow", 2, Map.of("round", "untimed", "first", "0")), "ann", "bob");
        int version = flow.version();
        assertDone(flow.play("ann", 0, "draw"));
        assertRefused("TABLE-23", "stale", flow.ask("bob", "play", "version", version, "seat", 1, "move", "draw"));
        while (flow.sight("bob", 1).path("moves").isEmpty()) flow.playAny();
        assertDone(flow.ask("bob", "play", "version", flow.version(), "seat", 1, "move", "draw"));
    }

    @Test
    @DisplayName("The seat need not be named where only one of a person's seats is to act")
    void seatLeftOut() {
        TableScene alone = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "ann");
        int version = alone.version();
        assertDone(alone.ask("ann", "play", "version", version, "move", "swap 1 2"));
        assertEquals(1, Checks.lastEntry(alone).actor());
    }
}
