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

class TryTest {
    /** In this deal seat 1 begins. */
    private final TableScene scene = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "bob");

    private JsonNode tried(String move) {
        assertDone(scene.askWithId("bob", "t " + move, "try", "seat", 1, "move", move));
        JsonNode tried = scene.last("bob", "tried");
        assertEquals("t " + move, tried.path("id").textValue());
        return tried;
    }

    @Test
    @DisplayName("TABLE-35: what a move would tell, and what would be seen then, as when it is played")
    void asWhenPlayed() {
        int version = scene.version();
        JsonNode tried = tried("swap 1 2");
        assertEquals(version, scene.version(), "nothing was played");
        assertFalse(scene.hasReceived("ann", "tried"));
        assertDone(scene.play("bob", 1, "swap 1 2"));
        assertEquals(scene.last("bob", "update").at("/sights/0/lines/0/told"), tried.path("told"));
        assertEquals(scene.sight("bob", 1).path("view"), tried.path("view"));
        assertEquals(scene.sight("bob", 1).path("figures"), tried.path("figures"));
    }

    @Test
    @DisplayName(
            "TABLE-35: a move that reveals something is told up to there, also to who has seen it before (CIRC-51)")
    void reveals() {
        JsonNode flip = tried("flip 3");
        assertTrue(flip.path("told").isEmpty() && flip.path("view").isMissingNode(), flip.toString());
        assertDone(scene.play("bob", 1, "flip 3"));
        JsonNode back = tried("flip 3");
        assertTrue(back.path("told").isEmpty() && back.path("view").isMissingNode(), back.toString());
    }

    @Test
    @DisplayName("TABLE-35: what cannot be played cannot be tried, and says why; nor can another's move")
    void refused() {
        assertRefused("TABLE-21", "not-your-seat", scene.ask("ann", "try", "seat", 1, "move", "flip 1"));
        assertRefused("TABLE-1", "not-your-turn", scene.ask("ann", "try", "seat", 0, "move", "flip 1"));
        assertRefused("TABLE-10", "no-such-move", scene.ask("bob", "try", "seat", 1, "move", "jump"));
        JsonNode far = scene.ask("bob", "try", "seat", 1, "move", "swap 1 5");
        assertTrue(far.at("/refused/rule").textValue().startsWith("CIRC-"), far.toString());
        assertFalse(scene.hasReceived("bob", "tried"));
    }
}
