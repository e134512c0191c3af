package tablee.rando;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.RandoTable;

/** Numbers that pin the rules down: how many sequences of entries there are. */
class RandoPerftTest {
    private static long[] counts(RandoState state, int depth) {
        long[] counts = new long[depth];
        for (int i = 0; i < depth; i++) counts[i] = Perft.count(state, i + 1, false);
        return counts;
    }

    private static void pin(RandoState state, long... counts) {
        assertEquals(
                java.util.Arrays.toString(counts),
                java.util.Arrays.toString(counts(state, counts.length)),
                state.draw());
    }

    @Test
    @DisplayName("The first entries place tokens: 45 crossings that are not corners, two sides")
    void setUp() {
        pin(RandoTable.fresh(2).s, 90, 90 * 88, 90 * 88 * 86);
    }

    @Test
    @DisplayName("A first turn of two players")
    void firstTurn() {
        RandoTable table = RandoTable.quiet(2).hand(0, "red sprint").hand(1, "blue signpost");
        pin(table.s, 10, 40, 130, 517, 2272);
    }

    @Test
    @DisplayName("Give, with four players")
    void give() {
        RandoTable table = RandoTable.quiet(4)
                .hand(0, "red sprint", "blue sprint")
                .hand(1, "blue signpost")
                .hand(3, "green shortcut", "green landslide", "green sprint")
                .lastTurn(3, 0)
                .play("3 joker reorder", "3 swap 1 2", "3 pass");
        pin(table.s, 3 + 2 + 4, 52, 144);
    }
}
