package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Count;

class RandoEndTest {
    @Test
    @DisplayName("RAND-60: each level on a scale times the weight of its marker's rank: 3, 2, 1, 0")
    void scales() {
        RandoTable table = RandoTable.quiet(2).levels(0, 4, 3, 2, 10);
        assertEquals(4 * 3 + 3 * 2 + 2, Score.scales(table.s, 0));
        table.play("0 joker reorder", "0 swap 1 4");
        assertEquals(10 * 3 + 3 * 2 + 2, Score.scales(table.s, 0));
    }

    @Test
    @DisplayName("RAND-61: total = points + scales + 1 per card left, itemised")
    void total() {
        RandoTable table =
                RandoTable.quiet(2).points(7, -3).levels(0, 4, 3, 2, 10).hand(0, "red sprint", "blue sprint");
        Count count = table.s.count();
        assertEquals(7 + 20 + 2, count.total(0));
        assertEquals(-3, count.total(1));
        assertEquals(
                List.of(
                        Count.Item.of(0, "points", 7),
                        new Count.Item(
                                0,
                                "scales",
                                List.of(),
                                20,
                                List.of(
                                        Count.Item.of(0, "scale", 12, "obstacle.rockfall", 4, 3),
                                        Count.Item.of(0, "scale", 6, "obstacle.bramble", 3, 2),
                                        Count.Item.of(0, "scale", 2, "obstacle.fallen-tree", 2, 1),
                                        Count.Item.of(0, "scale", 0, "obstacle.ford", 10, 0))),
                        Count.Item.of(0, "cards", 2, 2)),
                count.items().subList(0, 3));
    }

    @Test
    @DisplayName("RAND-61: the result says how a tie was broken, in the count and when the game ends")
    void explainsTies() {
        RandoTable table =
                RandoTable.quiet(3).points(8, 5, 8).levels(1, 1, 0, 0, 0).lastTurn(10, 1);
        table.play("0 use reorder", "0 swap 3 4", "0 pass");
        assertEquals(Phase.OVER, table.s.phase);
        assertEquals(
                List.of(new RandoEvent.TieBroken(List.of(1), List.of(0, 2), 8)),
                table.told.to(0).stream()
                        .filter(RandoEvent.TieBroken.class::isInstance)
                        .toList());
        List<Count.Item> ties = table.s.count().items().stream()
                .filter(item -> item.key().startsWith("tie"))
                .toList();
        assertEquals(
                List.of(
                        Count.Item.of(0, "tie-lost", 0, 8, 0),
                        Count.Item.of(1, "tie-won", 0, 8, 3),
                        Count.Item.of(2, "tie-lost", 0, 8, 0)),
                ties);
    }

    @Test
    @DisplayName("RAND-61: a shared win says so, and by ruleset 1 the count is what it was")
    void explainsSharing() {
        RandoTable table =
                RandoTable.quiet(2).points(8, 8).lastTurn(10, 1).play("0 use reorder", "0 swap 3 4", "0 pass");
        assertEquals(
                new RandoEvent.TieShared(List.of(0, 1), 8),
                table.told.to(0).get(table.told.to(0).size() - 1));
        assertEquals(
                Count.Item.of(0, "tie-shared", 0, 8, 0), table.s.count().items().get(3));
        RandoRules first = new RandoRules(tablee.core.Ruleset.beside(RandoRules.class, "rando-1.ruleset"), false, 1);
        RandoTable old = RandoTable.of(first, 2, RandoTable.QUIET).points(8, 8).lastTurn(10, 1);
        old.play("0 use reorder", "0 swap 3 4", "0 pass");
        assertEquals(6, old.s.count().items().size());
    }

    @Test
    @DisplayName("RAND-61: the highest total wins; ties: more from scales, then shared")
    void ranks() {
        assertArrayEquals(
                new int[] {2, 1, 3}, RandoTable.quiet(3).points(5, 6, 4).s.ranks());
        RandoTable scales = RandoTable.quiet(3).points(8, 5, 8).levels(1, 1, 0, 0, 0);
        assertArrayEquals(new int[] {2, 1, 2}, scales.s.ranks(), "8 each: one has 3 of them from scales, two share");
        RandoTable cards = RandoTable.quiet(2).points(7, 8).hand(0, "red sprint");
        assertArrayEquals(new int[] {1, 1}, cards.s.ranks());
    }
}
