package tablee.wire.engine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** {@code log}: the whole match. Nothing is hidden on this desk, so the seed is in it even before the end. */
record WriteLog() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("log", desk.session().log());
        return answer;
    }
}
