package tablee.wire.words;

/** Text that goes into a page which is put together as a string; the client's own pages are made by templates that do this. */
public final class Html {
    private Html() {}

    /** Fit for the text of an element, and for an attribute in quotes of either kind. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
