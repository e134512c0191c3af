package tablee.table.seats;

import java.util.Optional;

/**
 * Who asks.
 *
 * @param person a name for a person that others may see; it opens no door
 * @param admin whether this person may remove others from every table
 * @param from the address, as budgets count it; it is not kept, and nobody is told
 */
public record Caller(String person, String name, boolean admin, Optional<String> from) {
    /** What a program's name ends with, so that whoever plays with it knows. */
    private static final String MARK = " (bot)";

    /** How the ids begin of those to whom the server gave no name; ids of people never do. */
    private static final String NAMELESS = "~";

    public Caller {
        name = TypedText.line(name, TypedText.NAME_CHARS);
    }

    /** From an address that does not matter. */
    public Caller(String person, String name, boolean admin) {
        this(person, name, admin, Optional.empty());
    }

    /** The name with the mark of a program at its end, cut so that both have room. */
    public static String marked(String name) {
        if (name.endsWith(MARK)) return name;
        return TypedText.line(name, TypedText.NAME_CHARS - MARK.length()) + MARK;
    }

    /** How somebody of this name is called who would like to be called otherwise in one seat: a program stays one. */
    public static String called(String name, Optional<String> typed) {
        String wish =
                typed.map(text -> TypedText.line(text, TypedText.NAME_CHARS)).orElse("");
        if (wish.isEmpty()) return name;
        return name.endsWith(MARK) ? marked(wish) : wish;
    }

    /** Somebody whom nobody would know again. Nobody is the same nobody twice: what one does, no other has done. */
    public static Caller nameless(String connection) {
        return new Caller(NAMELESS + connection, "", false);
    }

    /** Whether this is somebody who may look on and nothing else (TABLE-41). */
    public boolean isNameless() {
        return isNameless(person);
    }

    public static boolean isNameless(String person) {
        return person.startsWith(NAMELESS);
    }
}
