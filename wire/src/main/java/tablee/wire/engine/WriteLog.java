package tablee.wire.engine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** {@code log}: the whole match. Nothing is hidden on this desk, so the seed is in it even before the end. */
record WriteLog(Optional<Boolean> words) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("log", desk.session().log());
        LoggedWords.add(answer, words, desk.session());
        return answer;
    }
}
