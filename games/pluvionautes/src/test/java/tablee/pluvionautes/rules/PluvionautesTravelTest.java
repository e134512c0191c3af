package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Movement, docking, towing, anchoring")
class PluvionautesTravelTest {
    private static final String RANGE = """
                 ---.. ---.. ---.. ---..

              ---.. ---.. ---.. ---.. ---..

           M31.. M31.. M31.. M31.. ---.. ---..

        ---.. ---R. ---.. F21.. P11.. ---.. ---..

           M31.. M31.. F21.. F21.. ---.. ---..

              ---.. ---.. M31.. ---.. ---..

                 ---.. ---.. ---.. ---..
        """;

    @Test
    @DisplayName("PLUV-22: a mountain costs 3, a forest 2, a plain or a cell without island 1; points may be left")
    void costs() {
        PluvionautesTable table = PluvionautesTable.of(RANGE).thrown("lands 3.2 face 3");
        assertEquals(
                List.of("2.1", "2.2", "3.0", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "5.1"), table.moves("move"));
        assertEquals("PLUV-22 too-far [4.3, 4, 3]", table.why("move 4.3"));
        assertEquals("PLUV-22 too-far [2.3, 5, 3]", table.why("move 2.3"));
        assertEquals("no-such-cell", table.state.whyNot(0, "move 9.9").key());
        assertEquals("no-face-to-set", table.state.whyNot(0, "set 7").key());
        assertEquals("no-such-aim", table.state.whyNot(0, "throw 200 0 0 0").key());
        assertEquals("no-such-move", table.state.whyNot(0, "dance").key());
    }

    @Test
    @DisplayName("PLUV-22: airships, clouds and weather dice do not stop movement")
    void nothingStops() {
        PluvionautesTable free = PluvionautesTable.of(PluvionautesBoards.WORKED, "weather=on")
                .weather("sun to 6.0 value 1", "monsoon to 6.0 value 1");
        PluvionautesTable full = PluvionautesTable.of(PluvionautesBoards.WORKED.replace("P11..", "P11R1"), "weather=on")
                .weather("sun to 3.2 value 1", "monsoon to 4.1 value 1");
        for (PluvionautesTable table : List.of(free, full)) table.thrown("lands 4.2 face 5");
        assertEquals(free.moves("move"), full.moves("move"));
    }

    @Test
    @DisplayName("PLUV-22: what is told of a movement is a cheapest way")
    void cheapestWay() {
        PluvionautesTable table =
                PluvionautesTable.of(RANGE).thrown("lands 3.2 face 5").play("move 3.5");
        assertTrue(
                table.told.contains(new PluvionautesEvent.DieMoved(0, List.of("3.2", "3.3", "3.4", "3.5"), 4)),
                () -> table.told.toString());
    }

    @Test
    @DisplayName("PLUV-23: on a free island the die is turned over and the island docked; that is not optional")
    void docksIsland() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE)
                .thrown("lands 3.2 face 2")
                .play("move 3.3");
        assertEquals(Phase.TOW, table.state.phase);
        assertEquals("plain 1 1", Piece.write(table.state.carried));
        assertEquals(5, table.state.points);
        assertTrue(table.moves().stream().allMatch(word -> word.startsWith("tow ")));
    }

    @Test
    @DisplayName("PLUV-23: on a loose cloud the cloud is docked, also when it lies on an island or under a weather die")
    void docksCloud() {
        for (String cell : List.of("---R.", "P11R.", "P11R1")) {
            PluvionautesTable table = PluvionautesTable.of(
                            PluvionautesBoards.PLAIN_IN_THE_MIDDLE.replace("P11..", cell), "weather=on")
                    .weather("sun to 3.3 value 2", "monsoon to 0.0 value 1")
                    .thrown("lands 3.3 face 2")
                    .play("move 3.3");
            assertEquals("rain", Piece.write(table.state.carried));
            table.play("tow 3.3", "anchor 3.4");
            assertEquals("3.3", Hex.writeSet(Knock.cells(table.state.sun)), "the die stays");
        }
    }

    @Test
    @DisplayName(
            "PLUV-23: nothing is docked on an empty cell, or on an island with a cloud's, an airship's or fog's hold on it")
    void docksNothing() {
        String airship = PluvionautesBoards.PLAIN_IN_THE_MIDDLE.replace("P11..", "P11.1");
        String fog = PluvionautesBoards.PLAIN_IN_THE_MIDDLE.replace("P11.. ", "P11..f");
        assertEquals("undocked.nothing", undocked(PluvionautesTable.of(PluvionautesBoards.EMPTY)));
        assertEquals("undocked.airship", undocked(PluvionautesTable.of(airship)));
        assertEquals("undocked.fog", undocked(PluvionautesTable.of(fog)));
        PluvionautesTable weather = PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE, "weather=on");
        assertEquals("undocked.weather", undocked(weather.weather("sun to 3.3 value 1", "monsoon to 0.0 value 1")));
    }

    private static String undocked(PluvionautesTable table) {
        table.thrown("lands 3.3 face 2").play("move 3.3");
        assertEquals(1, table.state.turn, "the turn is over");
        return table.told.stream()
                .filter(PluvionautesEvent.NotDocked.class::isInstance)
                .map(event -> ((PluvionautesEvent.NotDocked) event).reason())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("PLUV-24: towing has the new face's points and the same costs; zero steps are allowed")
    void towing() {
        PluvionautesTable table =
                PluvionautesTable.of(RANGE).thrown("lands 3.4 face 5").play("move 3.4");
        assertEquals(2, table.state.points);
        assertTrue(table.moves("tow").contains("3.4"));
        assertEquals("PLUV-24 too-far [0.3, 3, 2]", table.why("tow 0.3"));
        assertEquals("PLUV-24 not-now [phase.tow]", table.why("move 3.4"));
    }

    @Test
    @DisplayName("PLUV-24: a towed island takes its animals and plantation along, and leaves nothing of them behind")
    void nothingStaysBehind() {
        String row = "---.. ---.. P11.. M32.. ---.. ---.. ---..";
        PluvionautesTable table = PluvionautesTable.of(
                PluvionautesBoards.EMPTY.replace("---.. ---.. ---.. ---.. ---.. ---.. ---..", row));
        table.thrown("lands 3.3 face 5").play("move 3.3", "tow 3.4");
        table.thrown("lands 3.2 face 5").play("move 3.2", "tow 3.3");
        assertEquals(
                "---.. ---.. ---.. P11.1 M32.0 ---.. ---..",
                table.board().lines().toList().get(6));
    }

    @Test
    @DisplayName("PLUV-25: a towed island ends on a cell without another island")
    void islandEnds() {
        PluvionautesTable table =
                PluvionautesTable.of(RANGE).thrown("lands 3.4 face 2").play("move 3.4");
        assertEquals("PLUV-25 occupied [3.3, terrain.forest]", table.why("tow 3.3"));
        table.play("tow 3.2");
        assertEquals("P11", table.board().lines().toList().get(6).substring(12, 15));
    }

    @Test
    @DisplayName("PLUV-25: a loose cloud where it ends lies on top of the island then")
    void underCloud() {
        PluvionautesTable table =
                PluvionautesTable.of("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                ---.. ---.. ---.. P11.. ---R. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """).thrown("lands 3.3 face 5").play("move 3.3", "tow 3.4");
        assertEquals("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                ---.. ---.. ---.. ---.. P11R. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """, table.board());
        assertEquals(0, table.state.airships[0], "and the airship does not land there (PLUV-27)");
    }
}
