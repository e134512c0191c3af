package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Odds;

@DisplayName("Weather dice")
class PluvionautesWeatherTest {
    private static PluvionautesTable table(String board, String sun, String monsoon, String... options) {
        String[] all = java.util.Arrays.copyOf(options, options.length + 1);
        all[options.length] = "weather=on";
        return PluvionautesTable.of(board, all).weather(sun, monsoon);
    }

    @Test
    @DisplayName(
            "PLUV-70: at set-up, before missions, both are thrown into the box: cell and value uniform without a real throw")
    void tossed() {
        for (String dexterity : List.of("no-dexterity=off", "no-dexterity=on")) {
            PluvionautesTable table = PluvionautesTable.open("weather=on", dexterity);
            PluvionautesSetUpTest.layAll(table);
            assertEquals(Phase.TOSS, table.state.phase);
            assertTrue(table.state.tossing());
            Odds odds = new Odds();
            table.state.odds(odds);
            assertEquals(dexterity.endsWith("off") ? "toss" : "", odds.source());
            assertEquals(111, odds.size());
            assertEquals(111, odds.total());
            assertFalse(table.legal(Actor.CHANCE, "sun to 3.3|3.4 value 1"), "the cell under the centre counts");
            assertFalse(table.legal(Actor.CHANCE, "monsoon to 3.3 value 1"), "the sun comes first");
            table.chance("sun to 3.3 value 2", "monsoon to 3.3 value 1");
            assertEquals(Phase.CHOOSE_MISSIONS, table.state.phase);
            assertEquals(2, table.state.weatherValue(Weather.SUN));
            assertEquals(Hex.read("3.3"), table.state.weatherCell(Weather.MONSOON));
        }
    }

    @Test
    @DisplayName("PLUV-70: a die affects its own cell and all at most its value away, by movement costs")
    void affects() {
        String board = """
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. F21.. P11.. ---.. ---..

                ---.. ---.. M31.. M32.. P11.. P11.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """;
        assertEquals(List.of("2.3", "3.3", "3.4"), doubled(board, 1));
        assertEquals(List.of("2.2", "2.3", "3.3", "3.4", "3.5"), doubled(board, 2));
        assertEquals(List.of("2.2", "2.3", "3.2", "3.3", "3.4", "3.5"), doubled(board, 3));
    }

    private static List<String> doubled(String board, int value) {
        PluvionautesTable table = table(board, "sun to 3.3 value " + value, "monsoon to 6.0 value 1");
        SkyYield yields = SkyYield.of(table.state);
        return PluvionautesEvent.words(table.state.sky.islands()).stream()
                .filter(cell -> yields.doubled(Goods.COWS, Hex.read(cell)))
                .toList();
    }

    @Test
    @DisplayName("PLUV-71: an island under a weather die cannot be towed; an island may be towed under one")
    void under() {
        PluvionautesTable table =
                table(PluvionautesBoards.PLAIN_IN_THE_MIDDLE, "sun to 3.3 value 1", "monsoon to 3.4 value 1");
        table.thrown("lands 3.3 face 5").play("move 3.3");
        assertTrue(table.told.contains(new PluvionautesEvent.NotDocked(0, "3.3", "undocked.weather")));
        PluvionautesTable free =
                table(PluvionautesBoards.PLAIN_IN_THE_MIDDLE, "sun to 0.0 value 1", "monsoon to 3.4 value 1");
        free.thrown("lands 3.3 face 5").play("move 3.3", "tow 3.4");
        assertEquals("3.4", Hex.writeSet(free.state.sky.islands()));
        assertEquals(0, free.state.airships[0], "and nobody lands there");
    }

    @Test
    @DisplayName("PLUV-72: the monsoon doubles plantations, the sun animals, of affected islands, after clouds")
    void doubles() {
        String board = PluvionautesBoards.PLAIN_IN_THE_MIDDLE.replace("P11.. ", "P21..r");
        PluvionautesTable table = table(board, "sun to 6.0 value 1", "monsoon to 3.3 value 1");
        assertEquals(1, SkyYield.of(table.state).best(Goods.COWS), "2 - 1");
        assertEquals(4, SkyYield.of(table.state).best(Goods.FLOWERS), "(1 + 1) doubled");
        table.weather("sun to 3.4 value 1", "monsoon to 6.0 value 1");
        assertEquals(2, SkyYield.of(table.state).best(Goods.COWS), "(2 - 1) doubled");
        assertEquals(2, SkyYield.of(table.state).best(Goods.FLOWERS));
    }

    @Test
    @DisplayName("PLUV-73: a hit die changes cell and value; one knocked off the board goes back")
    void knocked() {
        PluvionautesTable table = table(PluvionautesBoards.EMPTY, "sun to 3.3 value 1", "monsoon to 3.4 value 1");
        table.thrown("lands 3.3 face 5 hits sun monsoon", "sun to 5.0 value 3", "monsoon back");
        assertEquals("sun to 5.0 value 3", Knock.unpack(table.state.sun).write());
        assertEquals("monsoon to 3.4 value 1", Knock.unpack(table.state.monsoon).write());
        assertEquals(Phase.MOVE, table.state.phase);
        assertTrue(table.told.contains(new PluvionautesEvent.WeatherPutBack(Weather.MONSOON)));
    }

    @Test
    @DisplayName("PLUV-73: a hit counts only if the balloon die lands on the board")
    void missHitsNothing() {
        PluvionautesTable table = table(PluvionautesBoards.EMPTY, "sun to 3.3 value 1", "monsoon to 3.4 value 1")
                .thrown("off");
        assertEquals("sun to 3.3 value 1", Knock.unpack(table.state.sun).write());
        assertEquals(-1, table.state.read(Actor.CHANCE, "off hits sun"));
    }

    @Test
    @DisplayName(
            "PLUV-74: a weather die between several cells: the active player chooses, after the balloon die's own cell")
    void between() {
        PluvionautesTable table = table(PluvionautesBoards.EMPTY, "sun to 3.3 value 1", "monsoon to 3.4 value 1");
        table.thrown("lands 3.2|3.3 face 1 hits sun monsoon", "sun to 2.2|2.3 value 2", "monsoon to 4.3|4.4 value 3");
        assertEquals(List.of("land 3.2", "land 3.3"), table.moves());
        table.play("land 3.2", "set 4");
        assertEquals(List.of("sun 2.2", "sun 2.3"), table.moves());
        assertEquals("PLUV-74 weather-not-there [weather.sun, 0.0, [2.2, 2.3]]", table.why("sun 0.0"));
        assertEquals("PLUV-74 not-now [phase.place-sun]", table.why("monsoon 4.3"));
        table.play("sun 2.3", "monsoon 4.3");
        assertEquals("sun to 2.3 value 2", Knock.unpack(table.state.sun).write());
        assertEquals("monsoon to 4.3 value 3", Knock.unpack(table.state.monsoon).write());
        assertEquals(Phase.MOVE, table.state.phase);
    }

    @Test
    @DisplayName("PLUV-75: once the end is triggered weather dice no longer change: they are put back")
    void fixedAtTheEnd() {
        PluvionautesTable table = table(PluvionautesBoards.EMPTY, "sun to 3.3 value 1", "monsoon to 3.4 value 1")
                .turn(1);
        for (int column = 0; column < 6; column++) {
            table.state.sky.anchor(Piece.cloud(0), Hex.cell(3, column), Hex.cell(3, column + 1));
        }
        for (int column = 0; column < 3; column++) {
            table.state.sky.anchor(Piece.cloud(1), Hex.cell(0, column), Hex.cell(0, column + 1));
        }
        assertTrue(table.state.weatherFixed());
        table.thrown("lands 3.3 face 2 hits sun");
        assertEquals(List.of("sun back *1"), table.odds());
        assertEquals("PLUV-73 no-such-outcome [sun to 2.2 value 1]", table.why(Actor.CHANCE, "sun to 2.2 value 1"));
        table.chance("sun back");
        assertTrue(table.told.contains(new PluvionautesEvent.WeatherStays(Weather.SUN)));
        assertEquals("sun to 3.3 value 1", Knock.unpack(table.state.sun).write());
    }

    @Test
    @DisplayName(
            "PLUV-32: without dexterity, landing on a weather die's cell moves it to a random neighbour and rerolls it")
    void withoutDexterity() {
        PluvionautesTable table = table(
                        PluvionautesBoards.EMPTY, "sun to 3.3 value 1", "monsoon to 0.0 value 1", "no-dexterity=on")
                .play("target 3.3");
        assertFalse(table.legal(Actor.CHANCE, "lands 3.3 face 5"), "it is hit");
        assertFalse(table.legal(Actor.CHANCE, "lands 3.2 face 5 hits sun"), "it is not");
        table.chance("lands 3.3 face 5 hits sun");
        assertEquals(6 * 3, table.odds().size());
        assertTrue(table.odds().contains("sun to 3.4 value 2 *1"));
        assertFalse(table.legal(Actor.CHANCE, "sun back"));
        assertFalse(table.legal(Actor.CHANCE, "sun to 3.3 value 2"), "it does move");
        assertFalse(table.legal(Actor.CHANCE, "sun to 3.5 value 2"), "but no further");
        assertFalse(table.legal(Actor.CHANCE, "sun to 2.3|3.4 value 2"), "nor between cells");
        assertFalse(table.legal(Actor.CHANCE, "monsoon to 3.4 value 2"), "and the other die stays");
        table.chance("sun to 2.3 value 3");
        assertEquals("sun to 2.3 value 3", Knock.unpack(table.state.sun).write());
    }
}
