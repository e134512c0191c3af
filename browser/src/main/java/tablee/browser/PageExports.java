package tablee.browser;

import org.teavm.interop.Export;

/**
 * What the page's script can call. Texts cross letter by letter, so that nothing has to be made out of text at run time: the page's content
 * policy allows no such thing.
 */
public final class PageExports {
    private static final PageHouse HOUSE = new PageHouse();
    private static final StringBuilder ASKED = new StringBuilder();
    private static String answer = "";

    private PageExports() {}

    /** The compiler wants one; everything happens in the exports. */
    public static void main(String[] args) {}

    /** One more letter of the request. */
    @Export(name = "put")
    public static void put(int letter) {
        ASKED.append((char) letter);
    }

    /** Carries out what was put in, and says how long the answer is. */
    @Export(name = "run")
    public static int run() {
        String request = ASKED.toString();
        ASKED.setLength(0);
        answer = HOUSE.answer(request);
        return answer.length();
    }

    @Export(name = "letter")
    public static int letter(int at) {
        return answer.charAt(at);
    }
}
