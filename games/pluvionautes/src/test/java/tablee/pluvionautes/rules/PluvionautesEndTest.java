package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.pluvionautes.positions.PluvionautesView;

@DisplayName("The end of the game")
class PluvionautesEndTest {
    /** Eight clouds are anchored, and a ninth lies in the middle. */
    private static final String EIGHT = """
                     ---..r---..r---..r---..
                     r
                  ---.. ---.. ---.. ---.. ---..

               ---..s---..s---..s---.. ---.. ---..

            ---.. ---.. ---.. ---F. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. F21..

                  ---.. ---.. M31.. ---.. ---..

                     ---.. P11..s---.. ---..
            """;

    private static PluvionautesTable anchorNinth(PluvionautesTable table) {
        return table.thrown("lands 3.3 face 5").play("move 3.3", "tow 3.3", "anchor 3.4");
    }

    private static PluvionautesTable pass(PluvionautesTable table) {
        while (table.state.phase == Phase.THROW && table.state.turn != table.state.first) table.thrown("off");
        return table;
    }

    @Test
    @DisplayName(
            "PLUV-45: the ninth anchored cloud triggers the end, and the round is finished, so that turns are equal")
    void ninthCloud() {
        for (int first = 0; first < 3; first++) {
            PluvionautesTable table = PluvionautesTable.of(EIGHT).turn(1);
            table.state.first = first;
            anchorNinth(table);
            assertTrue(table.told.contains(new PluvionautesEvent.EndTriggered(9)));
            int turnsLeft = (first + 1) % 3; // the seats from 2 on, up to the one before the first player
            for (int i = 0; i < turnsLeft; i++) {
                assertEquals((2 + i) % 3, table.state.turn);
                table.thrown("off").thrown("off");
            }
            assertEquals(Phase.OVER, table.state.phase);
            assertEquals(0, table.state.toAct());
        }
    }

    @Test
    @DisplayName("PLUV-46: the highest score wins, ties share the win")
    void ranks() {
        PluvionautesTable table = pass(anchorNinth(PluvionautesTable.of(EIGHT)));
        // Square A: mushrooms 1 + llamas 3; square B: crystals 1 + cows 2; square C: flowers 0 + reindeer 2.
        assertArrayEquals(new int[] {4, 3, 2}, SkyYield.of(table.state).totals());
        assertArrayEquals(new int[] {1, 2, 3}, table.state.ranks());
        PluvionautesTable tied = pass(anchorNinth(PluvionautesTable.of(EIGHT.replace("F21", "F12"))));
        assertArrayEquals(new int[] {5, 3, 1}, SkyYield.of(tied.state).totals());
        PluvionautesTable shared = pass(anchorNinth(PluvionautesTable.of(EIGHT.replace("M31", "M13"))));
        assertArrayEquals(new int[] {2, 5, 2}, SkyYield.of(shared.state).totals());
        assertArrayEquals(new int[] {2, 1, 2}, shared.state.ranks());
    }

    @Test
    @DisplayName("PLUV-46: missions are revealed at the end, and only then")
    void reveals() {
        PluvionautesTable table = anchorNinth(PluvionautesTable.of(EIGHT));
        assertEquals(
                List.of("square-a", "hidden", "hidden"),
                PluvionautesView.of(table.state, 0).missions());
        assertEquals(
                List.of("hidden", "hidden", "hidden"),
                PluvionautesView.of(table.state, Viewer.SPECTATOR).missions());
        pass(table);
        for (int viewer : new int[] {0, 1, 2, Viewer.SPECTATOR, Viewer.ALL}) {
            assertEquals(
                    List.of("square-a", "square-b", "square-c"),
                    PluvionautesView.of(table.state, viewer).missions());
        }
        List<Mission> missions = List.of(Mission.SQUARE_A, Mission.SQUARE_B, Mission.SQUARE_C);
        assertTrue(table.told.contains(new PluvionautesEvent.GameOver(missions, List.of(4, 3, 2))));
    }

    @Test
    @DisplayName("PLUV-46: the entry that ends the game reveals to everybody")
    void lastEntryReveals() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY).turn(2);
        table.state.round = 25;
        table.thrown("off").play("throw 0 32 8 0");
        Told told = new Told();
        table.state.play(tablee.core.Actor.CHANCE, Landing.OFF_BOARD, 0, told);
        assertEquals(Viewer.EVERYBODY, told.revealedTo());
    }

    @Test
    @DisplayName("PLUV-47: after 15, 25 or 40 rounds the game ends and is scored")
    void lastRound() {
        for (int rounds : new int[] {15, 25, 40}) {
            PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY, "rounds=" + rounds);
            for (int round = 1; round <= rounds; round++) {
                assertEquals(round, table.state.round);
                for (int seat = 0; seat < 3; seat++) table.thrown("off").thrown("off");
            }
            assertEquals(Phase.OVER, table.state.phase);
            assertArrayEquals(new int[] {1, 1, 1}, table.state.ranks(), "nobody scored: all share the win");
        }
    }
}
