package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Odds;

/** Obstacles that scenarios bring, and what scenarios do for tiles with obstacles (FLOW-71, 72, 76, 78). */
class FlowObstaclesTest {
    @Test
    @DisplayName("FLOW-71 Each Scenario Obstacles card places two tiles where both dice cross")
    void scenarioObstacles() {
        FlowTable table = FlowTable.dealt("scenarios=obstacles,obstacles").is(Phase.OBSTACLE, 0);
        table.chance("dice 3 4").told(new FlowEvent.ObstaclePlaced(3, 4, "e3"));
        table.chance("dice 2 1", "dice 6 5", "dice 4 4").is(Phase.READY, 0);
        table.shows("""
                  a b c d e f g
                1 C . . . . . D
                2 # . . . . . .
                3 . . . . # . .
                4 . . . @ . . .
                5 . . . . # . .
                6 . . . . . . .
                7 K . . . . # L
                """);
    }

    @Test
    @DisplayName("FLOW-71 The dice are rolled again for an occupied square, an animal space, or a lost way")
    void rerolls() {
        FlowTable table = FlowTable.dealt("scenarios=obstacles,obstacles").chance("dice 2 1");
        table.chance("dice 2 1").told(new FlowEvent.ObstacleRerolled(2, 1, "a2", FlowEvent.Reroll.OCCUPIED));
        table.chance("dice 1 6").told(new FlowEvent.ObstacleRerolled(1, 6, "g1", FlowEvent.Reroll.ANIMAL_SPACE));
        table.chance("dice 1 2").told(new FlowEvent.ObstacleRerolled(1, 2, "b1", FlowEvent.Reroll.NO_WAY_LEFT));
        table.is(Phase.OBSTACLE, 0).shows(FlowTable.EMPTY.replace("2 .", "2 #"));
        Odds odds = new Odds();
        table.state().odds(odds);
        assertEquals(36, odds.size());
    }

    @Test
    @DisplayName("FLOW-71 With Single Path Boat they are also rolled again unless a direction of the Boat is left")
    void rerollsForTheBoat() {
        String[] wall = {"dice 3 1", "dice 3 2", "dice 3 3", "dice 4 4", "dice 4 5"};
        // On g5 the wall would be complete: cat and dog would need the Boat's north or east, the others south or west.
        FlowTable.dealt("scenarios=obstacles,obstacles,obstacles,single-path-boat")
                .chance(wall)
                .chance("dice 4 6")
                .told(new FlowEvent.ObstacleRerolled(4, 6, "g5", FlowEvent.Reroll.NO_BOAT_DIRECTION_LEFT))
                .is(Phase.OBSTACLE, 0);
        FlowTable.dealt("scenarios=obstacles,obstacles,obstacles")
                .chance(wall)
                .chance("dice 4 6")
                .told(new FlowEvent.ObstaclePlaced(4, 6, "g5"))
                .shows("""
                          a b c d e f g
                        1 C . . . . . D
                        2 . . . . . . .
                        3 # # # . . . .
                        4 . . . @ . . .
                        5 . . . . # # #
                        6 . . . . . . .
                        7 K . . . . . L
                        """);
    }

    @Test
    @DisplayName("FLOW-72 Scenario obstacles count as tiles for adjacency; no water passes; any edge may touch them")
    void besideScenarioObstacles() {
        FlowTable table = FlowTable.of(1, "scenarios=obstacles").board("""
                          a b c d e f g
                        1 C ─ # . . . D
                        2 . . . . . . .
                        3 . # . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """).drawn(Tile.STRAIGHT);
        // d1 touches only a Scenario obstacle: adjacency holds, but no water comes through.
        table.refuses("place d1 ew", "FLOW-24", "no-water", "d1");
        table.refuses("place b4 ns", "FLOW-24", "no-water", "b4");
        assertFalse(Square.in(table.state().wet, Square.read("c1")));
        table = FlowTable.of(1, "scenarios=obstacles")
                .board(FlowTable.EMPTY.replace("2 . .", "2 . #"))
                .drawn(Tile.TEE)
                .allows("place a2 nes", "place a2 nsw");
        table.plays(0, "place a2 nes").is(Phase.TURN, 0);
    }

    @Test
    @DisplayName("FLOW-76 No Support or Current for Obstacles: neither touches a tile with obstacles, Map or Scenario")
    void obstaclesUntouched() {
        String board = """
                  a b c d e f g
                1 C ─ ═ . . . D
                2 . . . . . . .
                3 . # . . . . .
                4 . . . @ . . .
                5 . . . . . . .
                6 . . . . . . .
                7 K . . . . . L
                """;
        FlowTable.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board)
                .hand(0, ActionCard.SUPPORT, ActionCard.CURRENT, ActionCard.BIRD)
                .plays(0, "play support")
                .offers("remove b1")
                .refuses("remove c1", "FLOW-76", "obstacle-untouched", "c1")
                .refuses("remove b3", "FLOW-76", "obstacle-untouched", "b3");
        FlowTable.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board)
                .hand(0, ActionCard.CURRENT, ActionCard.BIRD)
                .plays(0, "play current")
                .offers("lift b1")
                .refuses("lift c1", "FLOW-76", "obstacle-untouched", "c1");
        FlowTable.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board.replace("C ─ ═", "C ═ ."))
                .hand(0, ActionCard.SUPPORT, ActionCard.CURRENT, ActionCard.BIRD)
                .refuses("play support", "FLOW-76", "only-obstacles")
                .refuses("play current", "FLOW-76", "only-obstacles")
                .allows("play bird");
    }

    @Test
    @DisplayName("FLOW-78 Obstacles Remain: waves spare tiles with obstacles, Map or Scenario, and Bird tokens on them")
    void obstaclesRemain() {
        FlowTable table = FlowTable.of(1, "scenarios=obstacles,obstacles-remain", "turns=4")
                .board("""
                          a b c d e f g
                        1 C ─ ═'# . . D
                        2 . . . . . . .
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .idle(4)
                .chance("dice 1 3");
        table.shows("""
                  a b c d e f g
                1 C . ═'# . . D
                2 . . . . . . .
                3 . . . . . . .
                4 . . . @ . . .
                5 . . . . . . .
                6 . . . . . . .
                7 K . . . . . L
                """);
        assertEquals(
                List.of(
                        new FlowEvent.Hit("b1", Tile.STRAIGHT, FlowEvent.Fate.SWEPT),
                        new FlowEvent.Hit("c1", Tile.OBSTACLE_STRAIGHT, FlowEvent.Fate.REMAINS),
                        new FlowEvent.Hit("d1", Tile.SCENARIO_OBSTACLE, FlowEvent.Fate.REMAINS)),
                ((FlowEvent.Wave) table.heard(0).get(0)).hits());
    }
}
