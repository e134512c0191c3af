package tablee.pluvionautes.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Viewer;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.PluvionautesBoards;
import tablee.pluvionautes.rules.PluvionautesTable;
import tablee.pluvionautes.rules.Scatter;

@DisplayName("What a board says of a throw before it is made")
class PluvionautesThrowChancesTest {
    private static Map<String, Integer> of(int thrown) {
        return ThrowChances.of(thrown).stream()
                .collect(Collectors.toMap(ThrowChances.Landings::to, ThrowChances.Landings::count));
    }

    private static int all(Map<String, Integer> counts) {
        return counts.values().stream().mapToInt(count -> count).sum();
    }

    @Test
    @DisplayName(
            "PLUV-32: a good aim at a cell tends to land there or beside it, and of a thousand throws none is lost")
    void good() {
        for (int place = 0; place < Hex.CELLS; place++) {
            int target = Hex.at(place);
            Map<String, Integer> counts = of(Scatter.measured().aim(target));
            int near = counts.getOrDefault(Hex.write(target), 0);
            for (int other = 0; other < Hex.CELLS; other++)
                if (Hex.beside(target, Hex.at(other))) near += counts.getOrDefault(Hex.write(Hex.at(other)), 0);
            assertTrue(near > 600, Hex.write(target) + ": " + counts);
            assertTrue(all(counts) > 960 && all(counts) <= 1000, Hex.write(target) + ": " + counts);
        }
    }

    @Test
    @DisplayName("PLUV-32: a throw that is only tried says where it would land, and nothing says so before or after")
    void tried() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY);
        assertEquals(List.of(), landings(table));
        table.play("throw 0 32 8 0");
        assertEquals(ThrowChances.of(table.state.aim), landings(table));
        table.chance("off");
        assertEquals(List.of(), landings(table));
        PluvionautesTable named = PluvionautesTable.of(PluvionautesBoards.EMPTY, "no-dexterity=on")
                .play("target 2.4");
        assertEquals(ThrowChances.of(Scatter.measured().aim(Hex.read("2.4"))), landings(named));
    }

    private static List<ThrowChances.Landings> landings(PluvionautesTable table) {
        return PluvionautesFigures.of(table.state, Viewer.SPECTATOR).landings();
    }

    @Test
    @DisplayName("PLUV-30: an aim like no good one leaves the board as often as its strength says")
    void wild() {
        int strongest = Aim.STRENGTHS - 1;
        assertEquals(914, of(new Aim(64, 63, strongest, 7).pack()).get("off"));
        assertTrue(of(new Aim(64, 63, 0, 7).pack()).get("off") >= 596);
    }
}
