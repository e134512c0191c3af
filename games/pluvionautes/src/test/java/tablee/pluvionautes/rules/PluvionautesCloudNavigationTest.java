package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Advanced mode: clouds")
class PluvionautesCloudNavigationTest {
    private static PluvionautesTable advanced(String middleRow) {
        String board = PluvionautesBoards.EMPTY.replace("---.. ---.. ---.. ---.. ---.. ---.. ---..", middleRow);
        return PluvionautesTable.of(board, "advanced=on");
    }

    private static String middleRow(PluvionautesTable table) {
        return table.board().lines().toList().get(6);
    }

    @Test
    @DisplayName(
            "PLUV-63: loose clouds are towed and left one after the other; the one under the die at the end is anchored")
    void severalClouds() {
        PluvionautesTable table =
                advanced("---R. ---.. ---S. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 3");
        table.play("tow 3.1", "step 3.2", "tow 3.3", "end");
        assertEquals(Phase.ANCHOR, table.state.phase);
        assertEquals("sun", Piece.write(table.state.carried));
        table.play("anchor 3.4");
        assertEquals("---.. ---R. ---.. ---..s---.. ---.. ---..", middleRow(table));
        assertFalse(Navigation.inClouds(table.state), "then the other navigation");
    }

    @Test
    @DisplayName("PLUV-63: the cloud under the die is anchored also if it was not towed; at most one a turn")
    void underTheDie() {
        PluvionautesTable table =
                advanced("P11R. ---.. ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 1");
        table.play("end", "anchor 3.1");
        assertEquals(1, table.state.sky.anchored());
        table.play("end");
        assertEquals(1, table.state.sky.anchored());
        assertEquals("P11.0r---.. ---.. ---.. ---.. ---.. ---..", middleRow(table), "and the airship lands");
        PluvionautesTable alone =
                advanced("---.. ---.. ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 1");
        alone.play("end");
        assertFalse(Navigation.inClouds(alone.state), "no cloud, nothing anchored");
    }

    @Test
    @DisplayName(
            "PLUV-63: two loose clouds never end on one cell, but the carried one may end there, as it is anchored first")
    void ontoAnother() {
        PluvionautesTable table =
                advanced("---R. ---S. ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 3");
        table.play("tow 3.1");
        assertEquals("PLUV-63 two-clouds [3.1]", table.why("step 3.2"));
        table.play("end", "anchor 3.2");
        assertEquals("---.. ---S.r---.. ---.. ---.. ---.. ---..", middleRow(table), "the carried one first");
    }

    private static final String FULL = """
                     ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..
               r
            ---S.r---R. ---.. ---.. ---.. ---.. ---..
                r
               ---.. ---.. ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

                     ---.. ---.. ---.. ---..
            """;

    @Test
    @DisplayName(
            "PLUV-63: with no free slot the cloud stays loose; where another lies without free slot nothing can end")
    void noFreeSlot() {
        assertFalse(Hex.has(PluvionautesTable.of(FULL).state.sky.cellsWithFreeSlot(), Hex.read("3.0")));
        PluvionautesTable table = PluvionautesTable.of(FULL, "advanced=on").thrown("lands 3.0 face 1");
        table.play("end");
        assertFalse(Navigation.inClouds(table.state));
        assertTrue(middleRow(table).startsWith("---S."), "it stays loose");

        PluvionautesTable stuck = PluvionautesTable.of(FULL, "advanced=on").thrown("lands 3.1 face 1");
        assertFalse(stuck.moves("tow").contains("3.0"), "the step would take the last point");
        assertEquals("PLUV-63 no-way-to-leave-cloud [3.0]", stuck.why("tow 3.0"));
        PluvionautesTable through = PluvionautesTable.of(FULL, "advanced=on")
                .thrown("lands 3.1 face 2")
                .play("tow 3.0");
        assertEquals("PLUV-63 two-clouds [3.0]", through.why("end"));
        assertEquals(List.of("tow 2.0", "tow 3.1", "tow 4.0"), through.moves(), "on, or back");
    }

    @Test
    @DisplayName("PLUV-63: a cloud may be left on any island, also on one with an airship")
    void leftOnAnAirship() {
        PluvionautesTable table =
                advanced("---R. P11.1 ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 2");
        table.play("tow 3.1", "step 3.2", "end");
        assertEquals("---.. P11R1 ---.. ---.. ---.. ---.. ---..", middleRow(table));
    }

    @Test
    @DisplayName("PLUV-63: without a loose cloud here nothing is towed; islands are none of it")
    void nothingToTow() {
        PluvionautesTable table =
                advanced("P11.. ---.. ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 3");
        assertEquals("PLUV-63 no-cloud-here [3.0]", table.why("tow 3.1"));
        assertEquals(List.of("step 2.0", "step 3.1", "step 4.0", "end"), table.moves());
    }

    @Test
    @DisplayName("PLUV-42, 63: fog anchored in the first phase holds islands in the second")
    void fogAtOnce() {
        PluvionautesTable table =
                advanced("P11F. ---.. ---.. ---.. ---.. ---.. ---..").thrown("lands 3.0 face 1");
        table.play("end", "anchor 3.1");
        assertEquals("PLUV-42 held.fog [3.0]", table.why("tow 2.0"));
    }

    @Test
    @DisplayName("PLUV-64: the 13th anchored cloud triggers the end")
    void thirteenth() {
        PluvionautesTable table = advanced("---R. ---.. ---.. ---.. ---.. ---.. ---..");
        for (int column = 0; column < 5; column++) {
            table.state.sky.anchor(Piece.cloud(0), Hex.cell(2, column), Hex.cell(2, column + 1));
            table.state.sky.anchor(Piece.cloud(0), Hex.cell(4, column), Hex.cell(4, column + 1));
        }
        table.state.sky.anchor(Piece.cloud(1), Hex.read("0.0"), Hex.read("0.1"));
        table.state.sky.anchor(Piece.cloud(1), Hex.read("0.2"), Hex.read("0.1"));
        assertEquals(12, table.state.sky.anchored());
        assertFalse(table.state.endTriggered());
        table.thrown("lands 3.0 face 1").play("end", "anchor 3.1");
        assertTrue(table.told.contains(new PluvionautesEvent.EndTriggered(13)));
        table.play("end").thrown("off").thrown("off").thrown("off").thrown("off");
        assertEquals(Phase.OVER, table.state.phase);
    }
}
