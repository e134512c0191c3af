package tablee.pluvionautes.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A cheapest way between two cells (PLUV-22), to be shown. Among several it prefers the cells that come first. */
record Way(List<Integer> cells, int cost) {
    static Way cheapest(Sky sky, int from, int to) {
        long start = Hex.bit(from);
        int cost = cost(sky, from, to);
        List<Integer> back = new ArrayList<>(List.of(to));
        int left = cost;
        for (int cell = to; cell != from; back.add(cell)) {
            left -= sky.cost(cell, 0);
            cell = Hex.first(Hex.near(Hex.bit(cell)) & sky.reach(start, left));
        }
        Collections.reverse(back);
        return new Way(back, cost);
    }

    /** The fewest points that lead from one cell to another. */
    static int cost(Sky sky, int from, int to) {
        int points = 0;
        while (!Hex.has(sky.reach(Hex.bit(from), points), to)) points++;
        return points;
    }

    List<String> words() {
        return cells.stream().map(Hex::write).toList();
    }
}
