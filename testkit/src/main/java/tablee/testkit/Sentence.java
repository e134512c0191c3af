package tablee.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import tablee.wire.json.Json;

/** Plain data in a form that reads well: {@code dealt seat=0 kind=coal}. */
final class Sentence {
    private Sentence() {}

    static String of(Record event) {
        JsonNode tree = Json.event(event);
        List<String> parts = new ArrayList<>();
        tree.fields().forEachRemaining(field -> {
            String value = plain(field.getValue());
            parts.add(field.getKey().equals("event") ? value : field.getKey() + "=" + value);
        });
        return String.join(" ", parts);
    }

    static String plain(Object data) {
        return plain(Json.tree(data));
    }

    private static String plain(JsonNode node) {
        return node.toString().replace("\"", "");
    }
}
