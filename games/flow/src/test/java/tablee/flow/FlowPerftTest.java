package tablee.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.FlowTable;
import tablee.flow.rules.Tile;

/** Numbers of move sequences, which pin the rules down. */
class FlowPerftTest {
    private static void counts(FlowState state, boolean withClock, long... expected) {
        for (int depth = 1; depth <= expected.length; depth++) {
            assertEquals(expected[depth - 1], Perft.count(state, depth, withClock), "depth " + depth);
        }
    }

    @Test
    @DisplayName("From the first deal of a game for two")
    void deal() {
        counts(FlowTable.fresh(2).state(), false, 6, 36, 213, 1230);
    }

    @Test
    @DisplayName("From the first turn, alone and untimed")
    void firstTurn() {
        FlowTable table = FlowTable.of(1).hand(0, ActionCard.CALM_WATERS, ActionCard.FISHING, ActionCard.CURRENT);
        counts(table.state(), false, 3, 18, 195, 893);
    }

    @Test
    @DisplayName("From a timed turn in the middle of a game, with the clock")
    void withClock() {
        FlowTable table = FlowTable.timed(2, "scenarios=obstacles,no-new-cards")
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
        FlowTable table = FlowTable.fresh(1, "scenarios=obstacles,single-path-boat")
                .chance("card support", "card bird", "card current");
        counts(table.state(), false, 36, 1296, 15168);
    }
}
