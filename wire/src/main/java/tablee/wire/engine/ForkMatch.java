package tablee.wire.engine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * {@code fork}: another match on the desk becomes what this one is; and the other way round, it is restored. Sessions do not change, so that nothing
 * is copied.
 */
record ForkMatch(int to) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        Session<?> here = desk.session();
        desk.select(to);
        desk.put(here);
        return JsonNodeFactory.instance
                .objectNode()
                .put("match", to)
                .put("version", here.match().version());
    }
}
