package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RandoSetUpTest {
    private static final String[] TOKENS = {"b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "g2"};

    private static RandoTable withTokens(int seats) {
        RandoTable table = RandoTable.fresh(seats);
        for (int i = 0; i < TOKENS.length; i++) {
            table.play("chance token " + TOKENS[i] + (i % 2 == 0 ? " value" : " obstacle"));
        }
        return table;
    }

    private static RandoTable withHikers(int seats) {
        return withTokens(seats).play("chance hiker a1", "chance hiker g1", "chance hiker d4", "chance hiker g7");
    }

    private static RandoTable withMarkers(int seats) {
        return withHikers(seats)
                .play("chance marker ford", "chance marker rockfall")
                .play("chance marker bramble", "chance marker fallen-tree");
    }

    @Test
    @DisplayName("RAND-10: tokens on distinct crossings, none on a corner, each on a random side")
    void tokens() {
        RandoTable table = RandoTable.fresh(2);
        assertEquals(2 * (49 - 4), table.odds().size());
        assertTrue(table.odds().contains("token b1 value 1"));
        assertTrue(table.odds().contains("token b1 obstacle 1"));
        assertEquals("RAND-10 no-outcome", table.why("chance token a1 value"));
        table.play("chance token b1 value");
        assertFalse(table.odds().contains("token b1 value 1"));
        assertEquals(2 * (49 - 4 - 1), table.odds().size());
    }

    @Test
    @DisplayName("RAND-10: hikers on free crossings, corners too; markers in random order")
    void hikersAndMarkers() {
        RandoTable table = withTokens(2);
        assertEquals(49 - 12, table.odds().size());
        assertEquals("RAND-10 no-outcome", table.why("chance hiker b1"));
        table.play("chance hiker a1");
        assertEquals(49 - 13, table.odds().size());
        table.play("chance hiker g1", "chance hiker d4", "chance hiker g7").shows("""
                R   r1  r2# r3  y1# y2  Y
                y3# g1  g2# g3  b1# b2  b3#
                .   .   .   .   .   .   .
                .   .   .   G   .   .   .
                .   .   .   .   .   .   .
                .   .   .   .   .   .   .
                .   .   .   .   .   .   B
                """);
        assertEquals(
                List.of("marker rockfall 1", "marker bramble 1", "marker fallen-tree 1", "marker ford 1"),
                table.odds());
        table.play("chance marker ford");
        assertEquals(List.of("marker rockfall 1", "marker bramble 1", "marker fallen-tree 1"), table.odds());
        table.play("chance marker rockfall", "chance marker bramble", "chance marker fallen-tree");
        assertEquals(List.of("ford", "rockfall", "bramble", "fallen-tree"), table.markers());
    }

    @Test
    @DisplayName("RAND-10, RAND-11: the first player is drawn, each player draws a card, and round 1 begins")
    void firstPlayerAndCards() {
        RandoTable table = withMarkers(3);
        assertEquals(List.of("first 0 1", "first 1 1", "first 2 1"), table.odds());
        table.play("chance first 2");
        assertEquals(List.of("top red 9", "top yellow 9", "top green 9", "top blue 9"), table.odds());
        table.play("chance top red", "chance kind sprint", "chance top red", "chance kind signpost");
        table.play("chance top blue", "chance kind shortcut", "chance top yellow");
        assertEquals(List.of("red signpost"), table.hand(0), "clockwise from the first player");
        assertEquals(List.of("blue shortcut"), table.hand(1));
        assertEquals(List.of("red sprint"), table.hand(2));
        assertEquals("2: use-tile", table.waitsFor());
        assertEquals(1, table.s.round);
    }

    private static RandoTable afterRound(int first, int... points) {
        RandoTable table = RandoTable.quiet(points.length).points(points).lastTurn(1, first);
        int last = table.s.seat;
        return table.play(last + " joker reorder", last + " swap 1 2");
    }

    @Test
    @DisplayName("RAND-11: from round 2 the player with most points begins, scales not counted")
    void mostPointsBegin() {
        RandoTable table =
                RandoTable.quiet(3).points(4, 7, 5).levels(0, 10, 10, 10, 10).lastTurn(1, 0);
        table.play("2 joker reorder", "2 swap 1 2");
        assertEquals(1, table.s.first);
        assertEquals("1: use-tile", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-11: of tied players the one met first clockwise, starting from the previous first player")
    void ties() {
        assertEquals(2, afterRound(2, 5, 5, 5).s.first, "the previous first player is the first one met");
        assertEquals(0, afterRound(2, 5, 5, 4).s.first);
        assertEquals(2, afterRound(1, 0, -3, 0, -3).s.first, "seat 2 is met before seat 0");
        assertEquals(3, afterRound(1, 6, 0, 2, 6).s.first);
    }
}
