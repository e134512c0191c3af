package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Setup;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.positions.PluvionautesView;

@DisplayName("Components")
class PluvionautesComponentsTest {
    private static final PluvionautesNumbers NUMBERS = PluvionautesNumbers.of(PluvionautesTable.setup());

    /** All pieces in the game as words, with their number. */
    private static List<String> pieces(String... kinds) {
        List<String> pieces = new ArrayList<>();
        for (int kind = 0; kind < NUMBERS.kinds(); kind++) {
            String word = Piece.write(NUMBERS.piece(kind));
            if (List.of(kinds).contains(word.split(" ")[0])) pieces.add(NUMBERS.count(kind) + " x " + word);
        }
        return pieces;
    }

    @Test
    @DisplayName("PLUV-2: 22 islands, with their animals and plantations")
    void islands() {
        assertEquals(List.of("8 x plain 1 1", "2 x plain 2 1"), pieces("plain"));
        assertEquals(List.of("4 x forest 2 1", "2 x forest 1 2", "1 x forest 2 2"), pieces("forest"));
        assertEquals(
                List.of("1 x mountain 1 3", "1 x mountain 2 2", "2 x mountain 3 2", "1 x mountain 3 1"),
                pieces("mountain"));
    }

    @Test
    @DisplayName("PLUV-3: 7 rain, 5 sun and 3 fog")
    void clouds() {
        assertEquals(List.of("7 x rain", "5 x sun", "3 x fog"), pieces("rain", "sun", "fog"));
    }

    @Test
    @DisplayName("PLUV-4: on the normal die 2 is opposite 5, 3 opposite 4, and an airship opposite an airship")
    void normalDie() {
        for (int face = 2; face <= 5; face++) {
            PluvionautesTable table =
                    PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE).thrown("lands 3.3 face " + face);
            assertEquals(face, table.state.points);
            assertEquals(7 - face, table.play("move 3.3").state.points);
        }
        for (int face : new int[] {1, 6}) {
            PluvionautesTable table =
                    PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE).thrown("lands 3.3 face " + face);
            assertEquals(List.of("2", "3", "4", "5"), table.moves("set"));
        }
    }

    @Test
    @DisplayName("PLUV-5: on the advanced die clouds 1, 2, 3 are opposite balloons 6, 5, 4")
    void advancedDie() {
        for (int face = 1; face <= 6; face++) {
            PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE, "advanced=on")
                    .thrown("lands 0.0 face " + face);
            assertEquals(
                    face <= 3 ? "clouds" : "islands",
                    PluvionautesView.of(table.state, 0).navigation());
            assertEquals(face, table.state.points);
            table.play("end");
            assertEquals(
                    face <= 3 ? "islands" : "clouds",
                    PluvionautesView.of(table.state, 0).navigation());
            assertEquals(7 - face, table.state.points);
        }
    }

    @Test
    @DisplayName("PLUV-6: a weather die shows 1, 2 or 3, each equally often")
    void weatherDice() {
        PluvionautesTable table = PluvionautesTable.open("weather=on");
        table.state.phase = Phase.TOSS;
        assertEquals(3 * 37, table.odds().size());
        for (int value = 1; value <= 3; value++) {
            String word = "value " + value + " *1";
            assertEquals(
                    37,
                    table.odds().stream().filter(each -> each.endsWith(word)).count());
        }
    }

    @Test
    @DisplayName("PLUV-7: six missions, a plantation and a herd each")
    void missions() {
        List<String> missions = new ArrayList<>();
        for (Mission mission : Mission.values()) {
            missions.add(mission + " " + NUMBERS.plantation(mission) + " " + NUMBERS.herd(mission));
        }
        assertEquals(
                List.of(
                        "SQUARE_A MUSHROOMS LLAMAS",
                        "SQUARE_B CRYSTALS COWS",
                        "SQUARE_C FLOWERS REINDEER",
                        "CIRCLE_A CRYSTALS REINDEER",
                        "CIRCLE_B FLOWERS LLAMAS",
                        "CIRCLE_C MUSHROOMS COWS"),
                missions);
    }

    private static Setup withData(String data) {
        return new Pluvionautes().card().setup(3, 1, Map.of(), data);
    }

    @Test
    void aRulesetOfOnesOwnIsChecked() {
        Pluvionautes game = new Pluvionautes();
        BadInput missing = assertThrows(BadInput.class, () -> game.open(withData("clouds.rain = 7")));
        assertEquals("Ruleset: the setting \"islands.plain\" is missing.", missing.getMessage());
        BadInput few = assertThrows(
                BadInput.class,
                () -> game.open(
                        withData("islands.plain = 1x1,1\nislands.forest =\nislands.mountain =\nclouds.rain = 1\n"
                                + "clouds.sun = 1\nclouds.fog = 1")));
        assertEquals("Ruleset: 4 islands and clouds do not fill 37 cells.", few.getMessage());
    }
}
