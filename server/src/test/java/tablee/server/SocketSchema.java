package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tablee.wire.json.Json;

/** As much of JSON Schema as docs/schema needs. A field that a schema does not know is a fault here, though readers may skip it. */
record SocketSchema(List<JsonNode> pages) {
    static final SocketSchema EVENTS = of("table-events.json", "lobby-events.json", "tournament-events.json");
    static final SocketSchema REQUESTS = of("table-requests.json");

    private static SocketSchema of(String... names) {
        Path folder = Path.of(System.getProperty("tablee.root"), "docs", "schema");
        return new SocketSchema(Stream.of(names)
                .map(name -> Json.parse(read(folder.resolve(name))))
                .toList());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words by which lines are told apart. */
    Set<String> kinds() {
        Set<String> kinds = new TreeSet<>();
        for (JsonNode page : pages)
            for (JsonNode shape : page.path("oneOf"))
                for (String tag : List.of("event", "do"))
                    if (shape.path("properties").has(tag))
                        kinds.add(shape.at("/properties/" + tag + "/const").textValue());
        return kinds;
    }

    /** What is wrong about this line: nothing, if it is as one of the shapes says. */
    List<String> faults(JsonNode line) {
        for (JsonNode page : pages)
            for (JsonNode shape : page.path("oneOf")) if (isMeant(shape, line)) return faults(page, shape, line, "");
        return List.of("no shape for " + line);
    }

    private static boolean isMeant(JsonNode shape, JsonNode line) {
        for (String tag : List.of("event", "do")) {
            JsonNode word = shape.path("properties").path(tag).path("const");
            if (!word.isMissingNode()) return word.equals(line.path(tag));
        }
        return false;
    }

    private static List<String> faults(JsonNode page, JsonNode given, JsonNode value, String at) {
        JsonNode schema =
                given.has("$ref") ? page.at(given.path("$ref").textValue().substring(1)) : given;
        List<String> faults = new ArrayList<>();
        if (!fits(schema.path("type").asText(""), value)) faults.add(at + " is not of type " + schema.path("type"));
        if (schema.has("enum") && !contains(schema.path("enum"), value)) faults.add(at + " has no word " + value);
        if (schema.has("const") && !schema.path("const").equals(value)) faults.add(at + " is " + value);
        for (JsonNode name : schema.path("required"))
            if (!value.has(name.textValue())) faults.add(at + "/" + name.textValue() + " is missing");
        for (int i = 0; schema.has("items") && i < value.size(); i++)
            faults.addAll(faults(page, schema.path("items"), value.get(i), at + "/" + i));
        if (value.isObject()) faults.addAll(fields(page, schema, value, at));
        return faults;
    }

    /** An object without properties may hold anything: what a game says is on that game's page. */
    private static List<String> fields(JsonNode page, JsonNode schema, JsonNode value, String at) {
        List<String> faults = new ArrayList<>();
        boolean open = !schema.has("properties")
                || schema.path("properties").size() == 1
                        && schema.path("required").size() == 1;
        for (Iterator<String> names = value.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            JsonNode known = schema.path("properties").path(name);
            if (known.isMissingNode()) known = schema.path("additionalProperties");
            if (known.isObject()) faults.addAll(faults(page, known, value.get(name), at + "/" + name));
            else if (!open) faults.add(at + "/" + name + " is not known");
        }
        return faults;
    }

    private static boolean contains(JsonNode words, JsonNode value) {
        for (JsonNode word : words) if (word.equals(value)) return true;
        return false;
    }

    private static boolean fits(String type, JsonNode value) {
        return switch (type) {
            case "" -> true;
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "boolean" -> value.isBoolean();
            case "integer" -> value.isIntegralNumber();
            default -> throw new AssertionError("a type that is not read here: " + type);
        };
    }
}
