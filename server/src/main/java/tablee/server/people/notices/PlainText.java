package tablee.server.people.notices;

/**
 * What people typed, as far as it goes into a mail to somebody who may never have heard of them: words and nothing that a reader of mail
 * could make a link of.
 */
public final class PlainText {
    private static final int MOST_CHARS = 24;

    private PlainText() {}

    /** Letters, digits, and spaces, hyphens and apostrophes between them; short; empty if there is nothing of that. */
    public static String of(String typed) {
        StringBuilder plain = new StringBuilder();
        typed.codePoints().map(point -> isPlain(point) ? point : ' ').forEach(plain::appendCodePoint);
        String line = plain.toString().replaceAll(" {2,}", " ").strip();
        return line.substring(
                        0, line.offsetByCodePoints(0, Math.min(MOST_CHARS, line.codePointCount(0, line.length()))))
                .strip();
    }

    private static boolean isPlain(int point) {
        return Character.isLetterOrDigit(point)
                || Character.getType(point) == Character.NON_SPACING_MARK
                || "-'’".indexOf(point) >= 0;
    }
}
