package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.Match;
import tablee.wire.Json;

/** {@code view}: what one viewer may know. */
record LookAt(JsonNode viewer) implements Request {
    @Override
    public ObjectNode answer(Desk desk) {
        Match<?> match = desk.session().match();
        int who = Who.viewer(viewer, match.state());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("viewer", Who.viewer(who));
        answer.put("version", match.version());
        answer.set("view", Json.tree(match.view(who)));
        return answer;
    }
}
