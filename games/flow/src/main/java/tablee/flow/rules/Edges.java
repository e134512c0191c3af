package tablee.flow.rules;

/** Open edges as the bits of one number, and as a word: {@code nes} is open to the north, east and south. */
public final class Edges {
    public static final int NONE = 0;
    public static final int ALL = 15;

    private static final String LETTERS = "nesw";

    private Edges() {}

    /** A quarter turn clockwise. */
    static int turn(int edges) {
        return (edges << 1 | edges >> 3) & ALL;
    }

    public static String write(int edges) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < LETTERS.length(); i++) if ((edges >> i & 1) != 0) word.append(LETTERS.charAt(i));
        return word.toString();
    }

    /** The edges of a word whose letters come in the order n, e, s, w, or -1. */
    public static int read(String word) {
        int edges = NONE;
        for (int i = 0; i < word.length(); i++) {
            int bit = LETTERS.indexOf(word.charAt(i));
            if (bit < 0 || edges >> bit != 0) return -1;
            edges |= 1 << bit;
        }
        return edges;
    }
}
