package tablee.wire.engine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** {@code draw}: the whole state drawn with letters, for people who look on at a terminal. */
record DrawState() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("drawing", desk.session().match().reading().draw());
    }
}
