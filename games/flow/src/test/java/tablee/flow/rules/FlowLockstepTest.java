package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Refusal;
import tablee.flow.words.FlowDrawing;

/** The rules' code and a slow checker, written independently, agree about every square and rotation of random boards. */
class FlowLockstepTest {
    private static final int BOARDS = Boolean.getBoolean("tablee.full") ? 100_000 : 1_500;
    private static final String[] SHAPES = {"straight", "corner", "tee", "cross"};
    private static final int[] PLAIN = {8, 9, 7, 7};
    private static final int[] OBSTACLES = {3, 2, 3, 3};

    /** A random board, for the checker and for the rules. */
    private static final class Scene {
        final FastDice dice;
        final PlainFlow brute;
        final FlowTable table;
        final int[][] left = {PLAIN.clone(), OBSTACLES.clone()};

        Scene(long seed, ActionCard... hand) {
            dice = new FastDice(seed);
            boolean single = dice.roll(4) == 0;
            boolean[] boat = single ? PlainFlow.turned(PlainFlow.sides("n"), dice.roll(4)) : PlainFlow.sides("nesw");
            brute = new PlainFlow(boat);
            fill();
            String scenarios = "obstacles,obstacles,obstacles,obstacles" + (single ? ",single-path-boat" : "");
            table = FlowTable.of(1, "scenarios=" + scenarios)
                    .board(drawing(boat))
                    .hand(0, hand);
        }

        private void fill() {
            int tries = dice.roll(dice.roll(2) == 0 ? 12 : 160);
            int density = dice.roll(4);
            for (int i = 0; i < tries; i++) {
                int obstacles = dice.roll(4) <= density ? 0 : 1;
                int shape = dice.roll(4);
                if (left[obstacles][shape] == 0) continue;
                int before = brute.puts.size();
                brute.tryToPut(SHAPES[shape], obstacles == 1, dice);
                left[obstacles][shape] -= brute.puts.size() - before;
            }
            for (int i = dice.roll(3) == 0 ? dice.roll(9) : 0; i > 0; i--) brute.tryToPutSolid(dice);
        }

        /** The board in letters, from the checker's list of tiles. */
        private String drawing(boolean[] boat) {
            StringBuilder text = new StringBuilder(FlowTable.EMPTY);
            set(text, 3, 3, FlowDrawing.BOATS.charAt(Edges.read(PlainFlow.letters(boat))));
            for (PlainFlow.Put put : brute.puts) {
                String letters = put.obstacles() ? FlowDrawing.DEAD_ENDS : FlowDrawing.CHANNELS;
                char letter =
                        put.solid() ? FlowDrawing.SOLID : letters.charAt(Edges.read(PlainFlow.letters(put.open())));
                set(text, put.row(), put.column(), letter);
            }
            return text.toString();
        }

        private static void set(StringBuilder text, int row, int column, char letter) {
            text.setCharAt((row + 1) * 16 + 2 + 2 * column, letter);
        }
    }

    private static String square(int row, int column) {
        return "abcdefg".charAt(column) + "1234567".substring(row, row + 1);
    }

    private static void each(SeededCheck check) {
        Long only = Long.getLong("tablee.seed");
        for (long seed = only == null ? 1 : only; seed <= (only == null ? BOARDS : only); seed++) {
            try {
                check.run(seed);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + " (replay it with -Dtablee.seed=" + seed + ")", fault);
            }
        }
    }

    private interface SeededCheck {
        void run(long seed);
    }

    @Test
    @DisplayName("FLOW-22 to 29 for a drawn tile: moves and why, on every square in every rotation")
    void drawnTile() {
        each(seed -> {
            Scene scene = new Scene(seed);
            int obstacles = scene.dice.roll(2);
            int shape = scene.dice.roll(4);
            if (scene.left[obstacles][shape] == 0) return;
            scene.table.drawn(Tile.at(4 * obstacles + shape));
            Set<String> legal = new TreeSet<>();
            for (int i = 0; i < 49 * 4; i++) {
                boolean[] open = PlainFlow.turned(PlainFlow.shape(SHAPES[shape]), i % 4);
                int row = i / 4 / 7;
                int column = i / 4 % 7;
                String expected = scene.brute.whyNot(row, column, open, obstacles == 1);
                check(scene.table.state(), row, column, open, expected);
                if (expected.isEmpty()) legal.add(word(row, column, open));
            }
            boolean swap = obstacles == 0 && shape != 3;
            if (swap) legal.add("swap");
            else if (legal.isEmpty()) legal.add("discard");
            assertEquals(legal, new TreeSet<>(scene.table.offers()));
        });
    }

    @Test
    @DisplayName("FLOW-43 for Current: which tiles can be taken up, and where each may go")
    void current() {
        each(seed -> {
            Scene scene = new Scene(seed, ActionCard.CURRENT);
            if (scene.brute.puts.isEmpty()) return;
            List<String> liftable = new ArrayList<>();
            List<Set<String>> goals = new ArrayList<>();
            for (PlainFlow.Put put : scene.brute.puts) {
                Set<String> to = goals(scene.brute, put);
                if (!to.isEmpty()) liftable.add("lift " + square(put.row(), put.column()));
                goals.add(to);
            }
            assertEquals(!liftable.isEmpty(), scene.table.offers().contains("play current"));
            if (liftable.isEmpty()) return;
            scene.table.plays(0, "play current");
            assertEquals(new TreeSet<>(liftable), new TreeSet<>(scene.table.offers()));
            lift(scene, scene.dice.roll(goals.size()), goals);
        });
    }

    private static Set<String> goals(PlainFlow brute, PlainFlow.Put put) {
        Set<String> goals = new TreeSet<>();
        for (int i = 0; i < 49 * 4; i++) {
            boolean[] open = put.solid() ? put.open() : PlainFlow.turned(PlainFlow.shape(put.shape()), i % 4);
            if (brute.whyNotMoved(put, i / 28, i / 4 % 7, open).isEmpty()) goals.add(word(i / 28, i / 4 % 7, open));
        }
        return goals;
    }

    private static String word(int row, int column, boolean[] open) {
        return ("place " + square(row, column) + " " + PlainFlow.letters(open)).strip();
    }

    private static void lift(Scene scene, int index, List<Set<String>> goals) {
        PlainFlow.Put put = scene.brute.puts.get(index);
        if (goals.get(index).isEmpty()) {
            scene.table.refuses(
                    "lift " + square(put.row(), put.column()),
                    "FLOW-43",
                    "nowhere-to-go",
                    square(put.row(), put.column()));
            return;
        }
        scene.table.plays(0, "lift " + square(put.row(), put.column()));
        assertEquals(goals.get(index), new TreeSet<>(scene.table.offers()));
        for (int i = 0; i < 49 * 4; i++) {
            boolean[] open = put.solid() ? put.open() : PlainFlow.turned(PlainFlow.shape(put.shape()), i % 4);
            String expected = scene.brute.whyNotMoved(put, i / 28, i / 4 % 7, open);
            check(scene.table.state(), i / 28, i / 4 % 7, open, expected);
        }
    }

    private static void check(FlowState state, int row, int column, boolean[] open, String expected) {
        int edges = 0;
        for (int side = 0; side < 4; side++) if (open[side]) edges |= 1 << side;
        String actual = whyNot(state, FlowMove.place(7 * row + column, edges));
        if (!expected.equals(actual)) assertEquals(expected, actual, word(row, column, open) + "\n" + state.draw());
    }

    /** The rule, and for matching the side, for sealing the animal. */
    private static String whyNot(FlowState state, int move) {
        if (state.legal(0, move)) return "";
        Refusal why = state.why(0, move);
        boolean named = why.rule().equals("FLOW-25") || why.rule().equals("FLOW-26");
        if (!named) return why.rule();
        String who = why.args().get(0).toString();
        return why.rule() + " " + who.substring(who.indexOf('.') + 1);
    }
}
