package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.TableMove;

/** Short forms for what tests of a table say again and again. */
final class Checks {
    private Checks() {}

    static void assertDone(JsonNode answer) {
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
    }

    static void assertRefused(String rule, String key, JsonNode answer) {
        assertFalse(answer.path("ok").booleanValue(), answer.toString());
        assertEquals(
                rule + " " + key,
                answer.at("/refused/rule").textValue() + " "
                        + answer.at("/refused/key").textValue());
        assertFalse(answer.at("/refused/message").textValue().isEmpty());
    }

    /** What the table itself entered, in words. */
    static List<String> tableMoves(TableScene scene) {
        return scene.entries().stream()
                .filter(entry -> entry.actor() == Actor.TABLE)
                .map(entry -> TableMove.of(entry.move()).orElseThrow().write())
                .toList();
    }

    static Entry lastEntry(TableScene scene) {
        return scene.entries().get(scene.version() - 1);
    }
}
