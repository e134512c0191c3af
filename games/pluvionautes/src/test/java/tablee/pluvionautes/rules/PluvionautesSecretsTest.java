package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Viewer;
import tablee.pluvionautes.positions.PluvionautesPosition;
import tablee.pluvionautes.positions.PluvionautesView;
import tablee.wire.json.Json;

@DisplayName("PLUV-11: missions are secret")
class PluvionautesSecretsTest {
    /** Dice that roll what they are told, so that every sequence can be tried. */
    private static final class Told implements Dice {
        private int left;

        Told(int number) {
            this.left = number;
        }

        @Override
        public long bits() {
            throw new AssertionError("only rolls");
        }

        @Override
        public int roll(int n) {
            int rolled = left % n;
            left /= n;
            return rolled;
        }
    }

    /** How often each deal is imagined when every sequence of rolls comes once. */
    private static Map<String, Integer> deals(int seats, int viewer, int sequences) {
        Map<String, Integer> deals = new TreeMap<>();
        for (int number = 0; number < sequences; number++) {
            PluvionautesState state = PluvionautesTable.of(PluvionautesBoards.EMPTY, "seats=" + seats).state;
            state.imagine(viewer, Memory.PERFECT, new Told(number));
            deals.merge(PluvionautesPosition.of(state).missions().toString(), 1, Integer::sum);
        }
        return deals;
    }

    @Test
    @DisplayName("PLUV-11: all deals that fit one's own mission are imagined, each with exactly the same chance")
    void exact() {
        // Seats, then the deals of the others: of 2 left for 1; of 2 for 2; of 3 for 3; of 5 for 4; of 5 for 5.
        int[][] cases = {{2, 2}, {3, 2}, {4, 6}, {5, 120}, {6, 120}};
        for (int[] each : cases) {
            Map<String, Integer> deals = deals(each[0], 0, each[1]);
            assertEquals(each[1], deals.size(), each[0] + " seats");
            for (String deal : deals.keySet()) assertTrue(deal.startsWith("[SQUARE_A, "), deal);
        }
        assertEquals(6, deals(3, Viewer.SPECTATOR, 6).size());
        assertEquals(1, deals(3, Viewer.ALL, 6).size());
    }

    @Test
    @DisplayName(
            "PLUV-11: twin worlds: whatever missions the others have, the viewer sees the same, and so do its moves")
    void twins() {
        for (int seed = 1; seed <= 200; seed++) {
            FastDice dice = new FastDice(seed);
            PluvionautesTable table =
                    PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS, "seats=" + (2 + seed % 5));
            PluvionautesState twin = table.state.copy();
            twin.imagine(0, Memory.PERFECT, dice);
            assertEquals(Json.text(table.state.view(0)), Json.text(twin.view(0)), "seed " + seed);
            assertEquals(table.state.mission(0), twin.mission(0));
        }
    }

    @Test
    @DisplayName("PLUV-11: which missions are in play is known to all")
    void inPlay() {
        PluvionautesState state = PluvionautesTable.of(PluvionautesBoards.EMPTY).state;
        for (int viewer : new int[] {0, 1, Viewer.SPECTATOR}) {
            List<Mission> known = new ArrayList<>();
            for (PluvionautesView.Asks asks : PluvionautesView.of(state, viewer).inPlay()) known.add(asks.mission());
            assertEquals(MissionSet.SQUARES.missions(), known);
        }
    }

    @Test
    @DisplayName("PLUV-46: after the end there is nothing left to imagine")
    void open() {
        PluvionautesState state = PluvionautesTable.of(PluvionautesBoards.EMPTY).state;
        state.phase = Phase.OVER;
        Record before = state.position();
        for (int seed = 0; seed < 20; seed++) state.imagine(0, Memory.PERFECT, new FastDice(seed));
        assertEquals(before, state.position());
    }
}
