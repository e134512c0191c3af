package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.Session;

/**
 * {@code fork}: another match on the desk becomes what this one is; and the other way round, it is restored. Sessions do not change, so that nothing
 * is copied.
 */
public record ForkMatch(int to) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        Session<?> here = desk.session();
        desk.select(to);
        desk.put(here);
        return JsonNodeFactory.instance
                .objectNode()
                .put("match", to)
                .put("version", here.match().version());
    }
}
