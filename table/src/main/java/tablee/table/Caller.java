package tablee.table;

/**
 * Who asks.
 *
 * @param person a name for a person that others may see; it opens no door
 * @param admin whether this person may remove others from every table
 */
public record Caller(String person, String name, boolean admin) {
    public Caller {
        name = TypedText.line(name, TypedText.NAME_CHARS);
    }
}
