package tablee.circus.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusSecrets;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Ending;
import tablee.circus.rules.Notebook;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;
import tablee.core.Viewer;

/**
 * All that a viewer may know now (CIRC-51). Positions count from 1, seats and sides from 0.
 *
 * @param seat whose turn it is; during the deal, who will start
 * @param ring what lies up at each position, clockwise
 * @param rosette the five artists in the order that joins them (CIRC-3)
 * @param reserve Applause that nobody holds
 * @param posters the artists whose posters are still free
 * @param quietTurns finished turns since the last poster; with {@code drawAfter} of them the game is a draw
 * @param ahead the side that would win at the limit, where that decides and it is known who starts (CIRC-64)
 * @param shown the backs that this viewer is being shown; after the end all of them
 * @param notebook what the viewer's information says about each back, if the table plays with a notebook
 * @param ending how the game ended, once it has
 */
public record CircusView(
        Phase phase,
        int turn,
        int seat,
        int actionsDone,
        int actionsLeft,
        List<Face> ring,
        List<Artist> rosette,
        List<Side> sides,
        int reserve,
        List<Artist> posters,
        int quietTurns,
        int drawAfter,
        Optional<Integer> ahead,
        List<Back> shown,
        List<Notebook.Note> notebook,
        Optional<Ending> ending) {
    /** @param backs who can be on the back, by the rosette alone (CIRC-3) */
    public record Face(int position, Artist artist, List<Artist> backs) {}

    public record Side(int applause, List<Artist> posters) {}

    public record Back(int position, Artist artist) {}

    public static CircusView of(CircusState state, int viewer) {
        return new CircusView(
                state.phase,
                state.turn,
                state.seat,
                state.actionsDone,
                state.actionsLeft,
                ring(state),
                state.rules.rosette().ring(),
                sides(state),
                Applause.reserve(state),
                Posters.artists(Posters.free(state)),
                quietTurns(state),
                state.rules.drawAfter(),
                ahead(state),
                shown(state, viewer),
                state.rules.notebook() ? Notebook.of(state, viewer) : List.of(),
                ending(state));
    }

    static Optional<Integer> ahead(CircusState state) {
        boolean known = state.rules.decides() && state.phase != Phase.FIRST_PLAYER;
        return known ? Optional.of(state.ahead) : Optional.empty();
    }

    static Optional<Ending> ending(CircusState state) {
        return state.phase == Phase.OVER ? Optional.of(state.ending) : Optional.empty();
    }

    private static List<Face> ring(CircusState state) {
        List<Face> ring = new ArrayList<>();
        for (int position = 0; position < Ring.POSITIONS; position++) {
            if (state.isLaid(position)) ring.add(face(state, position));
        }
        return List.copyOf(ring);
    }

    private static Face face(CircusState state, int position) {
        Artist artist = state.face(position);
        return new Face(position + 1, artist, state.rules.rosette().backsOf(artist));
    }

    static List<Side> sides(CircusState state) {
        return List.of(side(state, 0), side(state, 1));
    }

    private static Side side(CircusState state, int side) {
        return new Side(Applause.of(state, side), Posters.artists(Posters.of(state, side)));
    }

    private static int quietTurns(CircusState state) {
        int finished = state.phase == Phase.OVER ? state.turn : Math.max(0, state.turn - 1);
        return Math.max(0, finished - state.posterTurn);
    }

    private static List<Back> shown(CircusState state, int viewer) {
        List<Back> backs = new ArrayList<>();
        for (int position = 0; position < Ring.POSITIONS; position++) {
            if (isShown(state, viewer, position)) backs.add(new Back(position + 1, state.back(position)));
        }
        return List.copyOf(backs);
    }

    private static boolean isShown(CircusState state, int viewer, int position) {
        if (!state.isLaid(position)) return false;
        if (viewer == Viewer.ALL || state.phase == Phase.OVER) return true;
        return viewer != Viewer.SPECTATOR && Ring.in(CircusSecrets.shownTo(state, viewer), position);
    }
}
