package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;

/** {@code draw}: the whole state drawn with letters, for people who look on at a terminal. */
public record DrawState() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("drawing", desk.session().match().reading().draw());
    }
}
