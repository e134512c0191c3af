package tablee.tournament.pairing;

import java.util.List;

/** How bad a pairing is. Each kind of badness outweighs all that come after it. */
final class Cost {
    /** Somebody sits where they have sat more often than elsewhere. */
    static final long SEAT = 1L << 44;
    /** In the next round somebody would have to, even if nobody goes. */
    static final long LATER = 1L << 43;
    /** Somebody is left over again. */
    static final long BYE = 1L << 38;
    /** Two meet again. */
    static final long AGAIN = 1L << 32;

    private static final long MOST_APART = 1 << 10;

    private Cost() {}

    /** Without the points: 0 where nothing is wrong. */
    static long of(List<List<Contestant>> tables) {
        long worth = 0;
        for (List<Contestant> table : tables) {
            for (int seat = 0; seat < table.size(); seat++) {
                worth += table.get(seat).excess(seat) * SEAT;
                for (int other = 0; other < seat; other++) if (table.get(seat).hasMet(table.get(other))) worth += AGAIN;
            }
        }
        return worth;
    }

    /** Two meet: whether again, and how far apart they are. */
    static long meeting(Contestant one, Contestant other) {
        long apart = Math.min(MOST_APART, Math.abs(one.points() - other.points()));
        return (one.hasMet(other) ? AGAIN : 0) + (apart * apart << 10);
    }
}
