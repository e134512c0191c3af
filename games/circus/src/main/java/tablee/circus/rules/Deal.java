package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** Set-up (CIRC-10): the Clowns on every other position, then the others between them. */
public final class Deal implements Step.Chance {
    private static final int CLOWNS = Integer.bitCount(Rosette.CLOWN_TOKENS);

    /** Where the token goes that is dealt after this many others. */
    public static int position(int dealt) {
        return dealt < CLOWNS ? 2 * dealt : 2 * (dealt - CLOWNS) + 1;
    }

    private static int dealt(CircusState state) {
        return Long.bitCount(state.faces);
    }

    static boolean isClownsTurn(CircusState state) {
        return dealt(state) < CLOWNS;
    }

    @Override
    public void odds(CircusState state, Odds out) {
        if (isClownsTurn(state)) {
            for (Artist artist : Artist.ON_POSTERS) offer(state, Artist.CLOWN, artist, out);
        } else {
            for (int i = 0; i < CLOWNS; i++) offerBothSides(state, i, out);
        }
    }

    private static void offerBothSides(CircusState state, int place, Odds out) {
        Artist one = state.rules.rosette().ring().get(place);
        Artist other = state.rules.rosette().ring().get((place + 1) % CLOWNS);
        offer(state, one, other, out);
        offer(state, other, one, out);
    }

    private static void offer(CircusState state, Artist up, Artist down, Odds out) {
        if (!isDealt(state, up, down)) out.add(CircusMove.deal(up, down), 1);
    }

    private static boolean isDealt(CircusState state, Artist one, Artist other) {
        int oneUp = state.showing(one) & Ring.lane(state.backs, other.ordinal());
        int otherUp = state.showing(other) & Ring.lane(state.backs, one.ordinal());
        return (oneUp | otherUp) != 0;
    }

    @Override
    public Optional<Refusal> refuse(CircusState state, int move) {
        if (CircusMove.kind(move) == CircusMove.FIRST) return no("CIRC-11", "first-player-known", state.seat);
        if (isClownsTurn(state) != isClown(move)) return no("CIRC-10", "clowns-alternate", CLOWNS);
        boolean dealt = isDealt(state, up(move), down(move));
        return dealt ? no("CIRC-1", "token-dealt", up(move).key(), down(move).key()) : Optional.empty();
    }

    private static Optional<Refusal> no(String rule, String key, Object... args) {
        return Optional.of(Refusal.of(rule, key, args));
    }

    @Override
    public void play(CircusState state, int move, Told told) {
        lay(state, up(move), down(move), told);
    }

    private static void lay(CircusState state, Artist up, Artist down, Told told) {
        int position = position(dealt(state));
        state.faces |= Ring.bit(up.ordinal(), position);
        state.backs |= Ring.bit(down.ordinal(), position);
        state.origins |= (long) position << 4 * position;
        if (up != Artist.CLOWN) told.reveal(Viewer.EVERYBODY);
        if (told.listening()) told.all(new CircusEvent.Dealt(position + 1, up));
        if (dealt(state) == Ring.POSITIONS) Turns.begin(state, state.seat, told);
    }

    private static boolean isClown(int move) {
        return up(move) == Artist.CLOWN;
    }

    private static Artist up(int move) {
        return Artist.of(CircusMove.first(move));
    }

    private static Artist down(int move) {
        return Artist.of(CircusMove.second(move));
    }
}
