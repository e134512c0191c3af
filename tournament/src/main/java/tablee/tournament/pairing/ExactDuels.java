package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Duels of few: the best of all pairings, found by looking at every set of them once. */
final class ExactDuels {
    /** A set is a number with a bit for each. */
    static final int MOST = 16;

    private final List<Contestant> best;
    private final long[][] pairs;
    private final long[] cost;
    private final byte[] partner;

    private ExactDuels(List<Contestant> best) {
        this.best = best;
        pairs = new long[best.size()][best.size()];
        for (int one = 0; one < best.size(); one++)
            for (int other = one + 1; other < best.size(); other++) pairs[one][other] = cost(one, other);
        cost = new long[1 << best.size()];
        partner = new byte[1 << best.size()];
        Arrays.fill(cost, Long.MAX_VALUE);
        cost[0] = 0;
    }

    /** @param best an even number of them, the best first */
    static List<List<Contestant>> of(List<Contestant> best) {
        ExactDuels work = new ExactDuels(best);
        for (int set = 1; set < work.cost.length; set++) if (Integer.bitCount(set) % 2 == 0) work.solve(set);
        return work.tables();
    }

    private void solve(int set) {
        int one = Integer.numberOfTrailingZeros(set);
        int rest = set & (set - 1);
        for (int left = rest; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            long whole = cost[rest & ~(1 << other)] + pairs[one][other];
            if (whole < cost[set]) {
                cost[set] = whole;
                partner[set] = (byte) other;
            }
        }
    }

    private long cost(int one, int other) {
        List<Contestant> table = seated(one, other);
        long seats = (table.get(0).excess(0) + table.get(1).excess(1)) * Cost.SEAT;
        return seats + Cost.meeting(best.get(one), best.get(other)) + fold(one, other);
    }

    /** Among those with the same points the upper half meets the lower half. */
    private long fold(int one, int other) {
        int points = best.get(one).points();
        long group = best.stream().filter(each -> each.points() == points).count();
        return Math.abs(other - one - group / 2);
    }

    /** The one who has begun less often begins; where that says nothing, it goes by turns down the standings. */
    private List<Contestant> seated(int one, int other) {
        Contestant first = best.get(one);
        Contestant second = best.get(other);
        int straight = first.excess(0) + second.excess(1);
        int crossed = first.excess(1) + second.excess(0);
        boolean cross = straight == crossed ? one % 2 == 1 : crossed < straight;
        return cross ? List.of(second, first) : List.of(first, second);
    }

    private List<List<Contestant>> tables() {
        List<List<Contestant>> tables = new ArrayList<>();
        int set = cost.length - 1;
        while (set != 0) {
            int one = Integer.numberOfTrailingZeros(set);
            int other = partner[set];
            tables.add(seated(one, other));
            set &= ~(1 << one | 1 << other);
        }
        return tables;
    }
}
