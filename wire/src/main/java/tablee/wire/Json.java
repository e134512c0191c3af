package tablee.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
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

    private static final int MOST_CHARS_IN_A_STRING = 1 << 20;
    private static final int MOST_DIGITS = 30;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxDocumentLength(MOST_CHARS)
                            .maxNestingDepth(MOST_DEPTH)
                            .maxStringLength(MOST_CHARS_IN_A_STRING)
                            .maxNameLength(MOST_CHARS_IN_A_STRING)
                            .maxNumberLength(MOST_DIGITS)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

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
        try {
            JsonNode tree = MAPPER.readTree(text);
            if (tree.isMissingNode()) throw new BadInput("The text is empty and not JSON.");
            return tree;
        } catch (JsonProcessingException e) {
            throw new BadInput(sentence(e));
        }
    }

    /** Somebody else's text made fit for a sentence: in quotes, not too long, without control characters. */
    public static String quote(String text) {
        return JsonPlace.quote(text);
    }

    private static String sentence(JsonProcessingException fault) {
        if (fault instanceof StreamConstraintsException) {
            return "The JSON is nested deeper than " + MOST_DEPTH + " levels, or has a number of more than "
                    + MOST_DIGITS + " digits or a text of more than " + MOST_CHARS_IN_A_STRING + " characters.";
        }
        String what = fault.getOriginalMessage().startsWith("Duplicate")
                ? "The JSON has a key twice"
                : "The text is not JSON";
        int column = fault.getLocation() == null ? 0 : fault.getLocation().getColumnNr();
        int line = fault.getLocation() == null ? 0 : fault.getLocation().getLineNr();
        return what + (line > 0 ? ": see line " + line + ", column " + column + "." : ".");
    }
}
