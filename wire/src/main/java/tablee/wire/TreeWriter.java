package tablee.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Plain data to a tree of JSON. The same data gives the same tree: nothing depends on hash order. */
final class TreeWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TreeWriter() {}

    static JsonNode tree(Object plain) {
        if (plain instanceof JsonNode node) return node;
        if (plain instanceof WireEvent event) return event(event.data());
        if (plain instanceof Record whole) return fields(NODES.objectNode(), whole);
        if (plain instanceof Collection<?> many) return list(many);
        if (plain instanceof Map<?, ?> map) return map(map);
        if (plain instanceof Optional<?> maybe) return maybe.isPresent() ? tree(maybe.get()) : NODES.nullNode();
        if (plain instanceof OptionalInt maybe) {
            return maybe.isPresent() ? NODES.numberNode(maybe.getAsInt()) : NODES.nullNode();
        }
        return leaf(plain);
    }

    private static JsonNode leaf(Object plain) {
        if (plain instanceof String text) return NODES.textNode(text);
        if (plain instanceof Enum<?> constant) return NODES.textNode(Kebab.of(constant));
        if (plain instanceof Boolean flag) return NODES.booleanNode(flag);
        if (plain instanceof Integer || plain instanceof Short || plain instanceof Byte) {
            return NODES.numberNode(((Number) plain).intValue());
        }
        // A small long is the node that reading gives, so that trees are equal when their texts are.
        if (plain instanceof Long number) {
            return number.intValue() == number
                    ? NODES.numberNode(number.intValue())
                    : NODES.numberNode(number.longValue());
        }
        if (plain instanceof BigDecimal number) return NODES.numberNode(number);
        throw new IllegalArgumentException("not plain data: " + plain.getClass());
    }

    static ObjectNode event(Record data) {
        return fields(NODES.objectNode().put("event", Kebab.of(data.getClass())), data);
    }

    /** Adds a record's components in their order; a component that is nothing is left out. */
    private static ObjectNode fields(ObjectNode object, Record whole) {
        for (RecordShape.Part part : RecordShape.of(whole.getClass()).parts()) {
            Object value = part.of(whole);
            if (!isNothing(value)) object.set(part.name(), tree(value));
        }
        return object;
    }

    static boolean isNothing(Object plain) {
        if (plain instanceof Optional<?> maybe) return maybe.isEmpty() || isNothing(maybe.get());
        if (plain instanceof OptionalInt maybe) return maybe.isEmpty();
        return plain instanceof JsonNode node && node.isNull();
    }

    private static ArrayNode list(Collection<?> many) {
        ArrayNode array = NODES.arrayNode(many.size());
        many.forEach(each -> array.add(tree(each)));
        return array;
    }

    private static ObjectNode map(Map<?, ?> map) {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, value) -> sorted.put(key(key), value));
        ObjectNode object = NODES.objectNode();
        sorted.forEach((key, value) -> object.set(key, tree(value)));
        return object;
    }

    static String key(Object key) {
        return key instanceof Enum<?> constant ? Kebab.of(constant) : key.toString();
    }
}
