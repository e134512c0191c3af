package tablee.wire.json;

import java.math.BigDecimal;

/** JSON as a text without spaces. */
final class TextSink implements JsonSink {
    private static final int USUAL_CHARS = 1024;
    private static final String HEX = "0123456789ABCDEF";
    private static final int FIRST_PLAIN = 0x20;

    private final StringBuilder out = new StringBuilder(USUAL_CHARS);
    /** Whether what comes next stands behind something else, and not behind its name or an opening bracket. */
    private boolean follows;

    @Override
    public void startObject() {
        open('{');
    }

    @Override
    public void endObject() {
        close('}');
    }

    @Override
    public void startArray() {
        open('[');
    }

    @Override
    public void endArray() {
        close(']');
    }

    private void open(char bracket) {
        part();
        out.append(bracket);
        follows = false;
    }

    private void close(char bracket) {
        out.append(bracket);
        follows = true;
    }

    private void part() {
        if (follows) out.append(',');
        follows = true;
    }

    @Override
    public void name(String name) {
        part();
        quote(name);
        out.append(':');
        follows = false;
    }

    @Override
    public void text(String text) {
        part();
        quote(text);
    }

    @Override
    public void number(int number) {
        part();
        out.append(number);
    }

    @Override
    public void number(long number) {
        part();
        out.append(number);
    }

    @Override
    public void number(BigDecimal number) {
        part();
        out.append(number);
    }

    @Override
    public void fraction(double number) {
        part();
        out.append(Double.toString(number));
    }

    @Override
    public void flag(boolean flag) {
        part();
        out.append(flag);
    }

    @Override
    public void nothing() {
        part();
        out.append("null");
    }

    /** What needs no escape is copied in one piece. */
    private void quote(String text) {
        out.append('"');
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= FIRST_PLAIN && c != '"' && c != '\\') continue;
            out.append(text, from, i);
            escape(c);
            from = i + 1;
        }
        out.append(text, from, text.length()).append('"');
    }

    private void escape(char c) {
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\b' -> out.append("\\b");
            case '\t' -> out.append("\\t");
            case '\n' -> out.append("\\n");
            case '\f' -> out.append("\\f");
            case '\r' -> out.append("\\r");
            default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
