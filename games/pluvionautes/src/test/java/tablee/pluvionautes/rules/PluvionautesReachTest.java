package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Dice;
import tablee.core.FastDice;

@DisplayName("Reachable cells and tow ends, against an independent Dijkstra on random boards")
class PluvionautesReachTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int BOARDS = Boolean.getBoolean("tablee.full") ? 20_000 : 1_000;

    /** A board of rows and columns, known by its own arithmetic. */
    private static final class Naive {
        final int[][] layers = new int[7][7];
        final boolean[][] loose = new boolean[7][7];
        final TreeSet<String> taken = new TreeSet<>();

        static boolean there(int row, int column) {
            return row >= 0 && row < 7 && column >= 0 && column < 7 - Math.abs(row - 3);
        }

        /** Rows above the middle are entered from below without a shift to the left, those beneath with one. */
        static List<int[]> near(int row, int column) {
            int up = row <= 3 ? -1 : 0;
            int down = row < 3 ? 0 : -1;
            return List.of(
                    new int[] {row, column - 1},
                    new int[] {row, column + 1},
                    new int[] {row - 1, column + up},
                    new int[] {row - 1, column + up + 1},
                    new int[] {row + 1, column + down},
                    new int[] {row + 1, column + down + 1});
        }

        /** The cost of a cheapest way to each cell. */
        int[][] costs(int row, int column) {
            int[][] costs = new int[7][7];
            for (int[] line : costs) Arrays.fill(line, 999);
            PriorityQueue<int[]> open = new PriorityQueue<>((one, other) -> one[2] - other[2]);
            open.add(new int[] {row, column, 0});
            while (!open.isEmpty()) {
                int[] next = open.remove();
                if (costs[next[0]][next[1]] <= next[2]) continue;
                costs[next[0]][next[1]] = next[2];
                for (int[] to : near(next[0], next[1])) {
                    if (!there(to[0], to[1])) continue;
                    open.add(new int[] {to[0], to[1], next[2] + Math.max(1, layers[to[0]][to[1]])});
                }
            }
            return costs;
        }

        boolean freeSlot(int row, int column) {
            return near(row, column).stream()
                    .filter(to -> there(to[0], to[1]))
                    .anyMatch(to -> !taken.contains(slot(row, column, to)));
        }

        static String slot(int row, int column, int[] to) {
            String here = row + "." + column;
            String there = to[0] + "." + to[1];
            return here.compareTo(there) < 0 ? here + "|" + there : there + "|" + here;
        }
    }

    /** The same random board twice: as a state, and naively. */
    private static Naive fill(PluvionautesState state, Dice dice) {
        Naive naive = new Naive();
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 7; column++) {
                if (!Naive.there(row, column)) continue;
                int layers = dice.roll(4);
                naive.layers[row][column] = layers;
                naive.loose[row][column] = dice.roll(4) == 0;
                int cell = Hex.cell(row, column);
                if (layers > 0) state.sky.put(Piece.island(Terrain.of(layers - 1), 1, 1), cell);
                if (naive.loose[row][column]) state.sky.put(Piece.cloud(dice.roll(3)), cell);
                for (int[] to : Naive.near(row, column)) anchor(state, naive, cell, to, dice);
            }
        }
        return naive;
    }

    private static void anchor(PluvionautesState state, Naive naive, int cell, int[] to, Dice dice) {
        if (!Naive.there(to[0], to[1]) || dice.roll(3) > 0) return;
        if (!naive.taken.add(Naive.slot(Hex.row(cell), Hex.column(cell), to))) return;
        state.sky.anchor(Piece.cloud(dice.roll(2)), cell, Hex.cell(to[0], to[1]));
    }

    private interface Wanted {
        boolean is(int row, int column);
    }

    private static long cells(Wanted wanted) {
        long cells = 0;
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 7; column++) {
                if (Naive.there(row, column) && wanted.is(row, column)) cells |= Hex.bit(Hex.cell(row, column));
            }
        }
        return cells;
    }

    @Test
    @DisplayName("PLUV-22: reachable cells, and the cost and length of the ways that are shown")
    void reach() {
        for (int i = 0; i < BOARDS; i++) {
            FastDice dice = new FastDice(SEED + i);
            PluvionautesState state = PluvionautesTable.open().state;
            Naive naive = fill(state, dice);
            int from = Hex.at(dice.roll(37));
            int points = dice.roll(7);
            int[][] costs = naive.costs(Hex.row(from), Hex.column(from));
            long reached = cells((row, column) -> costs[row][column] <= points);
            assertEquals(reached, state.sky.reach(Hex.bit(from), points), "seed " + (SEED + i));
            int to = Hex.at(dice.roll(37));
            Way way = Way.cheapest(state.sky, from, to);
            assertEquals(costs[Hex.row(to)][Hex.column(to)], way.cost(), "seed " + (SEED + i));
            int paid = 0;
            for (int k = 1; k < way.cells().size(); k++) {
                assertEquals(
                        true, Hex.beside(way.cells().get(k - 1), way.cells().get(k)));
                paid += Math.max(1, state.sky.layers(way.cells().get(k)));
            }
            assertEquals(way.cost(), paid);
        }
    }

    @Test
    @DisplayName("PLUV-24, 25, 26: the ends of towing an island and of towing a cloud")
    void towEnds() {
        for (int i = 0; i < BOARDS; i++) {
            FastDice dice = new FastDice(SEED + i);
            PluvionautesState state = PluvionautesTable.open().state;
            Naive naive = fill(state, dice);
            int from = Hex.at(dice.roll(37));
            state.die = Hex.bit(from);
            state.points = 2 + dice.roll(4);
            state.phase = Phase.TOW;
            boolean cloud = dice.roll(2) == 0;
            state.sky.liftCloud(from);
            if (!cloud) state.sky.liftIsland(from);
            if (!cloud) naive.layers[Hex.row(from)][Hex.column(from)] = 0;
            state.carried = cloud ? Piece.cloud(0) : Piece.island(Terrain.PLAIN, 1, 1);
            int[][] costs = naive.costs(Hex.row(from), Hex.column(from));
            long ends = cells((row, column) -> costs[row][column] <= state.points
                    && (cloud ? naive.freeSlot(row, column) : naive.layers[row][column] == 0));
            assertEquals(ends, Travel.towEnds(state), "seed " + (SEED + i));
        }
    }

    @Test
    @DisplayName("PLUV-62, 63: a step with something in tow is offered just when the phase can still be ended")
    void navigation() {
        for (int i = 0; i < BOARDS; i++) {
            FastDice dice = new FastDice(SEED + i);
            PluvionautesState state = PluvionautesTable.open("advanced=on").state;
            fill(state, dice);
            state.turn = 0;
            state.phase = Phase.NAVIGATE;
            state.die = Hex.bit(Hex.at(dice.roll(37)));
            state.face = 1 + dice.roll(6);
            state.points = dice.roll(state.face + 1);
            if (!Navigation.canTow(state)) continue;
            for (long left = Hex.near(state.die); left != 0; left &= left - 1) {
                int cell = Hex.first(left);
                PluvionautesState next = state.copy();
                boolean affordable = Math.max(1, state.sky.layers(cell)) <= state.points;
                if (affordable) next.play(0, PluvionautesMove.TOW.move(cell), 0, tablee.core.Told.DEAF);
                boolean fine = affordable && canFinish(next);
                assertEquals(
                        fine,
                        state.legal(0, PluvionautesMove.TOW.move(cell)),
                        "seed " + (SEED + i) + ", tow " + Hex.write(cell));
            }
        }
    }

    /** Tries all ways of steps, in the whole depth, until the phase can be ended. */
    private static boolean canFinish(PluvionautesState from) {
        Deque<PluvionautesState> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            PluvionautesState state = open.pop();
            if (state.legal(0, PluvionautesMove.END.move(0))) return true;
            for (long left = Hex.near(state.die); left != 0; left &= left - 1) {
                if (Math.max(1, state.sky.layers(Hex.first(left))) > state.points) continue;
                PluvionautesState next = state.copy();
                next.play(0, PluvionautesMove.TOW.move(Hex.first(left)), 0, tablee.core.Told.DEAF);
                open.push(next);
            }
        }
        return false;
    }
}
