package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Refusal;

/** The action Swap (CIRC-21), and the Strongman who does not let himself be swapped (CIRC-33, CIRC-34). */
final class Swaps {
    private Swaps() {}

    /** The positions whose token can be swapped with the next one: a Strongman moves only for a Tamer. */
    static int withNext(CircusState state) {
        int strongmen = state.showing(Artist.STRONGMAN);
        int tamers = state.showing(Artist.TAMER);
        int stays = strongmen & ~Ring.withNextIn(tamers) | Ring.withNextIn(strongmen) & ~tamers;
        return ~stays & Ring.EVERYWHERE;
    }

    private static boolean neighbours(int one, int other) {
        return Ring.next(one) == other || Ring.next(other) == one;
    }

    private static boolean legal(CircusState state, int one, int other) {
        if (!neighbours(one, other)) return false;
        return Ring.in(withNext(state), Ring.next(one) == other ? one : other);
    }

    static Optional<Refusal> refuse(CircusState state, int one, int other) {
        return legal(state, one, other) ? Optional.empty() : Optional.of(why(state, one, other));
    }

    private static Refusal why(CircusState state, int one, int other) {
        if (!neighbours(one, other)) return Refusal.of("CIRC-21", "not-neighbours", one + 1, other + 1);
        boolean oneStays = state.face(one) == Artist.STRONGMAN;
        int strongman = oneStays ? one : other;
        int beside = oneStays ? other : one;
        return Refusal.of(
                "CIRC-33",
                "strongman-stays",
                strongman + 1,
                beside + 1,
                state.face(beside).key());
    }
}
