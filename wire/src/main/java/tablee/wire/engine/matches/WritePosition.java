package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.wire.engine.desk.EngineDesk;
import tablee.wire.engine.desk.EngineRequest;
import tablee.wire.engine.desk.MatchOpening;
import tablee.wire.json.Json;

/** {@code position}: everything there is to know now, with what {@code load} needs to place it again. */
public record WritePosition() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineDesk desk) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        MatchOpening.describe(answer, desk.session().head());
        answer.set("position", Json.tree(desk.session().match().reading().position()));
        return answer;
    }
}
