package tablee.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Plain data to JSON: into a text, or into a tree, by one and the same walk. Text needs no tree in between, as most of what a
 * server does is saying things. The same data gives the same JSON: nothing depends on hash order.
 */
final class JsonWriter {
    private static final int USUAL_CHARS = 1024;
    private static final JsonFactory FACTORY = new JsonFactory();
    /** A number stays as it was said: 1.50 is not 1.5. */
    private static final JsonMapper NODES = JsonMapper.builder()
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final JsonGenerator out;

    private JsonWriter(JsonGenerator out) {
        this.out = out;
    }

    static String text(Object plain) {
        StringWriter text = new StringWriter(USUAL_CHARS);
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            new JsonWriter(out).write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    static JsonNode tree(Object plain) {
        if (plain instanceof JsonNode node) return node;
        try (TokenBuffer out = new TokenBuffer(NODES, false)) {
            new JsonWriter(out).write(plain);
            return NODES.readTree(out.asParser());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Object plain) throws IOException {
        if (plain instanceof String text) out.writeString(text);
        else if (plain instanceof Number number) number(number);
        else if (plain instanceof Enum<?> constant) out.writeString(Kebab.of(constant));
        else if (plain instanceof WireEvent event) event(event.data());
        else if (plain instanceof Written<?> other) write(other.written());
        else if (plain instanceof Record whole) object(whole);
        else if (plain instanceof Collection<?> many) list(many);
        else if (plain instanceof Boolean flag) out.writeBoolean(flag);
        else if (plain instanceof Map<?, ?> map) map(map);
        else maybe(plain);
    }

    private void maybe(Object plain) throws IOException {
        if (isNothing(plain)) out.writeNull();
        else if (plain instanceof Optional<?> some) write(some.get());
        else if (plain instanceof OptionalInt some) out.writeNumber(some.getAsInt());
        else if (plain instanceof JsonNode node) NODES.writeTree(out, node);
        else throw new IllegalArgumentException("not plain data: " + plain.getClass());
    }

    private void number(Number number) throws IOException {
        // A small long is the number that reading gives, so that trees are equal when their texts are.
        if (number instanceof Long large && large.intValue() != large) out.writeNumber(large);
        else if (number instanceof BigDecimal exact) out.writeNumber(exact);
        else if (isWhole(number)) out.writeNumber(number.intValue());
        else throw new IllegalArgumentException("not plain data: " + number.getClass());
    }

    private static boolean isWhole(Number number) {
        return number instanceof Integer || number instanceof Long || number instanceof Short || number instanceof Byte;
    }

    private void event(Record data) throws IOException {
        out.writeStartObject();
        out.writeStringField("event", Kebab.of(data.getClass()));
        fields(data);
        out.writeEndObject();
    }

    private void object(Record whole) throws IOException {
        out.writeStartObject();
        fields(whole);
        out.writeEndObject();
    }

    /** A record's components in their order; a component that is nothing is left out. */
    private void fields(Record whole) throws IOException {
        for (RecordShape.Part part : RecordShape.of(whole.getClass()).parts()) {
            Object value = part.of(whole);
            if (part.flat()) fields((Record) value);
            else if (!isNothing(value)) field(part, value);
        }
    }

    private void field(RecordShape.Part part, Object value) throws IOException {
        out.writeFieldName(part.label());
        write(value);
    }

    private static boolean isNothing(Object plain) {
        if (plain instanceof Optional<?> maybe) return maybe.isEmpty() || isNothing(maybe.get());
        if (plain instanceof OptionalInt maybe) return maybe.isEmpty();
        return plain instanceof JsonNode node && node.isNull();
    }

    private void list(Collection<?> many) throws IOException {
        out.writeStartArray();
        for (Object each : many) write(each);
        out.writeEndArray();
    }

    private void map(Map<?, ?> map) throws IOException {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, value) -> sorted.put(key(key), value));
        out.writeStartObject();
        for (Map.Entry<String, Object> each : sorted.entrySet()) {
            out.writeFieldName(each.getKey());
            write(each.getValue());
        }
        out.writeEndObject();
    }

    private static String key(Object key) {
        return key instanceof Enum<?> constant ? Kebab.of(constant) : key.toString();
    }
}
