package tablee.circus.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Viewer;

/** What a viewer's own information says about each back (CIRC-52), for tables that do not want to remember. */
public final class Notebook {
    /** How a back is known. */
    public enum How {
        SEEN,
        DEDUCED,
        OPEN
    }

    /** @param backs who can be on the back: one artist, or the candidates */
    public record Note(int position, How how, List<Artist> backs) {}

    private Notebook() {}

    public static List<Note> of(CircusState state, int viewer) {
        int seen = viewer == Viewer.ALL ? Ring.EVERYWHERE : CircusSecrets.seenBy(state, viewer);
        long candidates = new Layouts(state, seen, Ring.EVERYWHERE).candidates();
        List<Note> notes = new ArrayList<>();
        for (int position = 0; position < Ring.POSITIONS; position++) {
            List<Artist> backs = artists(candidates, position);
            if (!backs.isEmpty()) notes.add(note(position, Ring.in(seen, position), backs));
        }
        return List.copyOf(notes);
    }

    /** The positions whose backs a seat has not seen and can tell. */
    public static int deduced(CircusState state, int seat) {
        int positions = 0;
        for (Note note : of(state, seat)) if (note.how == How.DEDUCED) positions |= 1 << note.position - 1;
        return positions;
    }

    private static Note note(int position, boolean seen, List<Artist> backs) {
        How how = seen ? How.SEEN : backs.size() == 1 ? How.DEDUCED : How.OPEN;
        return new Note(position + 1, how, backs);
    }

    private static List<Artist> artists(long lanes, int position) {
        List<Artist> artists = new ArrayList<>();
        for (Artist artist : Artist.values()) {
            if ((lanes & Ring.bit(artist.ordinal(), position)) != 0) artists.add(artist);
        }
        return List.copyOf(artists);
    }
}
