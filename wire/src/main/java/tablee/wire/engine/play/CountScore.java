package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tablee.core.Count;
import tablee.core.ReadableState;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchStatus;
import tablee.wire.words.Words;

/** {@code score}: what the final count would say now, item by item. */
public record CountScore() implements EngineRequest {
    @Override
    public ObjectNode answer(EngineContext desk) {
        ReadableState state = desk.session().match().reading();
        Words words = desk.words(desk.session().match().game());
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.set("scores", MatchStatus.scores(state));
        answer.set("items", items(state.count().items(), words));
        return answer;
    }

    private static ArrayNode items(List<Count.Item> items, Words words) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (Count.Item item : items) {
            ObjectNode node = list.addObject().put("seat", item.seat()).put("key", item.key());
            node.put("text", words.count(item)).put("points", item.points());
            if (!item.parts().isEmpty()) node.set("parts", items(item.parts(), words));
        }
        return list;
    }
}
