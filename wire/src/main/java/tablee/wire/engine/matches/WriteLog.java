package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;

/** {@code log}: the whole match. Nothing is hidden on this desk, so the seed is in it even before the end. */
public record WriteLog(Optional<Boolean> words) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("log", desk.session().log());
        LoggedWords.add(answer, words, desk.session());
        return answer;
    }
}
