package tablee.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tablee.table.message.Message;
import tablee.wire.json.JsonSchema;

/** What goes through the socket of a table, as JSON Schema for those who write clients; it is kept in {@code docs/schema}. */
final class TableSchema {
    private static final int MOST_ID_CHARS = 64;

    private TableSchema() {}

    /** Everything that a table says. There may be fields in a later release that are not here. */
    static ObjectNode events() {
        JsonSchema schema = new JsonSchema();
        ObjectNode page = page("What a table says, one object a line");
        ArrayNode all = page.putArray("oneOf");
        List<Class<?>> types = Arrays.stream(Message.class.getPermittedSubclasses())
                .<Class<?>>map(type -> type)
                .sorted(Comparator.comparing(Class::getSimpleName))
                .toList();
        for (Class<?> type : types) all.add(schema.event(type));
        page.set("$defs", schema.definitions());
        return page;
    }

    /** Everything that a table can be asked. A field that is not here is refused. */
    static ObjectNode requests() {
        JsonSchema schema = new JsonSchema();
        ObjectNode page = page("What a table can be asked, one object a line");
        ArrayNode all = page.putArray("oneOf");
        for (String word : TableRequests.words()) {
            ObjectNode request = schema.tagged("do", word, TableRequests.type(word));
            ((ObjectNode) request.get("properties"))
                    .putObject("id")
                    .put("type", "string")
                    .put("maxLength", MOST_ID_CHARS);
            all.add(request.put("additionalProperties", false));
        }
        page.set("$defs", schema.definitions());
        return page;
    }

    private static ObjectNode page(String title) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", title);
    }
}
