package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.flow.positions.FlowView;

class FlowWaveTest {
    private static final String BOARD = """
              a b c d e f g
            1 C ─ ─ ┬ ─ . D
            2 │ . . │ . . .
            3 │ . . │ . . .
            4 └ ═ ═ @ . . .
            5 . . . . . . .
            6 . . . . . . .
            7 K . . . . . L
            """;

    @Test
    @DisplayName("FLOW-53 The wave discards every tile in the white die's row and the black die's column")
    void bothDice() {
        FlowTable table = FlowTable.of(2, "turns=4").board(BOARD).idle(4);
        table.is(Phase.WAVE, 1).chance("dice 1 1").shows("""
                          a b c d e f g
                        1 C . . . . . D
                        2 . . . │ . . .
                        3 . . . │ . . .
                        4 . ═ ═ @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).is(Phase.TURN, 0);
        assertEquals(
                "[b1, c1, d1, e1, a2, a3, a4]",
                ((FlowEvent.Wave) table.heard(0).get(0))
                        .hits().stream().map(FlowEvent.Hit::square).toList().toString());
    }

    @Test
    @DisplayName("FLOW-53 No die names a centre line; a tile on one is hit by the die of the other colour only")
    void centreLines() {
        FlowTable.of(1, "turns=4").board(BOARD).idle(4).chance("dice 3 2").shows("""
                          a b c d e f g
                        1 C . ─ ┬ ─ . D
                        2 │ . . │ . . .
                        3 . . . . . . .
                        4 └ . ═ @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-54 A Bird token goes instead of its tile; on the crossing of both lines both go")
    void birds() {
        FlowTable table = FlowTable.of(1, "turns=4").board("""
                          a b c d e f g
                        1 C ─'─'─ . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).idle(4);
        table.chance("dice 1 3")
                .shows("""
                          a b c d e f g
                        1 C ─ . . . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .told(
                        new FlowEvent.Wave(
                                0,
                                1,
                                3,
                                List.of(
                                        new FlowEvent.Hit("b1", Tile.STRAIGHT, FlowEvent.Fate.SAVED_BY_BIRD),
                                        new FlowEvent.Hit("c1", Tile.STRAIGHT, FlowEvent.Fate.SWEPT_WITH_BIRD),
                                        new FlowEvent.Hit("d1", Tile.STRAIGHT, FlowEvent.Fate.SWEPT))),
                        new FlowEvent.RoundBegun(2, 4));
        assertEquals(3, FlowView.of(table.state(), 0).birds());
    }

    @Test
    @DisplayName("FLOW-54 With one die there is no crossing: the token saves its tile")
    void birdAndOneDie() {
        FlowTable.of(1, "turns=4")
                .calm()
                .board(FlowTable.EMPTY.replace("C . .", "C ─'."))
                .idle(4)
                .plays(0, "roll black")
                .chance("black 2")
                .shows(FlowTable.EMPTY.replace("C . .", "C ─ ."));
    }

    @Test
    @DisplayName("FLOW-55 Scenario obstacles that a wave or Support removes leave the game")
    void scenarioObstaclesLeave() {
        String board = """
                  a b c d e f g
                1 C . . . . . D
                2 . # . . . . .
                3 . . . . . . .
                4 . . . @ . . .
                5 . . # . . . .
                6 . . . . . . .
                7 K . . . . . L
                """;
        FlowTable table =
                FlowTable.of(1, "turns=4", "scenarios=obstacles").board(board).hand(0, ActionCard.SUPPORT);
        table.plays(0, "play support")
                .plays(0, "remove b2")
                .told(new FlowEvent.TileRemoved(0, Tile.SCENARIO_OBSTACLE, "b2", false))
                .discards();
        table.idle(3).chance("dice 4 1").shows(FlowTable.EMPTY).discards(Tile.CORNER, Tile.CORNER, Tile.CORNER);
    }

    @Test
    @DisplayName("FLOW-56 After the wave the turn passes on")
    void theNextPlayer() {
        FlowTable.of(3, "turns=4").idle(4).is(Phase.WAVE, 0).chance("dice 1 1").is(Phase.TURN, 1);
    }

    @Test
    @DisplayName("FLOW-57 Untimed tables have no start: who took the last turn rolls, and the new round begins at once")
    void noStart() {
        FlowTable table = FlowTable.of(2, "turns=4")
                .board(FlowTable.EMPTY.replace("C . .", "C ─ ."))
                .idle(4);
        table.is(Phase.WAVE, 1)
                .chance("dice 6 6")
                .told(new FlowEvent.Wave(1, 6, 6, List.of()), new FlowEvent.RoundBegun(2, 4))
                .is(Phase.TURN, 0);
        assertEquals(2, table.state().round);
        assertEquals(0, table.state().taken);
    }
}
