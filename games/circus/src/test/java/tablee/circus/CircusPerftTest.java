package tablee.circus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.core.Perft;
import tablee.core.Setup;

/** Numbers of sequences of entries, counted once and pinned: a rule that changes unnoticed changes them. */
class CircusPerftTest {
    private static final String RING = """
            C/a A/m C/m M/f C/f
            F/s C/t S/t C/s T/a
            """;

    private static long count(CircusState state, int depth) {
        return Perft.count(state, depth, false);
    }

    @Test
    @DisplayName("CIRC-10: the deal: 2 first players, 5! orders of the Clowns, 10 · 8 · 6 · 4 · 2 of the others")
    void deal() {
        CircusState open = CircusTable.open(2).state;
        assertEquals(2, count(open, 1));
        assertEquals(2 * 5, count(open, 2));
        assertEquals(2 * 120, count(open, 6));
        assertEquals(2 * 120 * 10, count(open, 7));
        CircusState clownsLaid = CircusTable.open(2)
                .play("first 0", "deal tamer", "deal acrobat", "deal strongman", "deal magician", "deal fortune-teller")
                .state;
        assertEquals(3840, count(clownsLaid, 5));
    }

    @Test
    @DisplayName("CIRC-20: a turn from the usual ring")
    void turn() {
        CircusState first = CircusTable.byRuleset(1, RING).state;
        assertEquals(21, count(first, 1));
        assertEquals(283, count(first, 2));
        assertEquals(5_871, count(first, 3));
        assertEquals(131_383, count(first, 4));
        CircusState state = CircusTable.of(RING).state;
        assertEquals(283, count(state, 2));
        assertEquals(5_871, count(state, 3));
        assertEquals(142_493, count(state, 4));
    }

    @Test
    @DisplayName("CIRC-24: a turn with Applause on both sides, in teams")
    void applause() {
        String ring = """
                C/a T/c T/s A/t S/f
                F/m C/f C/m M/a C/s
                """;
        Setup teams = CircusTable.GAME.card().setup(4, 1, Map.of(), "");
        CircusState first = CircusTable.of(teams, ring).applause(2, 1).state;
        assertEquals(32, count(first, 1));
        assertEquals(894, count(first, 2));
        assertEquals(18_629, count(first, 3));
        CircusState state = CircusTable.of(CircusTable.setup(4), ring).applause(2, 1).state;
        assertEquals(32, count(state, 1));
        assertEquals(949, count(state, 2));
        assertEquals(20_835, count(state, 3));
    }
}
