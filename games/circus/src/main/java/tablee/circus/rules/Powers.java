package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Refusal;

/** The instant powers (CIRC-23, CIRC-30 to CIRC-32) and the Tamer whom they leave alone (CIRC-34). */
public final class Powers {
    private Powers() {}

    /** The positions whose visible artist's power can be used. */
    static int usable(CircusState state) {
        int tamers = state.showing(Artist.TAMER);
        int tamerNext = Ring.withNextIn(tamers);
        int tamerBefore = Ring.withPreviousIn(tamers);
        return state.showing(Artist.ACROBAT) & ~Ring.withOppositeIn(tamers)
                | state.showing(Artist.MAGICIAN) & ~(tamerNext | tamerBefore)
                | state.showing(Artist.FORTUNE_TELLER) & ~(tamerNext & tamerBefore);
    }

    /** The neighbours of a Fortune Teller that she can see the backs of, as a set. */
    public static int visibleTo(CircusState state, int fortuneTeller) {
        int neighbours = 1 << Ring.before(fortuneTeller) | 1 << Ring.next(fortuneTeller);
        return neighbours & ~state.showing(Artist.TAMER);
    }

    static Optional<Refusal> refuse(CircusState state, int position) {
        return Ring.in(usable(state), position) ? Optional.empty() : Optional.of(why(state, position));
    }

    private static Refusal why(CircusState state, int position) {
        Artist artist = state.face(position);
        int before = Ring.before(position);
        int next = Ring.next(position);
        return switch (artist) {
            case ACROBAT -> Refusal.of("CIRC-34", "tamer-opposite", position + 1, Ring.opposite(position) + 1);
            case MAGICIAN -> Refusal.of("CIRC-34", "tamer-beside", position + 1, tamerOf(state, before, next) + 1);
            case FORTUNE_TELLER -> Refusal.of("CIRC-32", "between-tamers", position + 1, before + 1, next + 1);
            default -> Refusal.of("CIRC-23", "no-instant-power", position + 1, artist.key());
        };
    }

    private static int tamerOf(CircusState state, int one, int other) {
        return state.face(one) == Artist.TAMER ? one : other;
    }
}
