package tablee.browser.instead;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.BadInput;
import tablee.wire.json.Json;

/**
 * A text of JSON to a tree, as strict as the server's: no key twice, nothing behind the end, not too deep. What comes here was written by the
 * page itself, so one sentence says all that can be wrong.
 */
public final class PageTreeParser {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_DIGITS = 18;

    private final String text;
    private int at;

    private PageTreeParser(String text) {
        this.text = text;
    }

    public static JsonNode parse(String text) {
        PageTreeParser parser = new PageTreeParser(text);
        parser.space();
        if (parser.at == text.length()) throw new BadInput("The text is empty and not JSON.");
        JsonNode tree = parser.value(0);
        parser.space();
        if (parser.at < text.length()) throw parser.fault();
        return tree;
    }

    private BadInput fault() {
        return new BadInput("The text is not JSON: see letter " + (at + 1) + ".");
    }

    private char peek() {
        if (at >= text.length()) throw fault();
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private void expect(char letter) {
        if (peek() != letter) throw fault();
        at++;
    }

    private boolean takes(char letter) {
        space();
        if (peek() != letter) return false;
        at++;
        return true;
    }

    private JsonNode value(int depth) {
        if (depth > Json.MOST_DEPTH)
            throw new BadInput("The JSON is nested deeper than " + Json.MOST_DEPTH + " levels.");
        space();
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> list(depth);
            case '"' -> NODES.textNode(string());
            case 't' -> word("true", NODES.booleanNode(true));
            case 'f' -> word("false", NODES.booleanNode(false));
            case 'n' -> word("null", NODES.nullNode());
            default -> number();
        };
    }

    private JsonNode word(String word, JsonNode meaning) {
        if (!text.startsWith(word, at)) throw fault();
        at += word.length();
        return meaning;
    }

    private JsonNode object(int depth) {
        ObjectNode object = NODES.objectNode();
        expect('{');
        if (takes('}')) return object;
        do {
            space();
            String name = string();
            if (!takes(':')) throw fault();
            if (object.has(name)) throw new BadInput("The JSON has a key twice: see letter " + (at + 1) + ".");
            object.set(name, value(depth + 1));
        } while (takes(','));
        expect('}');
        return object;
    }

    private JsonNode list(int depth) {
        ArrayNode list = NODES.arrayNode();
        expect('[');
        if (takes(']')) return list;
        do list.add(value(depth + 1));
        while (takes(','));
        expect(']');
        return list;
    }

    private String string() {
        expect('"');
        StringBuilder out = new StringBuilder();
        for (char c = peek(); c != '"'; c = peek()) {
            at++;
            if (c < ' ') throw fault();
            out.append(c == '\\' ? escaped() : c);
        }
        at++;
        return out.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> point();
            default -> throw fault();
        };
    }

    private char point() {
        int point = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) throw fault();
            point = point << 4 | digit;
            at++;
        }
        return (char) point;
    }

    private JsonNode number() {
        int from = at;
        if (peek() == '-') at++;
        int first = at;
        int whole = digits();
        if (whole > 1 && text.charAt(first) == '0') throw fault();
        // Fractions and numbers beyond these would need tables of their own; no page writes any.
        if (whole > MOST_DIGITS || at < text.length() && ".eE".indexOf(text.charAt(at)) >= 0) throw fault();
        long value = Long.parseLong(text.substring(from, at));
        return value == (int) value ? NODES.numberNode((int) value) : NODES.numberNode(value);
    }

    private int digits() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        if (at == from) throw fault();
        return at - from;
    }
}
