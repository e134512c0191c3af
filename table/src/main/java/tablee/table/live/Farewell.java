package tablee.table.live;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;

/** The last line of a connection that the table itself cannot write. */
final class Farewell {
    private Farewell() {}

    static Mail.Sent to(String reason) {
        String text = JsonNodeFactory.instance
                .objectNode()
                .put("event", "bye")
                .put("key", "stopped")
                .put("message", reason)
                .toString();
        return new Mail.Sent(text, true);
    }
}
