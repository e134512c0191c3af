package tablee.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;

/** Numbers of move sequences, which pin the rules down. */
class PerftTest {
    private static void counts(FlowState state, boolean withClock, long... expected) {
        for (int depth = 1; depth <= expected.length; depth++) {
            assertEquals(expected[depth - 1], Perft.count(state, depth, withClock), "depth " + depth);
        }
    }

    @Test
    @DisplayName("From the first deal of a game for two")
    void deal() {
        counts(Table.fresh(2).state(), false, 6, 36, 213, 1230);
    }

    @Test
    @DisplayName("From the first turn, alone and untimed")
    void firstTurn() {
        Table table = Table.of(1).hand(0, ActionCard.CALM_WATERS, ActionCard.FISHING, ActionCard.CURRENT);
        counts(table.state(), false, 3, 18, 195, 893);
    }

    @Test
    @DisplayName("From a timed turn in the middle of a game, with the clock")
    void withClock() {
        Table table = Table.timed(2, "scenarios=obstacles,no-new-cards")
                .board("""
                          a b c d e f g
                        1 C ─ ┐ . . . D
                        2 │ . ║'. . . .
                        3 │ . . . # . .
                        4 . . . @ . . .
                        5 . . . . # . .
                        6 . . . . . . .
                        7 K ┴ . . . . L
                        """)
                .hand(0, ActionCard.SUPPORT, ActionCard.CURRENT)
                .hand(1, ActionCard.RETURN)
                .discarded(Tile.CROSS, Tile.OBSTACLE_TEE);
        counts(table.state(), true, 4, 62, 462, 2537);
    }

    @Test
    @DisplayName("From the dice of a Scenario Obstacles card to the Boat's direction")
    void setUp() {
        Table table = Table.fresh(1, "scenarios=obstacles,single-path-boat")
                .chance("card support", "card bird", "card current");
        counts(table.state(), false, 36, 1296, 15168);
    }
}
