package tablee.wire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;

/** JSON as a tree. A number stays as it was said: 1.50 is not 1.5. */
final class TreeSink implements JsonSink {
    private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);

    private final Deque<JsonNode> open = new ArrayDeque<>();
    private final Deque<String> names = new ArrayDeque<>();
    private JsonNode last = NullNode.getInstance();

    JsonNode tree() {
        return last;
    }

    private void add(JsonNode node) {
        if (open.isEmpty()) last = node;
        else if (open.peek() instanceof ArrayNode list) list.add(node);
        else ((ObjectNode) open.element()).set(names.pop(), node);
    }

    @Override
    public void startObject() {
        open.push(NODES.objectNode());
    }

    @Override
    public void endObject() {
        add(open.pop());
    }

    @Override
    public void startArray() {
        open.push(NODES.arrayNode());
    }

    @Override
    public void endArray() {
        add(open.pop());
    }

    @Override
    public void name(String name) {
        names.push(name);
    }

    @Override
    public void text(String text) {
        add(NODES.textNode(text));
    }

    @Override
    public void number(int number) {
        add(NODES.numberNode(number));
    }

    @Override
    public void number(long number) {
        add(NODES.numberNode(number));
    }

    @Override
    public void number(BigDecimal number) {
        add(NODES.numberNode(number));
    }

    @Override
    public void fraction(double number) {
        add(NODES.numberNode(number));
    }

    @Override
    public void flag(boolean flag) {
        add(NODES.booleanNode(flag));
    }

    @Override
    public void nothing() {
        add(NODES.nullNode());
    }
}
