package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.TableMove;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

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

    /** Any request of this word that can be read. */
    static String request(String word) {
        String fields =
                switch (word) {
                    case "sit", "stand", "clear", "resign", "hint" -> ",'seat':0";
                    case "seat-bot" -> ",'seat':0,'level':'random'";
                    case "change" -> ",'terms':" + Json.text(TableTerms.of("circus", 2, Map.of()));
                    case "remove" -> ",'person':'ann'";
                    case "play" -> ",'version':0,'move':'flip 1'";
                    case "propose" -> ",'what':'pause'";
                    case "say" -> ",'text':'hello'";
                    case "ping" -> ",'at':'1'";
                    case "reveal" -> ",'server':'0','share':'" + "0".repeat(64) + "'";
                    case "mute" -> ",'person':'ann','on':true";
                    case "report" -> ",'line':0,'reason':''";
                    case "report-person" -> ",'person':'ann','matter':'conduct','reason':''";
                    case "why", "try" -> ",'seat':0,'move':'flip 1'";
                    default -> "";
                };
        return ("{'do':'" + word + "','id':'" + word + "'" + fields + "}").replace('\'', '"');
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
