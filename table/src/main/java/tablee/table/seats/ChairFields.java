package tablee.table.seats;

/**
 * A {@link Chair} as it is stored and sent.
 *
 * @param person who sits there, or empty
 * @param name how that person, or bot, is called
 * @param level of the bot, or empty
 */
public record ChairFields(Kind kind, String person, String name, String level, boolean resigned) {
    public enum Kind {
        OPEN,
        PERSON,
        BOT
    }

    /** An id that no person has. An empty one is that of a visitor without a name. */
    static final String NOBODY = "-";
}
