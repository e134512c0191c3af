package tablee.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tablee.core.Moves;

/** The yardstick plays Connect Four, not something cheaper. */
class ConnectFourTest {
    private static ConnectFour after(int... columns) {
        ConnectFour game = new ConnectFour();
        for (int column : columns) {
            assertFalse(game.over(), "over before column " + column);
            game.play(column);
        }
        return game;
    }

    @Test
    void fourInARowWin() {
        assertTrue(after(0, 0, 1, 1, 2, 2, 3).won());
    }

    @Test
    void fourInAColumnWin() {
        assertTrue(after(7, 0, 7, 0, 7, 0, 7).won());
    }

    @Test
    void fourInEitherDiagonalWin() {
        assertTrue(after(0, 1, 1, 2, 2, 3, 2, 3, 3, 7, 3).won());
        assertTrue(after(7, 6, 6, 5, 5, 4, 5, 4, 4, 0, 4).won());
    }

    @Test
    void threeAndOneInTheNextColumnAreNoLine() {
        assertFalse(after(0, 1, 0, 1, 0, 1, 1, 0).won());
        assertFalse(after(0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 0, 0, 1, 0, 1, 0, 1)
                .won());
    }

    @Test
    void aFullColumnIsNotOffered() {
        Moves moves = new Moves();
        after(3, 3, 3, 3, 3, 3, 3, 3).moves(moves);
        assertEquals("[0, 1, 2, 4, 5, 6, 7]", java.util.Arrays.toString(moves.toArray()));
    }
}
