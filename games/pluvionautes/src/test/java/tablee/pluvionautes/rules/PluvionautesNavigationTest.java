package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Advanced mode: islands and turns")
class PluvionautesNavigationTest {
    private static PluvionautesTable advanced(String board) {
        return PluvionautesTable.of(board, "advanced=on");
    }

    /** An empty board but for its middle row. */
    private static String middle(String row) {
        return PluvionautesBoards.EMPTY.replace("---.. ---.. ---.. ---.. ---.. ---.. ---..", row);
    }

    @Test
    @DisplayName(
            "PLUV-61: balloons up: island navigation first, then the die is turned over for cloud navigation, once")
    void islandsFirst() {
        PluvionautesTable table =
                advanced(PluvionautesBoards.PLAIN_IN_THE_MIDDLE).thrown("lands 3.0 face 4");
        assertEquals(List.of(false, 4), List.of(Navigation.inClouds(table.state), table.state.points));
        assertEquals("PLUV-61 not-now [phase.navigate]", table.why("move 3.1"));
        table.play("end");
        assertEquals(List.of(true, 3), List.of(Navigation.inClouds(table.state), table.state.points));
        table.play("end");
        assertEquals(1, table.state.turn);
    }

    @Test
    @DisplayName("PLUV-61: clouds up: cloud navigation first, then island navigation, once")
    void cloudsFirst() {
        PluvionautesTable table =
                advanced(PluvionautesBoards.PLAIN_IN_THE_MIDDLE).thrown("lands 3.0 face 1");
        assertTrue(Navigation.inClouds(table.state));
        table.play("end");
        assertEquals(List.of(false, 6), List.of(Navigation.inClouds(table.state), table.state.points));
        table.play("step 3.1", "step 3.2", "step 3.3", "end");
        assertEquals("3.3", Hex.writeSet(table.state.airships[0]), "landing is as in normal mode (PLUV-27)");
    }

    @Test
    @DisplayName(
            "PLUV-62: the die moves alone or tows the free island it stands on; several may be towed one after the other")
    void severalIslands() {
        PluvionautesTable table =
                advanced(middle("P11.. ---.. ---.. P21.. ---.. ---.. ---..")).thrown("lands 3.0 face 6");
        assertEquals(List.of("2.0", "3.1", "4.0"), table.moves("step"));
        assertEquals(List.of("2.0", "3.1", "4.0"), table.moves("tow"));
        table.play("tow 3.1", "tow 3.2");
        assertEquals("plain 1 1", Piece.write(table.state.carried));
        table.play("step 3.3", "tow 3.4", "tow 3.5");
        assertEquals(1, table.state.points);
        table.play("end", "end");
        assertEquals(
                "---.. ---.. P11.. ---.. ---.. P21.0 ---..",
                table.board().lines().toList().get(6));
    }

    @Test
    @DisplayName("PLUV-62: one island is carried at a time, passing over others; it is dropped only where no other is")
    void passesOver() {
        PluvionautesTable table =
                advanced(middle("P11.. F21.. ---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 4");
        table.play("tow 3.1");
        assertEquals(2, table.state.points);
        assertEquals("PLUV-62 two-islands [3.1]", table.why("end"));
        assertEquals("PLUV-62 two-islands [3.1]", table.why("step 3.2"));
        table.play("tow 3.2", "end", "end");
        assertEquals(
                "---.. F21.. P11.0 ---.. ---.. ---.. ---..",
                table.board().lines().toList().get(6));
    }

    @Test
    @DisplayName("PLUV-62: a step after which the island could not be put down any more is not offered")
    void neverStuck() {
        String cage = """
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   F21.. F21.. ---.. ---.. ---.. ---..

                P11.. M31.. M31.. ---.. ---.. ---.. ---..

                   F21.. F21.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """;
        PluvionautesTable table = advanced(cage).thrown("lands 3.0 face 4");
        assertEquals(List.of("2.0", "3.1", "4.0"), table.moves("step"));
        assertEquals(List.of("2.0", "3.1", "4.0"), table.moves("tow"), "back to 3.0 costs 1, where no island lies now");
        PluvionautesTable weak = advanced(cage).thrown("lands 2.0 face 4");
        assertEquals(List.of("1.0", "2.1", "3.0", "3.1"), weak.moves("tow"));
        weak.play("step 3.0");
        assertEquals(3, weak.state.points);
        assertFalse(weak.moves("tow").contains("3.1"), "the mountain would take all points");
        assertEquals("PLUV-62 no-way-to-leave-island [3.1]", weak.why("tow 3.1"));
        assertTrue(weak.moves("step").contains("3.1"));
    }

    @Test
    @DisplayName(
            "PLUV-62: an island dropped beside fog is held and cannot be picked up again; carrying it past is free")
    void droppedBesideFog() {
        PluvionautesTable table =
                advanced(middle("P11.. ---..f---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 6");
        table.play("tow 3.1", "tow 3.2", "step 3.3", "step 3.2");
        assertEquals("PLUV-42 held.fog [3.2]", table.why("tow 3.1"));
        PluvionautesTable past =
                advanced(middle("P11.. ---..f---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 6");
        past.play("tow 3.1", "tow 3.2", "tow 3.3");
        assertEquals("plain 1 1", Piece.write(past.state.carried));
    }

    @Test
    @DisplayName("PLUV-62: one dropped on a cloud's cell lies under it and cannot be picked up again")
    void droppedUnderCloud() {
        PluvionautesTable table =
                advanced(middle("P11.. ---R. ---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 6");
        table.play("tow 3.1", "step 3.2", "step 3.1");
        assertEquals("PLUV-23 held.cloud [3.1]", table.why("tow 3.0"));
        assertEquals(
                "---.. P11R. ---.. ---.. ---.. ---.. ---..",
                table.board().lines().toList().get(6));
    }

    @Test
    @DisplayName("PLUV-62: an island that is not free stays: under an airship or a weather die; an empty cell has none")
    void notFree() {
        PluvionautesTable airship =
                advanced(middle("P11.1 ---.. ---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 6");
        assertEquals("PLUV-27 held.airship [3.0]", airship.why("tow 3.1"));
        PluvionautesTable none = advanced(PluvionautesBoards.EMPTY).thrown("lands 3.0 face 6");
        assertEquals("PLUV-62 held.nothing [3.0]", none.why("tow 3.1"));
        PluvionautesTable under = PluvionautesTable.of(
                        middle("P11.. ---.. ---.. ---.. ---.. ---.. ---.."), "advanced=on", "weather=on")
                .weather("sun to 3.0 value 1", "monsoon to 0.0 value 1")
                .thrown("lands 3.0 face 6");
        assertEquals("PLUV-71 held.weather [3.0]", under.why("tow 3.1"));
    }

    @Test
    @DisplayName("PLUV-22, 62: steps go to neighbours and cost what movement costs")
    void stepCosts() {
        PluvionautesTable table =
                advanced(middle("P11.. M31.. ---.. ---.. ---.. ---.. ---..")).thrown("lands 3.0 face 4");
        assertEquals("PLUV-22 no-neighbour [3.0, 3.2]", table.why("step 3.2"));
        table.play("step 3.1");
        assertEquals(1, table.state.points);
        table.play("step 3.0");
        assertEquals("PLUV-22 no-points [3.1, 3]", table.why("step 3.1"));
        assertEquals(List.of("end"), table.moves());
    }
}
