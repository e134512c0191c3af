package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Count.Item;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.pluvionautes.Pluvionautes;

@DisplayName("Clouds and scoring")
class PluvionautesScoringTest {
    private static int at(PluvionautesTable table, Goods goods, String cell) {
        return SkyYield.of(table.state).at(goods, Hex.read(cell));
    }

    private static int best(PluvionautesTable table, Goods goods) {
        return SkyYield.of(table.state).best(goods);
    }

    @Test
    @DisplayName("PLUV-40: rain gives both islands beside it +1 plantation and -1 animals, sun the reverse")
    void rainAndSun() {
        PluvionautesTable table = PluvionautesTable.of("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                ---.. ---.. P21..rF21..sM22.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """);
        assertEquals(2, at(table, Goods.FLOWERS, "3.2"));
        assertEquals(1, at(table, Goods.COWS, "3.2"));
        assertEquals(1, at(table, Goods.MUSHROOMS, "3.3"), "rain and sun cancel out");
        assertEquals(2, at(table, Goods.REINDEER, "3.3"));
        assertEquals(1, at(table, Goods.CRYSTALS, "3.4"));
        assertEquals(3, at(table, Goods.LLAMAS, "3.4"));
    }

    @Test
    @DisplayName("PLUV-40: all clouds of an island are added first, then nothing falls below zero")
    void neverBelowZero() {
        PluvionautesTable table = PluvionautesTable.of("""
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..
                                   r
                ---.. ---.. ---..rP11..s---.. ---.. ---..
                                  r   r
                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """);
        assertEquals(4, table.state.sky.anchored(Cloud.RAIN.ordinal()));
        assertEquals(0, at(table, Goods.COWS, "3.3"), "1 - 4 + 1");
        assertEquals(4, at(table, Goods.FLOWERS, "3.3"), "1 + 4 - 1");
    }

    @Test
    @DisplayName("PLUV-41: islands move, clouds stay: what stands beside the slot at the end counts")
    void cloudsStay() {
        String board = """
                         ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                ---.. ---.. ---.. P11..r---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """;
        assertEquals(2, best(PluvionautesTable.of(board), Goods.FLOWERS));
        PluvionautesTable away =
                PluvionautesTable.of(board).thrown("lands 3.3 face 5").play("move 3.3", "tow 3.2");
        assertEquals(1, best(away, Goods.FLOWERS));
        PluvionautesTable across =
                PluvionautesTable.of(board).thrown("lands 3.3 face 5").play("move 3.3", "tow 3.4");
        assertEquals(2, best(across, Goods.FLOWERS));
    }

    @Test
    @DisplayName("PLUV-43: a group is all neighbouring islands of one terrain; anchored clouds do not separate it")
    void groups() {
        PluvionautesTable table = PluvionautesTable.of("""
                         P11.. P11.. ---.. ---..

                      ---.. F21.. P11.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                P11..fP11..fP11.. ---.. F21.. ---.. ---..

                   ---.. P11.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. ---..

                         ---.. ---.. ---.. ---..
                """);
        Sky sky = table.state.sky;
        assertEquals("0.0|0.1|1.2", Hex.writeSet(sky.group(Terrain.PLAIN, Hex.read("0.0"))));
        assertEquals("3.0|3.1|3.2|4.1", Hex.writeSet(sky.group(Terrain.PLAIN, Hex.read("4.1"))));
        assertEquals("1.1", Hex.writeSet(sky.group(Terrain.FOREST, Hex.read("1.1"))));
        assertEquals(4, best(table, Goods.COWS));
    }

    @Test
    @DisplayName("PLUV-44: the largest plantation and the largest herd may be different groups")
    void differentGroups() {
        PluvionautesTable table = PluvionautesTable.of("""
                         M13.. ---.. ---.. M31..

                      ---.. ---.. ---.. ---.. ---..

                   ---.. ---.. ---.. ---.. ---.. ---..

                F22.. ---.. ---.. ---.. ---.. ---.. F21..

                   ---.. ---.. ---.. ---.. ---.. ---..

                      ---.. ---.. ---.. ---.. P21..

                         ---.. ---.. ---.. ---..
                """);
        SkyYield yields = SkyYield.of(table.state);
        assertEquals("0.0", Hex.writeSet(yields.bestGroup(Goods.CRYSTALS)));
        assertEquals("0.3", Hex.writeSet(yields.bestGroup(Goods.LLAMAS)));
        // Square A: mushrooms and llamas; square B: crystals and cows; square C: flowers and reindeer.
        assertEquals(2 + 3, yields.totals()[0]);
        assertEquals(3 + 2, yields.totals()[1]);
        assertEquals(1 + 2, yields.totals()[2]);
    }

    @Test
    @DisplayName("PLUV-44, 40, 72: the count says where each point comes from, and every sum is right")
    void explained() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS, "weather=on")
                .weather("sun to 4.1 value 1", "monsoon to 3.3 value 1");
        List<String> lines = new ArrayList<>();
        for (Item item : table.state.count().items()) if (item.seat() == 1) write(item, "", lines);
        assertTrue(lines.contains("  island [terrain.plain, 3.2] 0: printed 2, cloud -1, cloud -1"), () -> "" + lines);
        assertTrue(lines.contains("  island [terrain.plain, 4.1] 4: printed 1, cloud 1, doubled 2"), () -> "" + lines);
    }

    private static void write(Item item, String indent, List<String> lines) {
        String parts = String.join(
                ", ",
                item.parts().stream()
                        .map(part -> part.key() + " " + part.points())
                        .toList());
        lines.add(indent + item.key() + " " + item.args() + " " + item.points() + ": " + parts);
        for (Item part : item.parts()) write(part, indent + "  ", lines);
    }

    @Test
    @DisplayName("PLUV-44: in random games every item is the sum of its parts, and the items make the score")
    void sums() {
        for (int seed = 1; seed <= 50; seed++) {
            PluvionautesState state = new Pluvionautes()
                    .open(PluvionautesTable.setup(
                            "seats=" + (2 + seed % 5), "weather=on", seed % 2 == 0 ? "advanced=on" : "rounds=15"));
            new Playout(new FastDice(seed)).run(state, 20 + 5 * seed);
            for (Item item : state.count().items()) checkSum(item, seed);
            int[] totals = SkyYield.of(state).totals();
            for (int seat = 0; seat < totals.length; seat++)
                assertEquals(totals[seat], state.count().total(seat));
        }
    }

    private static void checkSum(Item item, int seed) {
        if (item.parts().isEmpty() && !item.key().equals("island")) return;
        assertEquals(item.points(), item.parts().stream().mapToInt(Item::points).sum(), item + " with seed " + seed);
        item.parts().forEach(part -> checkSum(part, seed));
    }
}
