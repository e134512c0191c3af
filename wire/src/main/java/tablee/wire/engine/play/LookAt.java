package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.Match;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.json.Json;

/** {@code view}: what one viewer may know. */
public record LookAt(JsonNode viewer) implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        Match<?> match = desk.session().match();
        int who = ActorNames.viewer(viewer, match.reading());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("viewer", ActorNames.viewer(who));
        answer.put("version", match.version());
        answer.set("view", Json.tree(match.view(who)));
        return answer;
    }
}
