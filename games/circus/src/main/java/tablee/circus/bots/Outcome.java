package tablee.circus.bots;

import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Clowns;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;

/** What the ring looks like after an action, worked out without playing it. */
final class Outcome {
    private Outcome() {}

    static long faces(CircusState state, int move) {
        if (CircusMove.kind(move) != CircusMove.FLIP) return exchanged(state, state.faces, move);
        return state.faces ^ turned(state, CircusMove.first(move));
    }

    static long backs(CircusState state, int move) {
        if (CircusMove.kind(move) != CircusMove.FLIP) return exchanged(state, state.backs, move);
        return state.backs ^ turned(state, CircusMove.first(move));
    }

    private static long turned(CircusState state, int position) {
        return (state.faces ^ state.backs) & Ring.across(position);
    }

    private static long exchanged(CircusState state, long lanes, int move) {
        int position = CircusMove.first(move);
        if (CircusMove.kind(move) == CircusMove.SWAP) return Ring.swap(lanes, position, CircusMove.second(move));
        return switch (state.face(position)) {
            case ACROBAT -> Ring.swap(lanes, position, Ring.opposite(position));
            case MAGICIAN -> Ring.swap(lanes, Ring.before(position), Ring.next(position));
            default -> lanes;
        };
    }

    /** The set of positions after an action that exchanges tokens. */
    static int moved(CircusState state, int positions, int move) {
        return Ring.lane(exchanged(state, positions, move), 0);
    }

    /** The artists with a free poster whose trio an action completes. */
    static int completes(CircusState state, long faces) {
        long middles = Ring.middles(faces);
        int artists = 0;
        for (int left = Posters.free(state); left != 0 && middles != 0; left &= left - 1) {
            int artist = Integer.numberOfTrailingZeros(left);
            if (Ring.lane(middles, artist) != 0) artists |= 1 << artist;
        }
        return artists;
    }

    static boolean meetsClowns(CircusState state, long faces) {
        return Clowns.met(state.showing(Artist.CLOWN), Ring.lane(faces, Artist.CLOWN.ordinal()));
    }
}
