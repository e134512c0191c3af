package tablee.table;

/**
 * Who asks.
 *
 * @param person a name for a person that others may see; it opens no door
 * @param admin whether this person may remove others from every table
 */
public record Caller(String person, String name, boolean admin) {
    /** How the ids begin of those to whom the server gave no name; ids of people never do. */
    private static final String NAMELESS = "~";

    public Caller {
        name = TypedText.line(name, TypedText.NAME_CHARS);
    }

    /** Somebody whom nobody would know again. Nobody is the same nobody twice: what one does, no other has done. */
    public static Caller nameless(String connection) {
        return new Caller(NAMELESS + connection, "", false);
    }

    /** Whether this is somebody who may look on and nothing else (TABLE-41). */
    boolean isNameless() {
        return isNameless(person);
    }

    static boolean isNameless(String person) {
        return person.startsWith(NAMELESS);
    }
}
