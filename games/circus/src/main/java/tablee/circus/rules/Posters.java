package tablee.circus.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Count;
import tablee.core.Told;

/** Posters: how they are won (CIRC-40, CIRC-41), and how they win (CIRC-43, CIRC-44). */
public final class Posters {
    private static final int ARTISTS = Artist.ON_POSTERS.size();
    private static final int ALL = (1 << ARTISTS) - 1;

    private Posters() {}

    /** The artists whose posters a side has, as a set. */
    public static int of(CircusState state, int side) {
        return state.posters >>> ARTISTS * side & ALL;
    }

    public static int countOf(CircusState state, int side) {
        return Integer.bitCount(of(state, side));
    }

    public static int free(CircusState state) {
        return ALL & ~(of(state, 0) | of(state, 1));
    }

    public static List<Artist> artists(int set) {
        return Artist.ON_POSTERS.stream()
                .filter(artist -> (set >>> artist.ordinal() & 1) != 0)
                .toList();
    }

    /** The middle positions of complete trios whose poster is free. */
    public static int trios(CircusState state) {
        long middles = Ring.middles(state.faces);
        int complete = 0;
        for (int artist = 0; artist < ARTISTS && middles != 0; artist++, middles >>>= Ring.POSITIONS) {
            if ((free(state) >>> artist & 1) != 0) complete |= Ring.lane(middles, 0);
        }
        return complete;
    }

    /** All posters for complete trios, from position 1 on by their middle tokens; then these tokens bow (CIRC-41). */
    static void award(CircusState state, Told told) {
        int middles = trios(state);
        for (int left = middles; left != 0 && state.phase != Phase.OVER; left &= left - 1) {
            win(state, state.face(Integer.numberOfTrailingZeros(left)), told);
        }
        if (state.phase == Phase.OVER) return;
        for (int left = middles; left != 0; left &= left - 1) bow(state, Integer.numberOfTrailingZeros(left), told);
    }

    private static void win(CircusState state, Artist artist, Told told) {
        take(state, artist);
        if (told.listening()) told.all(new CircusEvent.PosterWon(state.seat, artist));
        if (countOf(state, state.side()) == state.rules.numbers().winningPosters()) {
            Turns.endGame(state, Ending.THIRD_POSTER, told);
        }
    }

    private static void take(CircusState state, Artist artist) {
        give(state, state.side(), artist);
        LimitStanding.changed(state, state.side());
        state.posterTurn = state.turn;
        state.lastPoster = artist;
    }

    public static void give(CircusState state, int side, Artist artist) {
        state.posters |= 1 << artist.ordinal() + ARTISTS * side;
    }

    private static void bow(CircusState state, int position, Told told) {
        Actions.turnOver(state, position, told);
        if (!told.listening()) return;
        told.all(new CircusEvent.Bowed(position + 1, state.back(position), state.face(position)));
    }

    /** At the end of a turn: with one poster missing on both sides, five Clowns are worth the last one (CIRC-44). */
    public static boolean wonByClowns(CircusState state) {
        int wanted = state.rules.numbers().winningPosters() - 1;
        return Integer.bitCount(state.showing(Artist.CLOWN)) == Integer.bitCount(Rosette.CLOWN_TOKENS)
                && countOf(state, 0) == wanted
                && countOf(state, 1) == wanted
                && free(state) != 0;
    }

    static void winByClowns(CircusState state, Told told) {
        Artist last = Artist.of(Integer.numberOfTrailingZeros(free(state)));
        take(state, last);
        if (told.listening()) told.all(new CircusEvent.FiveClowns(state.seat, last));
        Turns.endGame(state, Ending.FIVE_CLOWNS, told);
    }

    /** The side with enough posters wins, or the one ahead at the limit if that decides; without one it is a draw. */
    static int[] ranks(CircusState state) {
        int[] ranks = new int[state.seats()];
        for (int seat = 0; seat < ranks.length; seat++) ranks[seat] = hasWon(state, 1 - state.side(seat)) ? 2 : 1;
        return ranks;
    }

    private static boolean hasWon(CircusState state, int side) {
        if (state.ending.atLimit()) return state.ahead == side;
        return countOf(state, side) >= state.rules.numbers().winningPosters();
    }

    static Count count(CircusState state) {
        List<Count.Item> items = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            for (Artist artist : artists(of(state, state.side(seat)))) items.add(item(state, seat, artist));
        }
        return new Count(items);
    }

    private static Count.Item item(CircusState state, int seat, Artist artist) {
        boolean byClowns =
                state.phase == Phase.OVER && state.ending == Ending.FIVE_CLOWNS && artist == state.lastPoster;
        return Count.Item.of(seat, byClowns ? "poster-by-clowns" : "poster", 1, artist.key());
    }
}
