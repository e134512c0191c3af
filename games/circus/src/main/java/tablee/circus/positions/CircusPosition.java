package tablee.circus.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Ending;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Ring;
import tablee.circus.rules.Seen;
import tablee.core.Viewer;

/**
 * Everything about one moment. Positions count from 1, seats, sides and entries from 0, turns from 1.
 *
 * @param ring the tokens, by position
 * @param posterTurn the last turn with a poster, or 0
 * @param lastPoster the poster of that turn
 * @param ahead the side that would win at the limit, where that decides and it is known who starts (CIRC-64)
 * @param ending how the game ended, once it has
 * @param entriesSince for each seat, how many entries there were since its latest turn began; all, if it had none yet
 * @param entriesSinceBefore the same for the present seat's turn before this one
 */
public record CircusPosition(
        Phase phase,
        int turn,
        int seat,
        int actionsDone,
        int actionsLeft,
        List<Token> ring,
        List<CircusView.Side> sides,
        int posterTurn,
        Optional<Artist> lastPoster,
        Optional<Integer> ahead,
        Optional<Ending> ending,
        List<Integer> entriesSince,
        int entriesSinceBefore) {
    /**
     * @param dealt where the token was dealt, by which it can be told from the others
     * @param seen for each seat, the turn in which it last saw both sides, or 0
     * @param seenByAll the turn in which everybody last saw both sides, or 0
     * @param shownTo the seats that are being shown the back
     */
    public record Token(
            int position,
            Artist face,
            Artist back,
            int dealt,
            List<Integer> seen,
            int seenByAll,
            List<Integer> shownTo) {}

    public static CircusPosition of(CircusState state) {
        List<Integer> since = new ArrayList<>();
        for (int began : state.turnBegan) since.add(state.entries - began);
        return new CircusPosition(
                state.phase,
                state.turn,
                state.seat,
                state.actionsDone,
                state.actionsLeft,
                ring(state),
                CircusView.sides(state),
                state.posterTurn,
                state.lastPoster == Artist.CLOWN ? Optional.empty() : Optional.of(state.lastPoster),
                CircusView.ahead(state),
                CircusView.ending(state),
                List.copyOf(since),
                state.entries - state.turnBeganBefore);
    }

    private static List<Token> ring(CircusState state) {
        List<Token> ring = new ArrayList<>();
        for (int position = 0; position < Ring.POSITIONS; position++) {
            if (state.isLaid(position)) ring.add(token(state, position));
        }
        return List.copyOf(ring);
    }

    private static Token token(CircusState state, int position) {
        int origin = state.origin(position);
        List<Integer> seen = new ArrayList<>();
        List<Integer> shownTo = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            seen.add(Seen.by(seat, state.seen[origin]));
            if ((state.shown & Ring.bit(seat, origin)) != 0) shownTo.add(seat);
        }
        int seenByAll = Seen.by(Viewer.SPECTATOR, state.seen[origin]);
        return new Token(
                position + 1,
                state.face(position),
                state.back(position),
                origin + 1,
                List.copyOf(seen),
                seenByAll,
                List.copyOf(shownTo));
    }
}
