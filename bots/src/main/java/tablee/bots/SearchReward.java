package tablee.bots;

import tablee.core.ReadableState;
import tablee.core.State;

/** What a finished game is worth to each seat: 1 for beating everybody, 0 for being beaten by everybody. */
public final class SearchReward {
    private SearchReward() {}

    static void of(State<?> over, double[] rewards) {
        int[] ranks = over.ranks();
        for (int seat = 0; seat < ranks.length; seat++) rewards[seat] = of(over, ranks, seat);
    }

    /** In thousandths, by these ranks: those of the game, or of a table that ended it before. */
    public static int permille(ReadableState over, int[] ranks, int seat) {
        return (int) Math.round(1000 * of(over, ranks, seat));
    }

    private static double of(ReadableState over, int[] ranks, int seat) {
        int others = 0;
        double beaten = 0;
        for (int other = 0; other < ranks.length; other++) {
            if (over.side(other) == over.side(seat)) continue;
            others++;
            beaten += ranks[other] > ranks[seat] ? 1 : ranks[other] == ranks[seat] ? 0.5 : 0;
        }
        return others == 0 ? (ranks[seat] == 1 ? 1 : 0) : beaten / others;
    }
}
