package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.flow.positions.FlowView;

class FlowScenarioTest {
    @Test
    @DisplayName("FLOW-70 Difficulty draws 1 to 6 scenario cards")
    void difficulty() {
        List<String> levels = List.of("very-easy", "easy", "medium", "hard", "very-hard", "inconceivable");
        List<String> cards =
                List.of("obstacles", "obstacles", "one-card", "no-new-cards", "obstacles-remain", "single-path-boat");
        for (int level = 0; level < levels.size(); level++) {
            FlowTable table = FlowTable.fresh(1, "difficulty=" + levels.get(level));
            for (int i = 0; i <= level; i++) {
                assertEquals(Phase.SCENARIO, table.state().phase);
                table.chance("scenario " + cards.get(i));
            }
            assertEquals(Phase.DEAL, table.state().phase);
            assertEquals(level + 1, FlowView.of(table.state(), 0).scenarios().size());
        }
        assertEquals(List.of(), FlowView.of(FlowTable.fresh(1).state(), 0).scenarios());
    }

    @Test
    @DisplayName("FLOW-70 Scenario cards can be picked by hand")
    void pickedByHand() {
        FlowTable table = FlowTable.fresh(2, "scenarios=obstacles,obstacles,no-communication,obstacles-remain");
        assertEquals(
                List.of(Scenario.OBSTACLES, Scenario.OBSTACLES, Scenario.NO_COMMUNICATION, Scenario.OBSTACLES_REMAIN),
                FlowView.of(table.state(), 0).scenarios());
        assertEquals(Phase.DEAL, table.state().phase);
    }

    @Test
    @DisplayName("FLOW-74 One Action Card per Round: the whole team plays at most one a round")
    void oneCard() {
        FlowTable table = FlowTable.of(2, "scenarios=one-card", "turns=4")
                .board(FlowTable.EMPTY.replace("C . .", "C ─ ."))
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
        FlowTable.of(1, "scenarios=no-new-cards").drawn(Tile.TEE).refuses("swap", "FLOW-75", "no-new-cards");
        // Then a tile without obstacles that fits nowhere is simply discarded (FLOW-29).
        FlowTable.of(1, "scenarios=no-new-cards").board("""
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
    @DisplayName("FLOW-77 Single Path Boat: after the obstacles the first player chooses the Boat's direction")
    void singlePathBoat() {
        FlowTable table = FlowTable.fresh(3, "scenarios=single-path-boat", "first=2")
                .chance("card bird", "card bird", "card bird");
        table.is(Phase.BOAT, 2)
                .offers("boat north", "boat east", "boat south", "boat west")
                .refuses("start", "FLOW-77", "turn-boat")
                .plays(2, "boat east")
                .told(new FlowEvent.BoatTurned(2, "e"))
                .shows(FlowTable.EMPTY.replace('@', '>'))
                .is(Phase.READY, 2);
        // Now the closed sides of the Boat have to be matched too (FLOW-25).
        FlowTable.of(1, "scenarios=single-path-boat")
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
        FlowTable.dealt("scenarios=obstacles,obstacles,obstacles,single-path-boat")
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
    @DisplayName("FLOW-79 Where a scenario and a rule conflict, the scenario wins")
    void scenarioWins() {
        // FLOW-53 would discard the tile, FLOW-27 would allow the swap, FLOW-41 the removal, FLOW-20 the second card.
        FlowTable table = FlowTable.of(
                        1,
                        "scenarios=one-card,no-new-cards,obstacles-untouched,obstacles-remain,single-path-boat",
                        "turns=4")
                .board(FlowTable.EMPTY.replace("C . .", "C ═ .").replace('@', '^'))
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
                .shows(FlowTable.EMPTY
                        .replace("C . .", "C ═'.")
                        .replace('@', '^')
                        .replace("2 .", "2 │")
                        .replace("3 .", "3 │")
                        .replace("4 .", "4 │"));
    }
}
