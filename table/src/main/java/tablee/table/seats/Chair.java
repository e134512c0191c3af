package tablee.table.seats;

/**
 * One place at the table.
 *
 * @param person who sits there, or empty
 * @param name how that person, or bot, is called
 * @param level of the bot, or empty
 * @param resigned the person gave the seat up for this match, and a bot plays it to the end
 */
public record Chair(Kind kind, String person, String name, String level, boolean resigned) {
    public enum Kind {
        OPEN,
        PERSON,
        BOT
    }

    /** An id that no person has. An empty one is that of a visitor without a name. */
    static final String NOBODY = "-";

    public static final Chair OPEN = new Chair(Kind.OPEN, "", "", "", false);

    /** Where somebody sat whom nobody knows any more. */
    static final Chair FORGOTTEN = new Chair(Kind.PERSON, NOBODY, "", "", true);

    public static Chair person(String person, String name) {
        return new Chair(Kind.PERSON, person, TypedText.line(name, TypedText.NAME_CHARS), "", false);
    }

    public static Chair bot(String level) {
        return new Chair(Kind.BOT, "", level, level, false);
    }

    public boolean isOpen() {
        return kind == Kind.OPEN;
    }

    public boolean isBot() {
        return kind == Kind.BOT;
    }

    public boolean belongsTo(String somebody) {
        return kind == Kind.PERSON && person.equals(somebody);
    }

    boolean isForgotten() {
        return belongsTo(NOBODY);
    }

    public Chair withResigned(boolean now) {
        return new Chair(kind, person, name, level, now);
    }
}
