package tablee.table.terms;

import java.util.Locale;

/** What everybody has to know about a table that is not like the others (TABLE-37). */
public enum TableNote {
    /** Chance and opponents follow a script. */
    LESSON,
    /** The match begins where somebody has set the pieces. */
    FROM_POSITION,
    /** It is played by the text of another ruleset than the built-in one. */
    OWN_RULESET,
    /** Its results move ratings (TABLE-51). */
    RATED,
    /** Everybody who plays this day has the same deal (TABLE-61). */
    DAILY,
    /** Several tables have the same deal (TABLE-61). */
    DUPLICATE;

    /** As it is written, such as {@code from-position}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
