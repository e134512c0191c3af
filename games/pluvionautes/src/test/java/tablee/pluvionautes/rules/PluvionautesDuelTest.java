package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("PLUV-60: the duel")
class PluvionautesDuelTest {
    private static final String ISLANDS = """
                     P11.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

            P11.. ---.. ---.. P11.. ---.. ---.. P11..

               ---.. ---.. ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

                     ---.. ---.. ---.. ---..
            """;

    private static PluvionautesTable dockAndStay(PluvionautesTable table, String cell) {
        return table.thrown("lands " + cell + " face 5").play("move " + cell, "tow " + cell);
    }

    @Test
    @DisplayName("PLUV-12, 60: with two players each has two airships, with more one")
    void pawns() {
        assertEquals(2, PluvionautesRules.of(PluvionautesTable.setup("seats=2")).airships());
        for (int seats = 3; seats <= 6; seats++)
            assertEquals(
                    1,
                    PluvionautesRules.of(PluvionautesTable.setup("seats=" + seats))
                            .airships());
    }

    @Test
    @DisplayName("PLUV-60: one airship on the board is left there, and landing places at most one more")
    void leavesOne() {
        PluvionautesTable table = PluvionautesTable.of(ISLANDS, "seats=2");
        dockAndStay(table, "0.0");
        assertEquals("0.0", Hex.writeSet(table.state.airships[0]));
        dockAndStay(table, "3.0");
        assertEquals("0.0", Hex.writeSet(table.state.airships[0]), "not taken back");
        assertEquals(Phase.THROW, table.state.phase);
        dockAndStay(table, "3.3");
        assertEquals("0.0|3.3", Hex.writeSet(table.state.airships[0]));
    }

    @Test
    @DisplayName("PLUV-60: with both on the board one is taken back, of the player's choice")
    void takesOneBack() {
        PluvionautesTable table = PluvionautesTable.of(
                ISLANDS.replaceFirst("P11..", "P11.1").replace("---.. P11.. ---..", "---.. P11.1 ---.."), "seats=2");
        assertEquals("0.0|3.3", Hex.writeSet(table.state.airships[1]));
        dockAndStay(table, "3.6");
        assertEquals(Phase.RECALL, table.state.phase);
        assertEquals(List.of("recall 0.0", "recall 3.3"), table.moves());
        assertEquals("PLUV-60 no-airship-of-yours [3.6]", table.why("recall 3.6"));
        assertEquals("PLUV-60 not-now [phase.recall]", table.why("throw 0 0 0 0"));
        table.play("recall 3.3");
        assertEquals("0.0", Hex.writeSet(table.state.airships[1]));
        table.thrown("lands 3.3 face 5").play("move 3.3");
        assertEquals(Phase.TOW, table.state.phase, "what was left can be towed again");
        PluvionautesTable blocked = table;
        blocked.play("tow 3.3").thrown("lands 0.0 face 5").play("move 0.0");
        assertTrue(blocked.told.contains(new PluvionautesEvent.NotDocked(0, "0.0", "undocked.airship")));
    }
}
