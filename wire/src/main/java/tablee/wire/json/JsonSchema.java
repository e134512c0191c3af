package tablee.wire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The shape of plain records as JSON Schema (2020-12), as they are written and read here. Each record has its place in {@code $defs}. */
public final class JsonSchema {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final Set<Class<?>> WHOLE =
            Set.of(int.class, Integer.class, long.class, Long.class, short.class, byte.class, OptionalInt.class);

    private final SortedMap<String, ObjectNode> known = new TreeMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();

    /** A schema that allows what has this word in one of its fields, whose shape is that of the record. */
    public ObjectNode tagged(String field, String word, Class<?> type) {
        ObjectNode schema = NODES.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.putObject(field).put("const", word);
        ArrayNode required = schema.putArray("required").add(field);
        fields(type, properties, required);
        return schema;
    }

    /** The schema of a {@link WireEvent} with this data. */
    public ObjectNode event(Class<?> data) {
        return tagged("event", Kebab.of(data), data);
    }

    /** What the schemas so far point at. */
    public ObjectNode definitions() {
        ObjectNode all = NODES.objectNode();
        known.forEach(all::set);
        return all;
    }

    private void fields(Class<?> type, ObjectNode properties, ArrayNode required) {
        for (RecordShape.Part part : RecordShape.of(type).parts()) {
            if (part.flat()) {
                fields(part.type().type(), properties, required);
            } else {
                properties.set(part.name(), of(part.type()));
                if (!isOptional(part.type())) required.add(part.name());
            }
        }
    }

    private static boolean isOptional(JsonType type) {
        return type instanceof JsonType.Maybe || type.equals(JsonType.plain(OptionalInt.class));
    }

    private ObjectNode of(JsonType type) {
        if (type instanceof JsonType.Maybe maybe) return of(maybe.of());
        ObjectNode schema = NODES.objectNode();
        if (type instanceof JsonType.ListOf list)
            return schema.put("type", "array").set("items", of(list.of()));
        if (type instanceof JsonType.MapOf map)
            return schema.put("type", "object").set("additionalProperties", of(map.of()));
        return plain(type.type());
    }

    private ObjectNode plain(Class<?> type) {
        ObjectNode schema = NODES.objectNode();
        if (type == String.class) return schema.put("type", "string");
        if (type == boolean.class || type == Boolean.class) return schema.put("type", "boolean");
        if (WHOLE.contains(type)) return schema.put("type", "integer");
        if (Written.class.isAssignableFrom(type))
            return plain(WrittenShape.of(type).shape());
        if (type.isEnum()) return words(schema, type);
        if (type == WireEvent.class) return anyEvent(schema);
        if (type.isRecord()) return schema.put("$ref", "#/$defs/" + define(type));
        boolean object = type == Record.class || type == ObjectNode.class;
        boolean any = type == Object.class || JsonNode.class.isAssignableFrom(type);
        if (!object && !any) throw new IllegalArgumentException("not plain data: " + type);
        return object ? schema.put("type", "object") : schema;
    }

    private static ObjectNode words(ObjectNode schema, Class<?> type) {
        ArrayNode words = schema.putArray("enum");
        for (Object each : type.getEnumConstants()) words.add(Kebab.of((Enum<?>) each));
        return schema;
    }

    /** What is told: its name, and whatever else the game says of it. */
    private static ObjectNode anyEvent(ObjectNode schema) {
        schema.put("type", "object").putObject("properties").putObject("event").put("type", "string");
        schema.putArray("required").add("event");
        return schema;
    }

    private String define(Class<?> type) {
        String before = names.get(type);
        if (before != null) return before;
        String name = names.containsValue(Kebab.of(type))
                ? Kebab.of(type.getEnclosingClass()) + "-" + Kebab.of(type)
                : Kebab.of(type);
        names.put(type, name);
        ObjectNode schema = NODES.objectNode().put("type", "object");
        known.put(name, schema);
        fields(type, schema.putObject("properties"), schema.putArray("required"));
        return name;
    }
}
