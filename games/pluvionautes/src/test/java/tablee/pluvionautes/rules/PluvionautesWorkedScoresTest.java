package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.pluvionautes.rules.Goods.COWS;
import static tablee.pluvionautes.rules.Goods.CRYSTALS;
import static tablee.pluvionautes.rules.Goods.FLOWERS;
import static tablee.pluvionautes.rules.Goods.LLAMAS;
import static tablee.pluvionautes.rules.Goods.MUSHROOMS;
import static tablee.pluvionautes.rules.Goods.REINDEER;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Worked scores")
class PluvionautesWorkedScoresTest {
    private static Map<Goods, Integer> best(PluvionautesTable table) {
        SkyYield yields = SkyYield.of(table.state);
        Map<Goods, Integer> best = new TreeMap<>();
        for (Goods goods : Goods.values()) best.put(goods, yields.best(goods));
        return best;
    }

    /** The islands whose yield is not what is printed on them, as animals and plantation. */
    private static Map<String, String> changed(PluvionautesTable table) {
        SkyYield yields = SkyYield.of(table.state);
        Map<String, String> changed = new TreeMap<>();
        for (long left = table.state.sky.islands(); left != 0; left &= left - 1) {
            int cell = Hex.first(left);
            int island = table.state.sky.islandAt(cell);
            String printed = Piece.animals(island) + " " + Piece.plantation(island);
            String now = yields.at(COWS, cell) + " " + yields.at(FLOWERS, cell);
            if (!printed.equals(now)) changed.put(Hex.write(cell), now);
        }
        return changed;
    }

    @Test
    @DisplayName("PLUV-50: board W without weather")
    void withoutWeather() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED);
        assertEquals(Map.of(), changed(table));
        assertEquals(Map.of(COWS, 8, REINDEER, 7, LLAMAS, 11, FLOWERS, 7, MUSHROOMS, 5, CRYSTALS, 7), best(table));
    }

    @Test
    @DisplayName("PLUV-51: board W with five rains and three suns, island by island")
    void withClouds() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS);
        assertEquals(8, table.state.sky.anchored());
        Map<String, String> yields = new TreeMap<>(Map.of(
                "0.0", "3 0", "1.3", "2 2", "2.4", "1 3", "2.1", "0 2", "3.2", "0 3", "4.2", "0 2", "4.3", "1 2"));
        yields.putAll(Map.of("5.3", "0 3", "2.5", "2 0", "3.6", "2 0", "4.1", "2 0", "5.1", "2 0"));
        assertEquals(yields, changed(table));
        assertEquals(Map.of(COWS, 6, REINDEER, 6, LLAMAS, 9, FLOWERS, 9, MUSHROOMS, 7, CRYSTALS, 9), best(table));
    }

    @Test
    @DisplayName("PLUV-51: the count of each mission is made of the largest plantation and the largest herd")
    void missions() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS, "seats=6");
        int[] totals = SkyYield.of(table.state).totals();
        // Squares: mushrooms+llamas, crystals+cows, flowers+reindeer; circles: crystals+reindeer, flowers+llamas,
        // mushrooms+cows
        assertEquals("[16, 15, 15, 15, 18, 13]", java.util.Arrays.toString(totals));
        for (int seat = 0; seat < 6; seat++)
            assertEquals(totals[seat], table.state.count().total(seat));
    }
}
