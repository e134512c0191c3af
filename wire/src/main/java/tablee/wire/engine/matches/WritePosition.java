package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.json.Json;

/** {@code position}: everything there is to know now, with what {@code load} needs to place it again. */
public record WritePosition() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        MatchOpening.describe(answer, desk.session().head());
        answer.set("position", Json.tree(desk.session().match().reading().position()));
        return answer;
    }
}
