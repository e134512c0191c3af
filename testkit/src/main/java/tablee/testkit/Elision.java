package tablee.testkit;

import java.util.regex.Pattern;

/** In French a small word loses its vowel before another one: "le multiplicateur d’Augmenter". Sentences with gaps go around that. */
public final class Elision {
    /**
     * A numeral keeps the vowel ("le onze"), and so do a place on a board, which is a letter and a figure ("de a1"), and a word that hangs on
     * the one before it ("échangez-la ou").
     */
    private static final Pattern LOST = Pattern.compile(
            "(?<![\\p{L}-])(?:de|que|le|la|ne|se|je|me|te) (?!onz|une?(?!\\p{L}))[aeiouàâæéèêëîïôœùû]\\p{L}",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /** Somebody may be called Ada, and no random game knows names. */
    private static final Pattern BEFORE_NAME =
            Pattern.compile("(?<!\\p{L})(?:de|que|le|la|ne|se) \\{(?:seats?|others|name)}", Pattern.CASE_INSENSITIVE);

    private Elision() {}

    /** Whether a vowel stands before a vowel in this French sentence. */
    public static boolean lacks(String said) {
        return LOST.matcher(said).find();
    }

    /**
     * @param said a sentence in French
     * @param phrase the same before its gaps were filled
     */
    static void check(String said, String phrase) {
        Expect.that(!lacks(said), "a vowel before a vowel in French: " + said);
        Expect.that(!BEFORE_NAME.matcher(phrase).find(), "a name with a vowel would not fit: " + phrase);
    }
}
