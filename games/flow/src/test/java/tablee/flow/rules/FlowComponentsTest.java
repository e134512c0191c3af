package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Setup;
import tablee.flow.Flow;
import tablee.flow.positions.FlowPosition;

class FlowComponentsTest {
    private static FlowRules rules(int seats, Map<String, String> options) {
        return FlowRules.of(new Flow().card().setup(seats, options));
    }

    @Test
    @DisplayName("FLOW-1 The board is 7 by 7, with an animal in each corner whose two edges are joined")
    void board() {
        FlowTable.of(1).board(FlowTable.EMPTY).shows(FlowTable.EMPTY);
        // The dog's water reaches the Boat through the cat's corner.
        FlowTable.of(1).board("""
                          a b c d e f g
                        1 C ─ ─ ─ ─ ─ D
                        2 │ . . . . . .
                        3 │ . . . . . .
                        4 └ ─ ─ @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
        Board joined = FlowTable.of(1).board("""
                          a b c d e f g
                        1 C ─ ─ ─ ─ ─ D
                        2 │ . . . . . .
                        3 │ . . . . . .
                        4 └ ┬ ┬ @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).state().board;
        assertEquals(Square.bit(Animal.CAT.square()) | Square.bit(Animal.DOG.square()), joined.joined());
    }

    @Test
    @DisplayName(
            "FLOW-2 Lines are numbered 1 to 6 from top and left, skipping the centre; white is rows, black columns")
    void lines() {
        assertEquals("a1", Square.name(Square.crossing(1, 1)));
        assertEquals("g1", Square.name(Square.crossing(1, 6)));
        assertEquals("b3", Square.name(Square.crossing(3, 2)));
        assertEquals("e5", Square.name(Square.crossing(4, 4)));
        long rows = 0;
        long columns = 0;
        for (int face = 1; face <= 6; face++) {
            rows |= Square.row(face);
            columns |= Square.column(face);
        }
        assertEquals(
                "[a4, b4, c4, d4, e4, f4, g4]", Square.names(Square.ALL & ~rows).toString());
        assertEquals(
                "[d1, d2, d3, d4, d5, d6, d7]",
                Square.names(Square.ALL & ~columns).toString());
    }

    @Test
    @DisplayName("FLOW-3 The Boat lies in the centre: side A is open on four sides, side B on one")
    void boat() {
        assertEquals("nesw", FlowPosition.of(FlowTable.fresh(1).state()).boat());
        assertEquals("d4", Square.name(Square.BOAT));
        Board sideB = FlowTable.of(1, "scenarios=single-path-boat")
                .board(FlowTable.EMPTY.replace('@', 'v'))
                .state()
                .board;
        assertEquals(Direction.SOUTH.bit(), sideB.edges(Square.BOAT));
    }

    @Test
    @DisplayName("FLOW-4 There are 42 Map tiles: 8 straight, 9 corner, 7 tee, 7 cross, and 3, 2, 3, 3 with obstacles")
    void tiles() {
        long tiles = rules(1, Map.of()).tiles();
        assertEquals(42, Stock.size(tiles));
        int[] counts = {8, 9, 7, 7, 3, 2, 3, 3};
        for (int kind = 0; kind < Tile.KINDS; kind++) assertEquals(counts[kind], Stock.count(tiles, kind));
    }

    @Test
    @DisplayName("FLOW-4 Which count belongs to which shape is an option")
    void otherShapes() {
        long tiles = rules(
                        1,
                        Map.of("shapes", "cross,tee,corner,straight", "obstacle-shapes", "cross,tee,corner,straight"))
                .tiles();
        int[] counts = {7, 7, 9, 8, 3, 3, 2, 3};
        for (int kind = 0; kind < Tile.KINDS; kind++) assertEquals(counts[kind], Stock.count(tiles, kind));
    }

    @Test
    @DisplayName("FLOW-5 Open edges are joined; water enters a tile with obstacles but does not pass")
    void channels() {
        Board board = FlowTable.of(1).board("""
                          a b c d e f g
                        1 C ─ ┐ . . . D
                        2 . . ╠ ─ . . .
                        3 . . │ . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).state().board;
        assertEquals("[a1, b1, c1, g1, c2, a7, g7]", Square.names(board.wet()).toString());
    }

    @Test
    @DisplayName("FLOW-6 There are 15 Action cards: Support 3, Bird 3, Current 3, Fishing 2, Calm Waters 2, Return 2")
    void cards() {
        long cards = rules(1, Map.of()).cards();
        assertEquals(15, Stock.size(cards));
        int[] counts = {3, 3, 3, 2, 2, 2};
        for (ActionCard card : ActionCard.values()) {
            assertEquals(counts[card.ordinal()], Stock.count(cards, card.ordinal()));
        }
    }

    @Test
    @DisplayName("FLOW-7 There are 11 Scenario cards, two Scenario obstacles for each of four, and three Bird tokens")
    void scenarioCards() {
        FlowRules rules = rules(2, Map.of());
        assertEquals(11, Stock.size(rules.deck()));
        int[] counts = {4, 2, 1, 1, 1, 1, 1};
        for (Scenario card : Scenario.values()) {
            assertEquals(counts[card.ordinal()], Stock.count(rules.deck(), card.ordinal()));
        }
        assertEquals(8, rules.obstaclesPerCard() * Stock.count(rules.deck(), Scenario.OBSTACLES.ordinal()));
        assertEquals(3, rules.birds());
    }

    @Test
    @DisplayName("A designer's ruleset replaces the numbers, and what it lacks or gets wrong is said with its line")
    void otherNumbers() {
        Setup setup = new Flow().card().setup(1, 1, Map.of(), "tiles = 1 2 3");
        BadInput bad = assertThrows(BadInput.class, () -> new Flow().open(setup));
        assertEquals("Ruleset, line 1: tiles takes 4 numbers, not 3.", bad.getMessage());
    }
}
