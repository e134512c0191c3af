package tablee.wire;

import com.fasterxml.jackson.core.io.CharTypes;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Plain data to the text of JSON, without a tree in between: most of what a server does is saying things. The text is the
 * one that the tree of {@link TreeWriter} has.
 */
final class TextWriter {
    private static final int USUAL_CHARS = 1024;
    /** What cannot stand in a string as it is. */
    private static final int[] ESCAPED = CharTypes.get7BitOutputEscapes();

    private final StringBuilder out = new StringBuilder(USUAL_CHARS);

    private TextWriter() {}

    static String text(Object plain) {
        TextWriter writer = new TextWriter();
        writer.write(plain);
        return writer.out.toString();
    }

    private void write(Object plain) {
        if (plain instanceof String text) string(text);
        else if (plain instanceof Integer || plain instanceof Long) out.append(plain);
        else if (plain instanceof Enum<?> constant)
            out.append('"').append(Kebab.of(constant)).append('"');
        else if (plain instanceof Record whole) object(whole);
        else if (plain instanceof Collection<?> many) list(many);
        else if (plain instanceof Boolean flag) out.append(flag.booleanValue());
        else if (plain instanceof Map<?, ?> map) map(map);
        else if (plain instanceof Optional<?> maybe && maybe.isPresent()) write(maybe.get());
        else node(TreeWriter.tree(plain));
    }

    private void node(JsonNode node) {
        if (node.isTextual()) string(node.textValue());
        else if (node.isInt()) out.append(node.intValue());
        else out.append(node);
    }

    private void object(Record whole) {
        out.append('{');
        if (whole instanceof WireEvent event) {
            out.append("\"event\":");
            string(Kebab.of(event.data().getClass()));
            fields(event.data(), false);
        } else {
            fields(whole, true);
        }
        out.append('}');
    }

    private void fields(Record whole, boolean first) {
        boolean begun = !first;
        for (RecordShape.Part part : RecordShape.of(whole.getClass()).parts()) {
            Object value = part.of(whole);
            if (TreeWriter.isNothing(value)) continue;
            if (begun) out.append(',');
            begun = true;
            out.append(part.label());
            write(value);
        }
    }

    private void list(Collection<?> many) {
        out.append('[');
        boolean begun = false;
        for (Object each : many) {
            if (begun) out.append(',');
            begun = true;
            write(each);
        }
        out.append(']');
    }

    private void map(Map<?, ?> map) {
        Map<String, Object> sorted = new TreeMap<>();
        map.forEach((key, value) -> sorted.put(TreeWriter.key(key), value));
        out.append('{');
        boolean begun = false;
        for (Map.Entry<String, Object> each : sorted.entrySet()) {
            if (begun) out.append(',');
            begun = true;
            string(each.getKey());
            out.append(':');
            write(each.getValue());
        }
        out.append('}');
    }

    private void string(String text) {
        out.append('"');
        if (isPlain(text)) out.append(text);
        else JsonStringEncoder.getInstance().quoteAsString(text, out);
        out.append('"');
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each < ESCAPED.length && ESCAPED[each] != 0) return false;
        }
        return true;
    }
}
