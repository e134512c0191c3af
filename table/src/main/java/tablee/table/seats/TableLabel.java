package tablee.table.seats;

/**
 * How a table is named and found.
 *
 * @param title what its host calls it, or empty
 * @param invite the code that lets people in, or empty
 */
public record TableLabel(String id, String title, String invite) {
    /** The title as somebody typed it is cleaned. */
    public static TableLabel of(String id, String typedTitle, String invite) {
        return new TableLabel(id, TypedText.line(typedTitle, TypedText.TITLE_CHARS), invite);
    }

    /** Without what its host called it. */
    TableLabel untitled() {
        return new TableLabel(id, "", invite);
    }

    TableLabel invitedBy(String code) {
        return new TableLabel(id, title, code);
    }
}
