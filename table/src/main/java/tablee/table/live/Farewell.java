package tablee.table.live;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** The last line of a connection that the table itself cannot write. */
final class Farewell {
    private Farewell() {}

    static String because(String reason) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("event", "bye")
                .put("key", "stopped")
                .put("message", reason)
                .toString();
    }
}
