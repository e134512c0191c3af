package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.ext.web.Router;
import tablee.core.BadInput;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.wire.engine.context.HouseRuleset;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;

/**
 * The host's rulesets over HTTP, each with what it changes. The files are read again after some seconds, so that a designer sees what was
 * changed, and strangers cannot make the server read them all the time.
 */
final class RulesetRoutes {
    private static final long FRESH_NANOS = 5_000_000_000L;

    private final Rulesets rulesets;
    private final WorkerPool readers;

    private ObjectNode offered = JsonNodeFactory.instance.objectNode();
    private long readNanos;
    private boolean read;

    RulesetRoutes(Rulesets rulesets, WorkerPool readers) {
        this.rulesets = rulesets;
        this.readers = readers;
    }

    void on(Router router) {
        router.get("/api/rulesets").handler(Replies.json(context -> readers.ask(this::offered)));
    }

    private synchronized ObjectNode offered() {
        long now = System.nanoTime();
        if (read && now - readNanos < FRESH_NANOS) return offered;
        offered = list();
        readNanos = now;
        read = true;
        return offered;
    }

    private ObjectNode list() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("rulesets");
        for (String name : rulesets.names()) {
            try {
                HouseRuleset each = rulesets.find(name);
                ObjectNode node = list.addObject().put("name", each.name()).put("game", each.game());
                node.set("changes", Json.tree(each.changes()));
            } catch (BadInput spoilt) {
                // It was changed while the server runs, and cannot be played: the one who makes a table by it is told
                // why.
            }
        }
        return answer;
    }
}
