package tablee.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Odds;

class ScenarioTest {
    @Test
    @DisplayName("FLOW-70 Difficulty draws 1 to 6 scenario cards")
    void difficulty() {
        List<String> levels = List.of("very-easy", "easy", "medium", "hard", "very-hard", "inconceivable");
        List<String> cards =
                List.of("obstacles", "obstacles", "one-card", "no-new-cards", "obstacles-remain", "single-path-boat");
        for (int level = 0; level < levels.size(); level++) {
            Table table = Table.fresh(1, "difficulty=" + levels.get(level));
            for (int i = 0; i <= level; i++) {
                assertEquals(Phase.SCENARIO, table.state().phase);
                table.chance("scenario " + cards.get(i));
            }
            assertEquals(Phase.DEAL, table.state().phase);
            assertEquals(level + 1, table.state().view(0).scenarios().size());
        }
        assertEquals(List.of(), Table.fresh(1).state().view(0).scenarios());
    }

    @Test
    @DisplayName("FLOW-70 Scenario cards can be picked by hand")
    void pickedByHand() {
        Table table = Table.fresh(2, "scenarios=obstacles,obstacles,no-communication,obstacles-remain");
        assertEquals(
                List.of(Scenario.OBSTACLES, Scenario.OBSTACLES, Scenario.NO_COMMUNICATION, Scenario.OBSTACLES_REMAIN),
                table.state().view(0).scenarios());
        assertEquals(Phase.DEAL, table.state().phase);
    }

    private static Table dealt(Table table) {
        return table.chance("card support", "card bird", "card current");
    }

    @Test
    @DisplayName("FLOW-71 Each Scenario Obstacles card places two tiles where both dice cross")
    void scenarioObstacles() {
        Table table = dealt(Table.fresh(1, "scenarios=obstacles,obstacles")).is(Phase.OBSTACLE, 0);
        table.chance("dice 3 4").told(new Events.ObstaclePlaced(3, 4, "e3"));
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
        Table table = dealt(Table.fresh(1, "scenarios=obstacles,obstacles")).chance("dice 2 1");
        table.chance("dice 2 1").told(new Events.ObstacleRerolled(2, 1, "a2", Events.Reroll.OCCUPIED));
        table.chance("dice 1 6").told(new Events.ObstacleRerolled(1, 6, "g1", Events.Reroll.ANIMAL_SPACE));
        table.chance("dice 1 2").told(new Events.ObstacleRerolled(1, 2, "b1", Events.Reroll.NO_WAY_LEFT));
        table.is(Phase.OBSTACLE, 0).shows(Table.EMPTY.replace("2 .", "2 #"));
        Odds odds = new Odds();
        table.state().odds(odds);
        assertEquals(36, odds.size());
    }

    @Test
    @DisplayName("FLOW-71 With Single Path Boat they are also rolled again unless a direction of the Boat is left")
    void rerollsForTheBoat() {
        String[] wall = {"dice 3 1", "dice 3 2", "dice 3 3", "dice 4 4", "dice 4 5"};
        // On g5 the wall would be complete: cat and dog would need the Boat's north or east, the others south or west.
        dealt(Table.fresh(1, "scenarios=obstacles,obstacles,obstacles,single-path-boat"))
                .chance(wall)
                .chance("dice 4 6")
                .told(new Events.ObstacleRerolled(4, 6, "g5", Events.Reroll.NO_BOAT_DIRECTION_LEFT))
                .is(Phase.OBSTACLE, 0);
        dealt(Table.fresh(1, "scenarios=obstacles,obstacles,obstacles"))
                .chance(wall)
                .chance("dice 4 6")
                .told(new Events.ObstaclePlaced(4, 6, "g5"))
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
        Table table = Table.of(1, "scenarios=obstacles").board("""
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
        table = Table.of(1, "scenarios=obstacles")
                .board(Table.EMPTY.replace("2 . .", "2 . #"))
                .drawn(Tile.TEE)
                .allows("place a2 nes", "place a2 nsw");
        table.plays(0, "place a2 nes").is(Phase.TURN, 0);
    }

    @Test
    @DisplayName("FLOW-74 One Action Card per Round: the whole team plays at most one a round")
    void oneCard() {
        Table table = Table.of(2, "scenarios=one-card", "turns=4")
                .board(Table.EMPTY.replace("C . .", "C ─ ."))
                .hand(0, ActionCard.BIRD)
                .hand(1, ActionCard.SUPPORT)
                .plays(0, "play bird")
                .plays(0, "protect b1")
                .offers("draw")
                .refuses("play support", "FLOW-74", "one-card-a-round");
        table.idle(3)
                .chance("dice 6 6")
                .is(Phase.TURN, 0)
                .plays(0, "draw")
                .chance("tile tee")
                .plays(0, "place a2 nes");
        table.allows("play support");
    }

    @Test
    @DisplayName("FLOW-75 No New Cards: no tile is swapped for a card")
    void noNewCards() {
        Table.of(1, "scenarios=no-new-cards").drawn(Tile.TEE).refuses("swap", "FLOW-75", "no-new-cards");
        // Then a tile without obstacles that fits nowhere is simply discarded (FLOW-29).
        Table.of(1, "scenarios=no-new-cards").board("""
                          a b c d e f g
                        1 C ═ . . . ═ D
                        2 ╚ . . . . . ║
                        3 . . . . . . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 ╠ . . . . . ╗
                        7 K ╩ . . . ╩ L
                        """).drawn(Tile.TEE).offers("discard");
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
        Table.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board)
                .hand(0, ActionCard.SUPPORT, ActionCard.CURRENT, ActionCard.BIRD)
                .plays(0, "play support")
                .offers("remove b1")
                .refuses("remove c1", "FLOW-76", "obstacle-untouched", "c1")
                .refuses("remove b3", "FLOW-76", "obstacle-untouched", "b3");
        Table.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board)
                .hand(0, ActionCard.CURRENT, ActionCard.BIRD)
                .plays(0, "play current")
                .offers("lift b1")
                .refuses("lift c1", "FLOW-76", "obstacle-untouched", "c1");
        Table.of(1, "scenarios=obstacles,obstacles-untouched")
                .board(board.replace("C ─ ═", "C ═ ."))
                .hand(0, ActionCard.SUPPORT, ActionCard.CURRENT, ActionCard.BIRD)
                .refuses("play support", "FLOW-76", "only-obstacles")
                .refuses("play current", "FLOW-76", "only-obstacles")
                .allows("play bird");
    }

    @Test
    @DisplayName("FLOW-77 Single Path Boat: after the obstacles the first player chooses the Boat's direction")
    void singlePathBoat() {
        Table table =
                Table.fresh(3, "scenarios=single-path-boat", "first=2").chance("card bird", "card bird", "card bird");
        table.is(Phase.BOAT, 2)
                .offers("boat north", "boat east", "boat south", "boat west")
                .refuses("start", "FLOW-77", "turn-boat")
                .plays(2, "boat east")
                .told(new Events.BoatTurned(2, "e"))
                .shows(Table.EMPTY.replace('@', '>'))
                .is(Phase.READY, 2);
        // Now the closed sides of the Boat have to be matched too (FLOW-25).
        Table.of(1, "scenarios=single-path-boat")
                .board("""
                          a b c d e f g
                        1 C ─ ─ ┐ . . D
                        2 . . . │ . . .
                        3 . . . . . . .
                        4 . . . > . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .drawn(Tile.STRAIGHT)
                .refuses("place d3 ns", "FLOW-25", "open-to-closed", "direction.south", "boat");
    }

    @Test
    @DisplayName("FLOW-77 A direction that leaves an animal without a way is not offered")
    void boatDirections() {
        dealt(Table.fresh(1, "scenarios=obstacles,obstacles,obstacles,single-path-boat"))
                .chance("dice 1 3", "dice 2 3", "dice 3 3", "dice 1 4", "dice 2 4", "dice 3 4")
                .shows("""
                          a b c d e f g
                        1 C . # . # . D
                        2 . . # . # . .
                        3 . . # . # . .
                        4 . . . @ . . .
                        5 . . . . . . .
                        6 . . . . . . .
                        7 K . . . . . L
                        """)
                .offers("boat east", "boat south", "boat west")
                .refuses("boat north", "FLOW-77", "boat-faces-away", "direction.north", "animal.cat");
    }

    @Test
    @DisplayName("FLOW-78 Obstacles Remain: waves spare tiles with obstacles, Map or Scenario, and Bird tokens on them")
    void obstaclesRemain() {
        Table table = Table.of(1, "scenarios=obstacles,obstacles-remain", "turns=4")
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
                        new Events.Hit("b1", Tile.STRAIGHT, Events.Fate.SWEPT),
                        new Events.Hit("c1", Tile.OBSTACLE_STRAIGHT, Events.Fate.REMAINS),
                        new Events.Hit("d1", Tile.SCENARIO_OBSTACLE, Events.Fate.REMAINS)),
                ((Events.Wave) table.heard(0).get(0)).hits());
    }

    @Test
    @DisplayName("FLOW-79 Where a scenario and a rule conflict, the scenario wins")
    void scenarioWins() {
        // FLOW-53 would discard the tile, FLOW-27 would allow the swap, FLOW-41 the removal, FLOW-20 the second card.
        Table table = Table.of(
                        1,
                        "scenarios=one-card,no-new-cards,obstacles-untouched,obstacles-remain,single-path-boat",
                        "turns=4")
                .board(Table.EMPTY.replace("C . .", "C ═ .").replace('@', '^'))
                .hand(0, ActionCard.SUPPORT, ActionCard.BIRD, ActionCard.FISHING)
                .refuses("play support", "FLOW-76", "only-obstacles")
                .plays(0, "play bird")
                .plays(0, "protect b1")
                .refuses("play fishing", "FLOW-74", "one-card-a-round");
        for (String square : List.of("a2", "a3", "a4")) {
            table.plays(0, "draw").chance("tile straight").refuses("swap", "FLOW-75", "no-new-cards");
            table.plays(0, "place " + square + " ns");
        }
        table.chance("dice 1 2")
                .shows(Table.EMPTY
                        .replace("C . .", "C ═'.")
                        .replace('@', '^')
                        .replace("2 .", "2 │")
                        .replace("3 .", "3 │")
                        .replace("4 .", "4 │"));
    }
}
