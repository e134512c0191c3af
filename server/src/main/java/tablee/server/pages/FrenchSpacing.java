package tablee.server.pages;

import java.util.regex.Pattern;

/** French has a space before some marks and inside quotes. A line must not end there, or the next one begins with a colon. */
final class FrenchSpacing {
    private static final String NO_BREAK_SPACE = "\u00a0";
    private static final Pattern BREAKABLE = Pattern.compile(" (?=[:;?!»])|(?<=«) ");

    private FrenchSpacing() {}

    static String typeset(String phrase) {
        return BREAKABLE.matcher(phrase).replaceAll(NO_BREAK_SPACE);
    }
}
