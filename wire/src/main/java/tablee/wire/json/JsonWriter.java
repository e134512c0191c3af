package tablee.wire.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Plain data to JSON: into a text, or into a tree, by one and the same walk. Text needs no tree in between, as most of what a
 * server does is saying things. The same data gives the same JSON: nothing depends on hash order.
 */
final class JsonWriter {
    private final JsonSink out;

    private JsonWriter(JsonSink out) {
        this.out = out;
    }

    static String text(Object plain) {
        TextSink out = new TextSink();
        new JsonWriter(out).write(plain);
        return out.toString();
    }

    static JsonNode tree(Object plain) {
        if (plain instanceof JsonNode node) return node;
        TreeSink out = new TreeSink();
        new JsonWriter(out).write(plain);
        return out.tree();
    }

    private void write(Object plain) {
        if (plain instanceof String text) out.text(text);
        else if (plain instanceof Number number) number(number);
        else if (plain instanceof Enum<?> constant) out.text(Kebab.of(constant));
        else if (plain instanceof WireEvent event) event(event.data());
        else if (plain instanceof Written<?> other) write(other.written());
        else if (plain instanceof Record whole) object(whole);
        else if (plain instanceof Collection<?> many) list(many);
        else if (plain instanceof Boolean flag) out.flag(flag);
        else if (plain instanceof Map<?, ?> map) map(map);
        else maybe(plain);
    }

    private void maybe(Object plain) {
        if (isNothing(plain)) out.nothing();
        else if (plain instanceof Optional<?> some) write(some.get());
        else if (plain instanceof OptionalInt some) out.number(some.getAsInt());
        else if (plain instanceof JsonNode node) node(node);
        else throw new IllegalArgumentException("not plain data: " + plain.getClass());
    }

    private void number(Number number) {
        // A small long is the number that reading gives, so that trees are equal when their texts are.
        if (number instanceof Long large && large.intValue() != large) out.number((long) large);
        else if (number instanceof BigDecimal exact) out.number(exact);
        else if (isWhole(number)) out.number(number.intValue());
        else throw new IllegalArgumentException("not plain data: " + number.getClass());
    }

    private static boolean isWhole(Number number) {
        return number instanceof Integer || number instanceof Long || number instanceof Short || number instanceof Byte;
    }

    private void event(Record data) {
        out.startObject();
        out.name("event");
        out.text(Kebab.of(data.getClass()));
        fields(data);
        out.endObject();
    }

    private void object(Record whole) {
        out.startObject();
        fields(whole);
        out.endObject();
    }

    /** A record's components in their order; a component that is nothing is left out. */
    private void fields(Record whole) {
        RecordShape shape = RecordShape.of(whole.getClass());
        List<RecordShape.Part> parts = shape.parts();
        for (int i = 0; i < parts.size(); i++) {
            Object value = shape.value(whole, i);
            if (parts.get(i).flat()) fields((Record) value);
            else if (!isNothing(value)) field(parts.get(i).name(), value);
        }
    }

    private void field(String name, Object value) {
        out.name(name);
        write(value);
    }

    private static boolean isNothing(Object plain) {
        if (plain instanceof Optional<?> maybe) return maybe.isEmpty() || isNothing(maybe.get());
        if (plain instanceof OptionalInt maybe) return maybe.isEmpty();
        return plain instanceof JsonNode node && node.isNull();
    }

    private void list(Collection<?> many) {
        out.startArray();
        for (Object each : many) write(each);
        out.endArray();
    }

    private void map(Map<?, ?> map) {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, value) -> sorted.put(key(key), value));
        out.startObject();
        sorted.forEach(this::field);
        out.endObject();
    }

    private static String key(Object key) {
        return key instanceof Enum<?> constant ? Kebab.of(constant) : key.toString();
    }

    // ---- Trees that were read --------------------------------------------------------------------------------------

    private void node(JsonNode node) {
        if (node.isObject()) {
            out.startObject();
            node.fields().forEachRemaining(field -> {
                out.name(field.getKey());
                node(field.getValue());
            });
            out.endObject();
        } else if (node.isArray()) {
            out.startArray();
            node.forEach(this::node);
            out.endArray();
        } else if (node.isTextual()) out.text(node.textValue());
        else if (node.isBoolean()) out.flag(node.booleanValue());
        else if (node.isNumber()) numberNode(node);
        else out.nothing();
    }

    private void numberNode(JsonNode node) {
        if (node.isInt()) out.number(node.intValue());
        else if (node.isLong()) out.number(node.longValue());
        else if (node.isIntegralNumber() || node.isBigDecimal()) out.number(node.decimalValue());
        else out.fraction(node.doubleValue());
    }
}
