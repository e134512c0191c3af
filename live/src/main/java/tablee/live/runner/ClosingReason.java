package tablee.live.runner;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.Locale;
import tablee.wire.words.Words;

/** Why the table itself cannot keep a connection: the last line that is sent. */
enum ClosingReason {
    /** The store does not answer; anyone who comes back later finds everything as it was. */
    UNREACHABLE,
    /** What the table has to do by itself finds no room in the store; anyone who comes back later finds everything as it was. */
    NO_ROOM,
    /** A fault of ours. */
    STOPPED,
    /** The log is not what was written; the reason says where. */
    DAMAGED,
    MISSING;

    String in(String language, Object... reason) {
        String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
        return JsonNodeFactory.instance
                .objectNode()
                .put("event", "bye")
                .put("key", key)
                .put("message", Words.shared(language).say("bye." + key, reason))
                .toString();
    }
}
