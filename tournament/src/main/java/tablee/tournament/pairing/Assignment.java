package tablee.tournament.pairing;

import java.util.Arrays;

/** Gives each row one column, so that the sum of the costs is least: the Hungarian method with potentials, in cubic time. */
final class Assignment {
    private final long[][] costs;
    private final int size;
    private final long[] rowPotential;
    private final long[] columnPotential;
    /** The row that has this column, from 1; 0: none. Column 0 is the one from which a search starts. */
    private final int[] rowOf;

    private final int[] before;

    private Assignment(long[][] costs) {
        this.costs = costs;
        size = costs.length;
        rowPotential = new long[size + 1];
        columnPotential = new long[size + 1];
        rowOf = new int[size + 1];
        before = new int[size + 1];
    }

    /** @return the column of each row */
    static int[] of(long[][] costs) {
        Assignment work = new Assignment(costs);
        for (int row = 1; row <= work.size; row++) work.add(row);
        int[] columns = new int[work.size];
        for (int column = 1; column <= work.size; column++) columns[work.rowOf[column] - 1] = column - 1;
        return columns;
    }

    private void add(int row) {
        rowOf[0] = row;
        long[] slack = new long[size + 1];
        Arrays.fill(slack, Long.MAX_VALUE);
        boolean[] used = new boolean[size + 1];
        int column = 0;
        while (rowOf[column] != 0) column = step(column, slack, used);
        while (column != 0) {
            rowOf[column] = rowOf[before[column]];
            column = before[column];
        }
    }

    /** Goes to the column that is cheapest to reach. */
    private int step(int column, long[] slack, boolean[] used) {
        used[column] = true;
        int row = rowOf[column];
        int next = 0;
        for (int each = 1; each <= size; each++) {
            if (used[each]) continue;
            long cost = costs[row - 1][each - 1] - rowPotential[row] - columnPotential[each];
            if (cost < slack[each]) {
                slack[each] = cost;
                before[each] = column;
            }
            if (next == 0 || slack[each] < slack[next]) next = each;
        }
        shift(slack[next], slack, used);
        return next;
    }

    private void shift(long delta, long[] slack, boolean[] used) {
        for (int each = 0; each <= size; each++) {
            if (used[each]) {
                rowPotential[rowOf[each]] += delta;
                columnPotential[each] -= delta;
            } else if (slack[each] != Long.MAX_VALUE) {
                slack[each] -= delta;
            }
        }
    }
}
