package tablee.circus.bots;

import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusSecrets;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Ring;

/**
 * How far artists are from standing side by side: the flips and swaps it takes to bring the three tokens of one together and
 * turn them face up (CIRC-21, CIRC-22, CIRC-40), a leap of the Acrobat or a trick of the Magician instead of some swaps, and
 * turning away the Strongmen who stand between (CIRC-33). Not exact, but seldom far off.
 */
final class Closeness {
    /** More than any trio needs. */
    static final int FAR = 99;

    private static final int TRIO = 3;
    private static final int STRONGMAN = Artist.STRONGMAN.ordinal();

    /** By set of positions: the swaps of neighbours that bring three tokens side by side. */
    private static final byte[] GATHERED = new byte[1 << Ring.POSITIONS];

    /** By set of three positions: those that lie between them, the widest gap left out. */
    private static final short[] BETWEEN = new short[1 << Ring.POSITIONS];

    static {
        for (int set = 0; set < GATHERED.length; set++) {
            boolean trio = Integer.bitCount(set) == TRIO;
            BETWEEN[set] = (short) (trio ? between(set) : 0);
            GATHERED[set] = (byte) (trio ? Integer.bitCount(BETWEEN[set]) : FAR);
        }
    }

    private Closeness() {}

    /** What lies between three tokens, but for the widest gap, has to be swapped out of the way. */
    private static int between(int set) {
        int best = Ring.EVERYWHERE;
        for (int start = 0; start < Ring.POSITIONS; start++) {
            if (!Ring.in(set, start)) continue;
            int arc = 0;
            int passed = 0;
            for (int position = start; passed < TRIO; position = Ring.next(position)) {
                arc |= 1 << position;
                if (Ring.in(set, position)) passed++;
            }
            if (Integer.bitCount(arc & ~set) < Integer.bitCount(best)) best = arc & ~set;
        }
        return best;
    }

    /** The positions of tokens of which a seat has not seen both sides. */
    static int hiddenFrom(CircusState state, int seat) {
        return Ring.EVERYWHERE & ~CircusSecrets.seenBy(state, seat);
    }

    /** The actions that an artist's poster still takes. Each hidden token that has to be found counts for one more. */
    static int of(long faces, long backs, int artist, int hidden) {
        int down = Ring.lane(backs, artist);
        int tokens = Ring.lane(faces, artist) | down;
        int turns = Integer.bitCount(down) + Integer.bitCount(down & hidden);
        int swaps = bySwaps(faces, tokens, artist == STRONGMAN && down == 0);
        return turns + (swaps < 2 ? swaps : Math.min(swaps, 1 + afterPower(faces, tokens)));
    }

    /** Strongmen in the way are turned away first, and who is one himself turns his back to be moved. */
    private static int bySwaps(long faces, int tokens, boolean allStrong) {
        int between = BETWEEN[tokens];
        int inTheWay = Integer.bitCount(between & Ring.lane(faces, STRONGMAN));
        return GATHERED[tokens] + inTheWay + (allStrong && between != 0 ? 2 : 0);
    }

    /** The swaps that are left after the best leap or trick, the Tamers being no part of it (CIRC-34). */
    private static int afterPower(long faces, int tokens) {
        int tamers = Ring.lane(faces, Artist.TAMER.ordinal());
        int beside = Ring.withNextIn(tamers) | Ring.withPreviousIn(tamers);
        int least = FAR;
        int leaping = Ring.lane(faces, Artist.ACROBAT.ordinal()) & ~Ring.withOppositeIn(tamers);
        for (int left = leaping; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            least = Math.min(least, GATHERED[exchange(tokens, from, Ring.opposite(from))]);
        }
        int conjuring = Ring.lane(faces, Artist.MAGICIAN.ordinal()) & ~beside;
        for (int left = conjuring; left != 0; left &= left - 1) {
            int at = Integer.numberOfTrailingZeros(left);
            least = Math.min(least, GATHERED[exchange(tokens, Ring.before(at), Ring.next(at))]);
        }
        return least;
    }

    private static int exchange(int set, int one, int other) {
        int differ = (set >>> one ^ set >>> other) & 1;
        return set ^ (differ << one | differ << other);
    }

    /** Of these artists, the one whose poster takes the fewest actions; the first of several, or -1 without any. */
    static int nearest(long faces, long backs, int artists, int hidden) {
        int nearest = -1;
        int least = FAR;
        for (int left = artists; left != 0; left &= left - 1) {
            int artist = Integer.numberOfTrailingZeros(left);
            int actions = of(faces, backs, artist, hidden);
            if (actions >= least) continue;
            least = actions;
            nearest = artist;
        }
        return nearest;
    }

    /** The actions that the nearest of these artists' posters takes. */
    static int least(long faces, long backs, int artists, int hidden) {
        int least = FAR;
        for (int left = artists; left != 0; left &= left - 1) {
            least = Math.min(least, of(faces, backs, Integer.numberOfTrailingZeros(left), hidden));
        }
        return least;
    }
}
