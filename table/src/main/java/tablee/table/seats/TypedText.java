package tablee.table.seats;

/** What people type is text and stays text: one line, not too long, nothing invisible that could play tricks. */
public final class TypedText {
    static final int NAME_CHARS = 24;
    public static final int TITLE_CHARS = 60;
    public static final int CHAT_CHARS = 400;
    public static final int WORD_CHARS = 24;

    private TypedText() {}

    /** The text as one line without control and formatting characters, cut to this many characters. */
    public static String line(String typed, int mostChars) {
        StringBuilder line = new StringBuilder();
        typed.codePoints()
                .map(point -> Character.isWhitespace(point) ? ' ' : point)
                .filter(TypedText::visible)
                .forEach(line::appendCodePoint);
        String clean = line.toString().replaceAll(" {2,}", " ").strip();
        return clean.codePointCount(0, clean.length()) <= mostChars
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, mostChars)).strip();
    }

    private static boolean visible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            // The joiner makes one picture of several emoji; other formatting turns text around or hides it.
            case Character.FORMAT -> point == 0x200D;
            default -> true;
        };
    }
}
