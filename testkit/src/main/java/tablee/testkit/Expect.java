package tablee.testkit;

import java.util.Objects;

/** Assertions whose failure says a whole sentence. */
final class Expect {
    private Expect() {}

    static void that(boolean fine, String otherwise) {
        if (!fine) throw new AssertionError(otherwise);
    }

    static void same(Object expected, Object actual, String what) {
        if (Objects.equals(expected, actual)) return;
        throw new AssertionError(what + difference(String.valueOf(expected), String.valueOf(actual)));
    }

    /** Long texts are shown around the first difference only. */
    private static String difference(String expected, String actual) {
        int at = 0;
        int least = Math.min(expected.length(), actual.length());
        while (at < least && expected.charAt(at) == actual.charAt(at)) at++;
        return "; first difference at character " + at + "\n  expected " + around(expected, at) + "\n  but was  "
                + around(actual, at);
    }

    private static String around(String text, int at) {
        int from = Math.max(0, at - 120);
        int to = Math.min(text.length(), at + 120);
        return (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
    }
}
