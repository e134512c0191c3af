package tablee.wire.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.BadInput;
import tablee.core.SortedCopy;

/** A tree of JSON to plain data. Nothing is guessed: a field too many, one too few or of another kind is refused. */
final class TreeReader {
    private TreeReader() {}

    static Object read(JsonNode node, JsonType type, JsonPlace place) {
        if (type instanceof JsonType.ListOf list) return readList(node, list.of(), place);
        if (type instanceof JsonType.MapOf map) return readMap(node, map.of(), place);
        if (type instanceof JsonType.Maybe maybe)
            return node.isNull() ? Optional.empty() : Optional.of(read(node, maybe.of(), place));
        return read(node, type.type(), place);
    }

    static Object read(JsonNode node, Class<?> plain, JsonPlace place) {
        if (Written.class.isAssignableFrom(plain)) return readWritten(node, WrittenShape.of(plain), place);
        if (Record.class.isAssignableFrom(plain)) return readRecord(node, plain, place);
        if (plain.isEnum()) return readEnum(node, plain, place);
        if (plain == String.class) return readText(node, place);
        if (plain == boolean.class || plain == Boolean.class) return readFlag(node, place);
        if (plain == OptionalInt.class)
            return node.isNull() ? OptionalInt.empty() : OptionalInt.of(readInt(node, place));
        if (JsonNode.class.isAssignableFrom(plain)) return readNode(node, plain, place);
        return readNumber(node, plain, place);
    }

    private static Object readWritten(JsonNode node, WrittenShape shape, JsonPlace place) {
        return shape.read(read(node, shape.shape(), place));
    }

    private static Object readRecord(JsonNode node, Class<?> type, JsonPlace place) {
        if (!node.isObject()) throw place.must("an object");
        refuseUnknown(node, RecordShape.of(type).fields(), place);
        return readFields(node, type, place);
    }

    private static Object readFields(JsonNode node, Class<?> type, JsonPlace place) {
        RecordShape shape = RecordShape.of(type);
        Object[] values = shape.parts().stream()
                .map(part -> part.flat()
                        ? readFields(node, part.type().type(), place)
                        : readPart(node, part, place.field(part.name())))
                .toArray();
        return shape.make(values, place.name());
    }

    private static void refuseUnknown(JsonNode node, List<String> known, JsonPlace place) {
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!known.contains(name)) throw new BadInput(place.field(name).name() + " is not known here.");
        }
    }

    private static Object readPart(JsonNode node, RecordShape.Part part, JsonPlace place) {
        Optional<JsonNode> value = Optional.ofNullable(node.get(part.name()));
        if (value.isPresent() && value.get().isNull()) throw new BadInput(place.name() + " must not be null.");
        if (value.isPresent()) return read(value.get(), part.type(), place);
        if (part.type() instanceof JsonType.Maybe) return Optional.empty();
        if (part.type().equals(JsonType.plain(OptionalInt.class))) return OptionalInt.empty();
        throw new BadInput(place.name() + " is missing.");
    }

    private static List<?> readList(JsonNode node, JsonType type, JsonPlace place) {
        if (!node.isArray()) throw place.must("a list");
        List<Object> list = new ArrayList<>(node.size());
        for (JsonNode item : node) list.add(read(item, type, place.item(list.size())));
        return List.copyOf(list);
    }

    private static SortedMap<String, Object> readMap(JsonNode node, JsonType type, JsonPlace place) {
        if (!node.isObject()) throw place.must("an object");
        SortedMap<String, Object> map = new TreeMap<>();
        node.fields()
                .forEachRemaining(
                        field -> map.put(field.getKey(), read(field.getValue(), type, place.field(field.getKey()))));
        return SortedCopy.of(map);
    }

    private static Object readEnum(JsonNode node, Class<?> type, JsonPlace place) {
        List<Enum<?>> constants = Arrays.stream(type.getEnumConstants())
                .<Enum<?>>map(each -> (Enum<?>) each)
                .toList();
        return constants.stream()
                .filter(each -> node.isTextual() && Kebab.of(each).equals(node.textValue()))
                .findFirst()
                .orElseThrow(() ->
                        place.must("one of " + constants.stream().map(Kebab::of).collect(Collectors.joining(", "))));
    }

    // Half a surrogate pair has no bytes in UTF-8, so what is read could not be written again.
    private static String readText(JsonNode node, JsonPlace place) {
        if (!node.isTextual()) throw place.must("a text");
        String text = node.textValue();
        if (text.codePoints().anyMatch(point -> Character.getType(point) == Character.SURROGATE)) {
            throw place.must("a text of whole characters");
        }
        return text;
    }

    private static boolean readFlag(JsonNode node, JsonPlace place) {
        if (!node.isBoolean()) throw place.must("true or false");
        return node.booleanValue();
    }

    private static JsonNode readNode(JsonNode node, Class<?> type, JsonPlace place) {
        if (type.isInstance(node)) return node;
        throw place.must(type.getSimpleName().startsWith("Object") ? "an object" : "a list");
    }

    private static int readInt(JsonNode node, JsonPlace place) {
        return (int) wholeNumber(node, place, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Object readNumber(JsonNode node, Class<?> type, JsonPlace place) {
        if (type == int.class || type == Integer.class) return readInt(node, place);
        if (type == long.class || type == Long.class) return wholeNumber(node, place, Long.MIN_VALUE, Long.MAX_VALUE);
        if (type == short.class) return (short) wholeNumber(node, place, Short.MIN_VALUE, Short.MAX_VALUE);
        if (type == byte.class) return (byte) wholeNumber(node, place, Byte.MIN_VALUE, Byte.MAX_VALUE);
        throw new IllegalArgumentException("not plain data: " + type);
    }

    private static long wholeNumber(JsonNode node, JsonPlace place, long least, long most) {
        boolean whole = node.isIntegralNumber() && node.canConvertToLong();
        if (whole && node.longValue() >= least && node.longValue() <= most) return node.longValue();
        throw place.must("a whole number from " + least + " to " + most);
    }
}
