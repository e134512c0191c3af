package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.terms.TableTerms;

class ResumeTest {
    private final TableScene scene = TableScene.playing(TableTerms.of("circus", 2, Map.of()), "ann", "bob");

    private static List<Integer> versions(JsonNode update) {
        List<Integer> versions = new ArrayList<>();
        update.at("/sights/0/lines")
                .forEach(line -> versions.add(line.path("version").intValue()));
        return versions;
    }

    @Test
    @DisplayName("Anyone who reconnects is told what was missed, and nothing twice")
    void missed() {
        int seen = scene.version();
        scene.leave("ann");
        scene.play("bob", 1, "swap");
        scene.connectAgain("ann", "t.1", seen);
        JsonNode update = scene.last("ann", "update");
        assertFalse(update.path("fresh").booleanValue());
        assertEquals(List.of(seen), versions(update));
        scene.connectAgain("ann", "t.1", seen + 1);
        assertEquals(List.of(), versions(scene.last("ann", "update")));
    }

    @Test
    @DisplayName(
            "CIRC-51: nobody reads up on what was forgotten: beyond the record that the game allows there is a fresh view")
    void memory() {
        int seen = scene.version();
        scene.playOn(20);
        scene.connectAgain("ann", "t.1", seen);
        JsonNode update = scene.last("ann", "update");
        assertTrue(update.path("fresh").booleanValue());
        assertTrue(versions(update).size() < 20, update.toString());
        assertTrue(versions(update).get(0) > seen);
    }

    @Test
    @DisplayName("After an undo, or with the version of another match, there is a fresh view")
    void fresh() {
        int seen = scene.version();
        scene.play("bob", 1, "swap");
        scene.ask("bob", "propose", "what", "undo");
        scene.ask("ann", "agree");
        scene.connectAgain("ann", "t.1", seen + 1);
        assertTrue(scene.last("ann", "update").path("fresh").booleanValue());
        scene.connectAgain("ann", "t.0", seen);
        assertTrue(scene.last("ann", "update").path("fresh").booleanValue());
        scene.connectAgain("ann", "t.1", 999);
        assertTrue(scene.last("ann", "update").path("fresh").booleanValue());
    }
}
