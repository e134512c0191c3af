package tablee.wire.json;

import tablee.core.BadInput;

/** Where in a JSON text something stands, as {@code players[2].hand}, to say what is wrong there. */
public record JsonPlace(String path) {
    static final JsonPlace WHOLE = new JsonPlace("");

    private static final int LONGEST_QUOTE = 60;

    JsonPlace field(String name) {
        return new JsonPlace(path.isEmpty() ? name : path + "." + name);
    }

    JsonPlace item(int index) {
        return new JsonPlace(path + "[" + index + "]");
    }

    String name() {
        return path.isEmpty() ? "The whole" : "The field " + quote(path);
    }

    BadInput must(String be) {
        return new BadInput(name() + " must be " + be + ".");
    }

    /** Somebody else's text, made fit for a sentence. */
    public static String quote(String text) {
        String shown = text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "…";
        return '"' + shown.replaceAll("[\\p{Cntrl}\\p{Cs}]", "?") + '"';
    }
}
