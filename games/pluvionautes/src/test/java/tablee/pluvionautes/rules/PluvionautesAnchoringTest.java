package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Anchoring, fog and landing")
class PluvionautesAnchoringTest {
    @Test
    @DisplayName(
            "PLUV-26: a towed cloud is anchored in a free slot on an edge of the die's cell, of the player's choice")
    void anchors() {
        PluvionautesTable table =
                PluvionautesTable.of("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                ---.. ---.. ---.. ---S. ---..r---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """).thrown("lands 3.3 face 5").play("move 3.3", "tow 3.4");
        assertEquals(List.of("2.3", "2.4", "3.3", "4.3", "4.4"), table.moves("anchor"));
        assertEquals("PLUV-26 slot-taken [[3.4, 3.5], cloud.rain]", table.why("anchor 3.5"));
        assertEquals("PLUV-26 no-slot-there [3.4, 0.0]", table.why("anchor 0.0"));
        table.play("anchor 2.4");
        assertEquals("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..
                                           s
                ---.. ---.. ---.. ---.. ---..r---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """, table.board());
    }

    /** All slots around 0.0 are taken; mountains keep it apart from the rest. */
    private static final String FULL_CORNER = """
                     ---S.r---.. ---.. ---..
                     r   r
                  M31.. M31.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

            ---.. ---.. ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

                     ---.. ---.. ---.. ---..
            """;

    @Test
    @DisplayName("PLUV-26: a cell with no free slot is no legal end of towing a cloud")
    void fullCell() {
        PluvionautesTable table =
                PluvionautesTable.of(FULL_CORNER).thrown("lands 0.0 face 5").play("move 0.0");
        assertFalse(table.moves("tow").contains("0.0"));
        assertEquals("PLUV-26 no-free-slot [0.0]", table.why("tow 0.0"));
        assertTrue(table.moves("tow").contains("0.1"));
    }

    @Test
    @DisplayName("PLUV-26: if no cell with a free slot is in reach, the cloud is not docked")
    void noSlotInReach() {
        String lonely = FULL_CORNER.replace("---S.r---..", "---S.rM31..");
        PluvionautesTable table =
                PluvionautesTable.of(lonely).thrown("lands 0.0 face 5").play("move 0.0");
        assertEquals(1, table.state.turn);
        assertTrue(table.told.contains(new PluvionautesEvent.NotDocked(0, "0.0", "undocked.cloud")));
        PluvionautesTable stronger =
                PluvionautesTable.of(lonely).thrown("lands 0.0 face 4").play("move 0.0");
        assertEquals(List.of("0.1", "1.0", "1.1"), stronger.moves("tow"));
    }

    private static final String TWO_PLAINS = """
                     ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

            ---.. P11.. ---.. ---F. P21.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

                     ---.. ---.. ---.. ---..
            """;

    @Test
    @DisplayName(
            "PLUV-42: fog, marked as soon as it is anchored, holds the islands beside it; one towed there is held then")
    void fogHolds() {
        PluvionautesTable table =
                PluvionautesTable.of(TWO_PLAINS).thrown("lands 3.3 face 5").play("move 3.3", "tow 3.3", "anchor 3.4");
        assertEquals(List.of("3.3", "3.4"), PluvionautesEvent.words(table.state.sky.held()));
        table.thrown("lands 3.4 face 5").play("move 3.4");
        assertTrue(table.told.contains(new PluvionautesEvent.NotDocked(1, "3.4", "undocked.fog")));
        table.thrown("lands 3.1 face 4").play("move 3.1", "tow 3.3");
        table.state.airships[2] = 0;
        table.thrown("lands 3.3 face 4").play("move 3.3");
        assertTrue(table.told.contains(new PluvionautesEvent.NotDocked(0, "3.3", "undocked.fog")));
    }

    @Test
    @DisplayName("PLUV-42: fog acts only on islands at rest: towing past it is free")
    void pastFog() {
        PluvionautesTable table = PluvionautesTable.of(TWO_PLAINS.replace("---F. ", "---..f"))
                .thrown("lands 3.1 face 2")
                .play("move 3.1");
        assertTrue(table.moves("tow").contains("4.3"));
        assertTrue(table.moves("tow").contains("3.3"), "and an island may end beside fog");
    }

    @Test
    @DisplayName(
            "PLUV-27: who ends on an island with nothing on it lands there, and it cannot be towed until the next turn")
    void lands() {
        PluvionautesTable table =
                PluvionautesTable.of(TWO_PLAINS).thrown("lands 3.1 face 5").play("move 3.1", "tow 3.2");
        assertEquals("3.2", Hex.writeSet(table.state.airships[0]));
        table.thrown("lands 3.2 face 5").play("move 3.2");
        assertTrue(table.told.contains(new PluvionautesEvent.NotDocked(1, "3.2", "undocked.airship")));
        assertTrue(table.told.contains(new PluvionautesEvent.AirshipKept(1, "3.2")), "occupied: the pawn is kept");
        table.thrown("lands 0.0 face 2").play("move 0.0");
        assertTrue(table.told.contains(new PluvionautesEvent.AirshipKept(2, "0.0")), "no island: the pawn is kept");
        table.thrown("lands 3.2 face 5").play("move 3.2");
        assertEquals(Phase.TOW, table.state.phase, "seat 0 took off, and the island is free again");
    }

    @Test
    @DisplayName("PLUV-27: an island that fog holds is fine to land on; under a weather die it is not")
    void landsBesideFog() {
        String fog = TWO_PLAINS.replace("---F. ", "---..f");
        PluvionautesTable table =
                PluvionautesTable.of(fog).thrown("lands 3.4 face 5").play("move 3.4");
        assertEquals("3.4", Hex.writeSet(table.state.airships[0]));
        PluvionautesTable under =
                PluvionautesTable.of(fog, "weather=on").weather("sun to 3.4 value 1", "monsoon to 0.0 value 1");
        under.thrown("lands 3.4 face 5").play("move 3.4");
        assertEquals(0, under.state.airships[0]);
    }

    @Test
    @DisplayName("PLUV-27: after a cloud is taken off an island and anchored, the airship lands there")
    void landsUnderTakenCloud() {
        PluvionautesTable table = PluvionautesTable.of(TWO_PLAINS.replace("P11..", "P11R."));
        table.thrown("lands 3.1 face 5").play("move 3.1", "tow 3.1", "anchor 3.0");
        assertEquals("3.1", Hex.writeSet(table.state.airships[0]));
    }
}
