package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * Tables of many, or of any number of seats. First everybody gets a seat (that keeps the balance), then those with the first seats are
 * joined by those with the second, and so on: each time by the assignment of least cost.
 */
final class TableGroups {
    private static final int VARIANTS_OF_A_SEAT = 11;

    private TableGroups() {}

    /**
     * @param best as many as fill all tables, the best first
     * @param resting those left over in this round, who will want seats in the next one
     */
    static List<List<Contestant>> of(List<Contestant> best, List<Contestant> resting, int seats) {
        List<List<Contestant>> tables = of(best, seats, 0);
        long worth = Cost.of(tables) + later(tables, resting);
        for (int variant = 1; variant < seats * VARIANTS_OF_A_SEAT && worth > 0; variant++) {
            List<List<Contestant>> others = of(best, seats, variant);
            long cost = Cost.of(others);
            if (cost < worth) cost += later(others, resting);
            if (cost < worth) {
                tables = others;
                worth = cost;
            }
        }
        return tables;
    }

    /** Where several who came late all get the same seat, too few of it may be left for the others in the next round. */
    private static long later(List<List<Contestant>> tables, List<Contestant> resting) {
        List<Contestant> next = new ArrayList<>(resting);
        for (List<Contestant> table : tables)
            for (int seat = 0; seat < table.size(); seat++)
                next.add(table.get(seat).sat(seat));
        return SeatClasses.areEven(next, tables.get(0).size()) ? 0 : Cost.LATER;
    }

    private static List<List<Contestant>> of(List<Contestant> best, int seats, int variant) {
        List<List<Contestant>> classes = SeatClasses.of(best, seats, variant);
        List<List<Contestant>> tables = new ArrayList<>();
        for (Contestant first : classes.get(0)) tables.add(List.of(first));
        for (int seat = 1; seat < seats; seat++) tables = join(tables, classes.get(seat));
        return tables;
    }

    private static List<List<Contestant>> join(List<List<Contestant>> tables, List<Contestant> next) {
        long[][] costs = new long[tables.size()][next.size()];
        for (int table = 0; table < tables.size(); table++)
            for (int who = 0; who < next.size(); who++) costs[table][who] = cost(tables.get(table), next, who, table);
        int[] columns = Assignment.of(costs);
        List<List<Contestant>> joined = new ArrayList<>();
        for (int table = 0; table < tables.size(); table++) {
            List<Contestant> more = new ArrayList<>(tables.get(table));
            more.add(next.get(columns[table]));
            joined.add(more);
        }
        return joined;
    }

    private static long cost(List<Contestant> table, List<Contestant> next, int who, int number) {
        long cost = Math.abs(number - who);
        for (Contestant there : table) cost += Cost.meeting(there, next.get(who));
        return cost;
    }
}
