package tablee.browser.instead;

/** {@link java.text.Normalizer} that leaves texts as they are: in a page one person sits, and nobody can pose as another. */
public final class PageNormalizer {
    public enum Form {
        NFC,
        NFD,
        NFKC,
        NFKD
    }

    private PageNormalizer() {}

    public static String normalize(CharSequence text, Form form) {
        return text.toString();
    }
}
