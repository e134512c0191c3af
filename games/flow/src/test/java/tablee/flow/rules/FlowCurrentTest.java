package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.flow.positions.FlowView;

/** The card Current (FLOW-43). */
class FlowCurrentTest {
    private static final String THREE_TILES = """
              a b c d e f g
            1 C ─ ┐ . . . D
            2 . . ╠ . . . .
            3 . . . . . . .
            4 . . . @ . . .
            5 . . . . . . .
            6 . . . . . . .
            7 K . . . . . L
            """;

    @Test
    @DisplayName("FLOW-43 Current moves a tile to another square and turns it, without need of water")
    void current() {
        FlowTable table =
                FlowTable.of(2).board(THREE_TILES).hand(0, ActionCard.CURRENT).plays(0, "play current");
        table.offers("lift b1", "lift c1", "lift c2")
                .refuses("lift d4", "FLOW-43", "not-a-tile-to-choose", "boat")
                .refuses("lift f3", "FLOW-43", "no-tile-there", "f3")
                .plays(0, "lift b1")
                .told(new FlowEvent.TileLifted(0, Tile.STRAIGHT, "b1"))
                .refuses("place b1 ew", "FLOW-43", "another-square", "b1")
                .refuses("place c4 ns", "FLOW-25", "closed-to-open", "direction.east", "boat")
                .refuses("place e6 ns", "FLOW-23", "touches-nothing", "e6")
                // Next to the Boat there is no water from an animal, and it may go there all the same.
                .plays(0, "place d3 ns")
                .told(new FlowEvent.TileMoved(0, Tile.STRAIGHT, "b1", "d3", "ns", false, List.of()))
                .is(Phase.TURN, 1)
                .shows("""
                          a b c d e f g
                        1 C . ┐ . . . D
                        2 . . ╠ . . . .
                        3 . . . │ . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-43 A tile no longer touches where it was taken up")
    void currentLiftsFirst() {
        // b2 touches only the lifted tile; d1 touches c1, whose closed edge the lifted tile has to match.
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ─ ┐ . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift b1")
                .refuses("place b2 ns", "FLOW-23", "touches-nothing", "b2")
                .refuses("place d1 ew", "FLOW-25", "open-to-closed", "direction.west", "c1")
                .allows("place c2 ns");
    }

    @Test
    @DisplayName(
            "FLOW-43 A tile with obstacles may not be moved so that it seals an animal in that had a way before the card")
    void currentMaySeal() {
        FlowTable table = FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ═ . . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K ╩ . . . . L
                        """)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift b1");
        table.refuses("place a6 ns", "FLOW-26", "seals", "animal.capybara").allows("place a2 ns", "place g2 ns");
    }

    @Test
    @DisplayName("FLOW-43 For sealing, before is the board before the card: what was lost may stay lost")
    void currentBefore() {
        // The cat has no way: both its squares are dead ends. Moving one of them within its reach changes nothing for
        // it.
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ─ ═ . . . D
                        2 ╠ . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift c1")
                .allows("place a3 ns");
    }

    @Test
    @DisplayName("FLOW-43 A Bird token on a moved tile returns to the supply")
    void currentLosesBird() {
        FlowTable table = FlowTable.of(1)
                .board(FlowTable.EMPTY.replace("C . .", "C ─'."))
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift b1")
                .plays(0, "place a2 ns");
        table.told(new FlowEvent.TileMoved(0, Tile.STRAIGHT, "b1", "a2", "ns", true, List.of()))
                .shows(FlowTable.EMPTY.replace("2 .", "2 │"));
        assertEquals(3, FlowView.of(table.state(), 0).birds());
    }

    @Test
    @DisplayName("FLOW-43 Scenario obstacles can be moved; no edge has to match theirs")
    void currentMovesScenarioObstacle() {
        FlowTable.of(1, "scenarios=obstacles")
                .board("""
                          a b c d e f g
                        1 C ─ . . . . D
                        2 . . # . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .plays(0, "lift c2")
                .refuses("place e6", "FLOW-23", "touches-nothing", "e6")
                .plays(0, "place c1")
                .shows("""
                          a b c d e f g
                        1 C ─ # . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-43 Only a tile that fits somewhere else can be taken up")
    void currentNowhere() {
        // A crossing with obstacles would not match, or seal an animal in, wherever else it went.
        FlowTable.of(1, "scenarios=single-path-boat")
                .board("""
                          a b c d e f g
                        1 C ┐ │ . ╬ . D
                        2 . │ . ║ . ─ ┼
                        3 ├ . . . ╔ ╗ │
                        4 . │ . v . . │
                        5 ─ . . ┴ ┼ . ├
                        6 . . ┌ . . ║ .
                        7 K ┐ . ┴ . . L
                        """)
                .hand(0, ActionCard.CURRENT)
                .plays(0, "play current")
                .refuses("lift e1", "FLOW-43", "nowhere-to-go", "e1")
                .allows("lift b1", "lift d2", "lift f6");
    }
}
