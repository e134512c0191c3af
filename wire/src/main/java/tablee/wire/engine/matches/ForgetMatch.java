package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;

/** {@code forget}: a match, or an arena, is needed no more. */
public record ForgetMatch(Optional<Integer> arena) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        arena.ifPresentOrElse(desk::forgetArena, desk::forget);
        return JsonNodeFactory.instance.objectNode();
    }
}
