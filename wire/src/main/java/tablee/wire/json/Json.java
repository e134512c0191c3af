package tablee.wire.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.BadInput;

/**
 * Records of plain data as JSON and back. The core knows no JSON; this is where it is made.
 *
 * <p>Writing is canonical: fields in the order of the record's components, keys of maps sorted, no spaces, so that equal
 * data means equal text. Reading is strict, and whatever is wrong is {@link BadInput} in one sentence.
 */
public final class Json {
    /** No text longer than this is read. */
    public static final int MOST_CHARS = 1 << 24;

    public static final int MOST_DEPTH = 64;

    private Json() {}

    /** The one text for this plain data. */
    public static String text(Object plain) {
        return JsonWriter.text(plain);
    }

    public static JsonNode tree(Object plain) {
        return JsonWriter.tree(plain);
    }

    /** An event with its name first: {@code {"event":"card-turned","position":3}}. */
    public static ObjectNode event(Record event) {
        return (ObjectNode) JsonWriter.tree(new WireEvent(event));
    }

    /** The record, list or whatever this text says. */
    public static <T> T read(String text, Class<T> type) {
        return read(parse(text), type);
    }

    public static <T> T read(JsonNode tree, Class<T> type) {
        @SuppressWarnings("unchecked") // the reader makes what the type says, also where the type is a primitive
        T value = (T) TreeReader.read(tree, type, JsonPlace.WHOLE);
        return value;
    }

    /** The tree of one JSON text that is neither too long nor too deep and holds no key twice. */
    public static JsonNode parse(String text) {
        if (text.length() > MOST_CHARS) throw new BadInput("The text is longer than " + MOST_CHARS + " characters.");
        return TreeParser.parse(text);
    }

    /** Somebody else's text made fit for a sentence: in quotes, not too long, without control characters. */
    public static String quote(String text) {
        return JsonPlace.quote(text);
    }
}
