package tablee.wire.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import tablee.core.BadInput;

/** A text of JSON to a tree, with limits on depth and length. A page without a server has another class in this one's place. */
final class TreeParser {
    private static final int MOST_CHARS_IN_A_STRING = 1 << 20;
    private static final int MOST_DIGITS = 30;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxDocumentLength(Json.MOST_CHARS)
                            .maxNestingDepth(Json.MOST_DEPTH)
                            .maxStringLength(MOST_CHARS_IN_A_STRING)
                            .maxNameLength(MOST_CHARS_IN_A_STRING)
                            .maxNumberLength(MOST_DIGITS)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private TreeParser() {}

    static JsonNode parse(String text) {
        try {
            JsonNode tree = MAPPER.readTree(text);
            if (tree.isMissingNode()) throw new BadInput("The text is empty and not JSON.");
            return tree;
        } catch (JsonProcessingException e) {
            throw new BadInput(sentence(e));
        }
    }

    private static String sentence(JsonProcessingException fault) {
        if (fault instanceof StreamConstraintsException) {
            return "The JSON is nested deeper than " + Json.MOST_DEPTH + " levels, or has a number of more than "
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
