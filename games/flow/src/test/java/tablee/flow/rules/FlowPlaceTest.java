package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FlowPlaceTest {
    private static final String BESIDE_THE_CAT = """
              a b c d e f g
            1 C ─ ┐ . . . D
            2 . . │ . . . .
            3 . . . . . . .
            4 . . . @ . . .
            5 . . . . . . .
            6 . . . . . . .
            7 K . . . . . L
            """;

    @Test
    @DisplayName("FLOW-22 A drawn tile goes to an empty square, in any of its rotations")
    void emptySquare() {
        FlowTable.of(1)
                .board(BESIDE_THE_CAT)
                .drawn(Tile.TEE)
                .allows("place c3 nes", "place c3 nsw", "place c3 new")
                .refuses("place c2 nes", "FLOW-22", "square-taken", "c2")
                .refuses("place a1 nes", "FLOW-22", "square-taken", "animal.cat")
                .refuses("place d4 nes", "FLOW-22", "square-taken", "boat")
                .refuses("place c3 ns", "FLOW-22", "no-such-rotation", "tile.tee")
                .plays(0, "place c3 nes")
                .told(new FlowEvent.TilePlaced(0, Tile.TEE, "c3", "nes", List.of()))
                .shows("""
                          a b c d e f g
                        1 C ─ ┐ . . . D
                        2 . . │ . . . .
                        3 . . ├ . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-23 A tile touches an animal space, a tile or the Boat")
    void adjacency() {
        FlowTable.of(1)
                .board(BESIDE_THE_CAT)
                .drawn(Tile.STRAIGHT)
                .refuses("place e6 ns", "FLOW-23", "touches-nothing", "e6")
                .refuses("place b3 ns", "FLOW-23", "touches-nothing", "b3")
                .allows("place f1 ew", "place a2 ns");
        // The Boat counts as a tile: next to it the next rule is the one that refuses.
        FlowTable.of(1).drawn(Tile.STRAIGHT).refuses("place d3 ns", "FLOW-24", "cut-off", "boat");
    }

    @Test
    @DisplayName("FLOW-24 An uninterrupted channel leads from an animal into the new tile")
    void waterPath() {
        FlowTable table = FlowTable.of(1).board("""
                          a b c d e f g
                        1 C ─ ┐ . ═ ─ D
                        2 . . ║ . . . .
                        3 . . │ . . . .
                        4 . . . @ . . .
                        5 ─ ─ . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).drawn(Tile.CORNER);
        table.refuses("place c4 nw", "FLOW-24", "cut-off", "c3");
        table.refuses("place d1 es", "FLOW-24", "dead-end", "e1");
        table.refuses("place d3 ne", "FLOW-24", "no-water", "d3");
        table.refuses("place c5 nw", "FLOW-24", "cut-off", "b5");
        table.refuses("place a2 es", "FLOW-24", "turned-from-water", "animal.cat");
        table.allows("place a2 ne", "place f7 ne");
    }

    @Test
    @DisplayName("FLOW-24 Water also passes through the Boat")
    void throughTheBoat() {
        FlowTable.of(1).board("""
                          a b c d e f g
                        1 C ─ ─ ┐ . . D
                        2 . . . │ . . .
                        3 . . . │ . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).drawn(Tile.STRAIGHT).allows("place d5 ns", "place e4 ew");
    }

    @Test
    @DisplayName("FLOW-25 Every edge equals what it touches, animal spaces and the Boat too; the border is free")
    void matching() {
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ─ ┬ ─ ─ . D
                        2 │ . │ . . . .
                        3 │ . │ . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .drawn(Tile.TEE)
                .refuses("place c4 nsw", "FLOW-25", "closed-to-open", "direction.east", "boat")
                .allows("place c4 nes", "place c4 new")
                .refuses("place a4 esw", "FLOW-24", "turned-from-water", "a3")
                // The border takes both: an open edge to the west as well as a closed one.
                .allows("place a4 nsw", "place a4 nes")
                .refuses("place f1 nsw", "FLOW-25", "closed-to-open", "direction.east", "animal.dog");
    }

    @Test
    @DisplayName("FLOW-25 names the first side clockwise that differs, and the neighbour there")
    void mismatchNamesNeighbour() {
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ┬ ─ ┐ . . D
                        2 │ │ . │ . . .
                        3 │ . . │ . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .drawn(Tile.CROSS)
                .refuses("place b3 nesw", "FLOW-25", "open-to-closed", "direction.west", "a3")
                .allows("place a4 nesw");
    }

    @Test
    @DisplayName("FLOW-26 A tile with obstacles may not take the last possible way to the Boat from an animal")
    void sealing() {
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ═ . . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .drawn(Tile.OBSTACLE_STRAIGHT)
                .refuses("place a2 ns", "FLOW-26", "seals", "animal.cat")
                .allows("place a6 ns");
    }

    @Test
    @DisplayName("FLOW-26 also where the way is lost far from the animal, through placed tiles and Scenario obstacles")
    void sealingFarAway() {
        FlowTable table =
                FlowTable.of(1, "scenarios=obstacles,obstacles").board("""
                          a b c d e f g
                        1 C ─ ┐ . ┌ ─ D
                        2 ║ . │ . │ . .
                        3 . # . . ┘ . .
                        4 . . # @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).drawn(Tile.OBSTACLE_TEE);
        // The cat's way leads from c3 on to d3: everything else is closed, or blocked by Scenario obstacles.
        table.refuses("place d3 esw", "FLOW-26", "seals", "animal.cat");
        // A tile without obstacles is never refused for this.
        FlowTable.of(1).board(FlowTable.EMPTY).drawn(Tile.CORNER).allows("place a2 ne");
    }

    @Test
    @DisplayName("FLOW-26 An animal that had no way before forbids nothing")
    void lostBefore() {
        FlowTable.of(1)
                .board("""
                          a b c d e f g
                        1 C ═ . . . . D
                        2 └ ┐ . . . . .
                        3 . ╚ . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . ═ L
                        """)
                .drawn(Tile.OBSTACLE_STRAIGHT)
                .refuses("place g6 ns", "FLOW-26", "seals", "animal.lemur")
                .allows("place a6 ns");
        assertEquals(
                "[g1, a7, g7]",
                Square.names(FlowTable.of(1).board("""
                                          a b c d e f g
                                        1 C ═ . . . . D
                                        2 └ ┐ . . . . .
                                        3 . ╚ . . . . .
                                        4 . . . @ . . .
                                        5 . . . . . . .
                                        6 . . . . . . .
                                        7 K . . . . . L
                                        """).state().board.ways(0, 0))
                        .toString());
    }
}
