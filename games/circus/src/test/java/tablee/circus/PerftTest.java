package tablee.circus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;

/** Numbers of sequences of entries, counted once and pinned: a rule that changes unnoticed changes them. */
class PerftTest {
    private static long count(CircusState state, int depth) {
        return Perft.count(state, depth, false);
    }

    @Test
    @DisplayName("CIRC-10: the deal: 2 first players, 5! orders of the Clowns, 10 · 8 · 6 · 4 · 2 of the others")
    void deal() {
        CircusState open = Stage.open(2).state;
        assertEquals(2, count(open, 1));
        assertEquals(2 * 5, count(open, 2));
        assertEquals(2 * 120, count(open, 6));
        assertEquals(2 * 120 * 10, count(open, 7));
        CircusState clownsLaid = Stage.open(2)
                .play("first 0", "deal tamer", "deal acrobat", "deal strongman", "deal magician", "deal fortune-teller")
                .state;
        assertEquals(3840, count(clownsLaid, 5));
    }

    @Test
    @DisplayName("CIRC-20: a turn from the usual ring")
    void turn() {
        CircusState state = Stage.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a
                """).state;
        assertEquals(21, count(state, 1));
        assertEquals(283, count(state, 2));
        assertEquals(5_871, count(state, 3));
        assertEquals(131_383, count(state, 4));
    }

    @Test
    @DisplayName("CIRC-24: a turn with Applause on both sides, in teams")
    void applause() {
        CircusState state = Stage.of(Stage.setup(4), """
                C/a T/c T/s A/t S/f
                F/m C/f C/m M/a C/s
                """).applause(2, 1).state;
        assertEquals(32, count(state, 1));
        assertEquals(894, count(state, 2));
        assertEquals(18_629, count(state, 3));
    }
}
