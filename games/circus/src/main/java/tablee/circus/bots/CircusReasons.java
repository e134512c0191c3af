package tablee.circus.bots;

import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Clowns;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Powers;
import tablee.circus.rules.Ring;
import tablee.core.Reason;
import tablee.core.Told;

/** What speaks for a move, by what its player has seen. Distances are counted in flips and swaps, see {@link Closeness}. */
final class CircusReasons {
    private CircusReasons() {}

    static Reason of(CircusState state, int seat, int move) {
        int position = CircusMove.first(move) + 1;
        boolean seen = (Closeness.hiddenFrom(state, seat) >>> CircusMove.first(move) & 1) == 0;
        int own = Applause.of(state, state.side());
        return switch (CircusMove.kind(move)) {
            case CircusMove.FLIP -> seen ? action(state, seat, move) : unseen(state, position);
            case CircusMove.SWAP, CircusMove.USE -> action(state, seat, move);
            case CircusMove.LOOK -> Reason.of("CIRC-24", seen ? "look-again" : "look", position);
            case CircusMove.BUY -> buy(state, seat);
            case CircusMove.OK -> Reason.of("CIRC-51", "ok");
            case CircusMove.TAKE -> Reason.of("CIRC-36", "take", own + 1);
            case CircusMove.RETURN ->
                left("CIRC-36", "return", "return-last", Applause.of(state, 1 - state.side()) - 1);
            case CircusMove.DECLINE -> Reason.of("CIRC-36", "decline", own);
            default -> end(state, own);
        };
    }

    private static Reason unseen(CircusState state, int position) {
        int backs = state.rules.rosette().backsOf(state.face(position - 1)).size();
        return Reason.of("CIRC-50", "flip-unseen", position, backs);
    }

    private static Reason end(CircusState state, int applause) {
        if (Posters.wonByClowns(state)) return Reason.of("CIRC-44", "five-clowns");
        return left("CIRC-25", "end", "end-none", applause);
    }

    /** To be left with nothing is said in words of its own. */
    private static Reason left(String rule, String some, String none, int left) {
        return left == 0 ? Reason.of(rule, none) : Reason.of(rule, some, left);
    }

    private static Reason buy(CircusState state, int seat) {
        int hidden = Closeness.hiddenFrom(state, seat);
        int located = located(state, state.backs, hidden);
        int nearest = Closeness.nearest(state.faces, state.backs, located, hidden);
        int actions = nearest < 0 ? Closeness.FAR : Closeness.of(state.faces, state.backs, nearest, hidden);
        int left = Applause.of(state, state.side()) - state.rules.numbers().actionPrice();
        return actions <= state.actionsLeft + 1
                ? Reason.of("CIRC-24", "buy-poster", artist(nearest), actions)
                : left("CIRC-24", "buy", "buy-last", left);
    }

    private static Reason action(CircusState state, int seat, int move) {
        long faces = Outcome.faces(state, move);
        int complete = Outcome.completes(state, faces);
        if (complete != 0) return poster(state, seat, move, complete);
        if (CircusMove.kind(move) == CircusMove.USE && state.face(CircusMove.first(move)) == Artist.FORTUNE_TELLER) {
            return foretell(state, seat, CircusMove.first(move));
        }
        if (Clowns.worthAsking(state) && Outcome.meetsClowns(state, faces)) return clowns(state);
        int clowns = Integer.bitCount(Ring.lane(faces, Artist.CLOWN.ordinal()));
        boolean more = clowns > Integer.bitCount(state.showing(Artist.CLOWN));
        return more && lastPoster(state) ? Reason.of("CIRC-44", "more-clowns", clowns) : progress(state, seat, move);
    }

    /** What Clowns will earn, and only that. */
    private static Reason clowns(CircusState state) {
        boolean take = Clowns.canTake(state);
        boolean give = Clowns.canReturn(state);
        String earned = take && give ? "clowns-meet" : take ? "clowns-take" : give ? "clowns-return" : "clowns-spend";
        return Reason.of("CIRC-36", earned);
    }

    /** With a poster that makes two each, the turn may end by itself and five Clowns win (CIRC-25, CIRC-44). */
    private static Reason poster(CircusState state, int seat, int move, int complete) {
        int posters = Posters.countOf(state, state.side()) + Integer.bitCount(complete);
        String artist = artist(Integer.numberOfTrailingZeros(complete));
        if (posters >= state.rules.numbers().winningPosters()) return Reason.of("CIRC-43", "win", artist, posters);
        CircusState after = state.copy();
        after.play(seat, move, 0, Told.DEAF);
        return after.phase == Phase.OVER
                ? Reason.of("CIRC-44", "five-clowns")
                : Reason.of("CIRC-40", "poster", artist, posters);
    }

    private static boolean lastPoster(CircusState state) {
        int wanted = state.rules.numbers().winningPosters() - 1;
        return Posters.countOf(state, 0) == wanted && Posters.countOf(state, 1) == wanted;
    }

    private static Reason foretell(CircusState state, int seat, int position) {
        int looked = Powers.visibleTo(state, position);
        int unseen = Integer.bitCount(looked & Closeness.hiddenFrom(state, seat));
        return unseen == 0
                ? Reason.of("CIRC-32", "foretell-known", Ring.numbers(looked))
                : Reason.of("CIRC-32", "foretell", Ring.numbers(looked), unseen);
    }

    private static Reason progress(CircusState state, int seat, int move) {
        int hidden = Closeness.hiddenFrom(state, seat);
        int located = located(state, state.backs, hidden);
        if (located == 0) return Reason.of("CIRC-20", "nothing-known");
        long faces = Outcome.faces(state, move);
        long backs = Outcome.backs(state, move);
        int before = Closeness.nearest(state.faces, state.backs, located, hidden);
        int after = Closeness.nearest(faces, backs, located, 0);
        int least = Closeness.of(faces, backs, after, 0);
        int were = Closeness.of(state.faces, state.backs, after, 0);
        if (least < were) return Reason.of("CIRC-40", "closer", artist(after), least, were);
        int nearest = Closeness.of(state.faces, state.backs, before, 0);
        int now = Closeness.of(faces, backs, before, 0);
        if (now > nearest) return Reason.of("CIRC-40", "farther", artist(before), now, nearest);
        return Reason.of("CIRC-40", "quiet", artist(after), least);
    }

    /** The artists with a free poster all of whose tokens this seat can tell: visible, or seen from both sides. */
    static int located(CircusState state, long backs, int hidden) {
        int located = 0;
        for (int left = Posters.free(state); left != 0; left &= left - 1) {
            int artist = Integer.numberOfTrailingZeros(left);
            if ((Ring.lane(backs, artist) & hidden) == 0) located |= 1 << artist;
        }
        return located;
    }

    private static String artist(int ordinal) {
        return Artist.of(ordinal).key();
    }
}
