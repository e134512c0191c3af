package tablee.wire.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.OptionalInt;
import tablee.core.Actor;

/** Actors in JSON: a seat is its number, the others are words. */
public final class Actors {
    private Actors() {}

    public static JsonNode write(int actor) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return Actor.isSeat(actor) ? nodes.numberNode(actor) : nodes.textNode(Actor.write(actor));
    }

    public static OptionalInt read(JsonNode node) {
        if (node.isTextual() && !node.textValue().matches("\\d+")) return Actor.read(node.textValue());
        return node.isInt() && Actor.isSeat(node.intValue()) ? OptionalInt.of(node.intValue()) : OptionalInt.empty();
    }
}
