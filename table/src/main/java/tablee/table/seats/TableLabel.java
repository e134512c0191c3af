package tablee.table.seats;

import java.util.Optional;

/**
 * How a table is named and found.
 *
 * @param title what its host calls it, or empty
 * @param invite the code that lets people in, or empty
 * @param tournament which match of which tournament is played here
 */
public record TableLabel(String id, String title, String invite, Optional<TournamentPlace> tournament) {
    public TableLabel(String id, String title, String invite) {
        this(id, title, invite, Optional.empty());
    }

    /** The title as somebody typed it is cleaned. */
    public static TableLabel of(String id, String typedTitle, String invite) {
        return new TableLabel(id, TypedText.line(typedTitle, TypedText.TITLE_CHARS), invite);
    }

    /** Without what its host called it. */
    TableLabel untitled() {
        return new TableLabel(id, "", invite, tournament);
    }

    public TableLabel of(TournamentPlace place) {
        return new TableLabel(id, title, invite, Optional.of(place));
    }

    TableLabel invitedBy(String code) {
        return new TableLabel(id, title, code, tournament);
    }
}
