package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RandoCardsTest {
    /** Seat 0 has used the Joker and holds this card. */
    private static RandoTable holding(String card) {
        return RandoTable.quiet(2).hand(0, card).play("0 joker reorder", "0 swap 3 4");
    }

    @Test
    @DisplayName("RAND-50: Sprint: one hike with the hiker of this card's colour; the pile's top card stays")
    void sprint() {
        RandoTable table = holding("blue sprint").top("red").play("0 play 1");
        assertEquals("0: hike", table.waitsFor());
        table.go(0, "north").shows("""
                R   .   .   .   .   .   Y
                .   r1  y1  g1  b1  .   B
                .   .   .   .   .   .   .
                .   r2# y2# g2# b2# .   .
                .   .   .   .   .   .   .
                .   r3  y3  g3  b3  .   .
                G   .   .   .   .   .   .
                """);
        assertEquals(List.of("go south", "go west"), table.moves(0), "yellow is in its corner");
        table.go(0, "west");
        assertEquals("1: use-tile", table.waitsFor(), "three stretches: blue, yellow pushed out, yellow");
        assertEquals(Colour.RED.ordinal(), table.s.pile.top());
        assertEquals(35, table.s.pile.size());
        assertEquals(1, table.s.pile.discarded());
    }

    @Test
    @DisplayName("RAND-51: Second Wind: turn one of your blocked tiles active, also the one just used")
    void secondWind() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red second-wind")
                .blocked(0, "draw")
                .removed(0, "lower");
        table.play("0 joker reorder", "0 swap 3 4", "0 play 1");
        assertEquals(List.of("turn draw", "turn joker"), table.moves(0));
        assertEquals("RAND-51 tile-active", table.why("0 turn hike"));
        assertEquals("RAND-41 tile-removed", table.why("0 turn lower"));
        assertEquals("RAND-51 now.turn-tile", table.why("0 pass"));
        table.play("0 turn joker");
        assertEquals(List.of("hike", "raise", "reorder", "joker"), table.active(0));
        assertEquals("1: use-tile", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-52: Shortcut: raise one of your multipliers by 1")
    void shortcut() {
        RandoTable table = holding("red shortcut").multiplier(0, "hike", 2).play("0 play 1");
        assertEquals(List.of("raise draw", "raise lower", "raise raise", "raise reorder"), table.moves(0));
        assertEquals("RAND-52 now.raise", table.why("0 pass"));
        table.play("0 raise draw");
        assertEquals(3, table.multiplier(0, "draw"));
        assertEquals("1: use-tile", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-53: Landslide: turn over a token and take the reward of the side it showed, never doubled")
    void landslide() {
        RandoTable table = holding("red landslide").play("0 play 1");
        assertEquals(12, table.moves(0).size());
        assertEquals("RAND-53 no-token", table.why("0 flip a1"));
        assertEquals("RAND-53 now.landslide", table.why("0 pass"));
        table.play("0 flip b6").shows("""
                R   .   .   .   .   .   Y
                .   r1  y1  g1  b1  .   .
                .   .   .   .   .   .   .
                .   r2# y2# g2# b2# .   .
                .   .   .   .   .   .   .
                .   r3# y3  g3  b3  .   .
                G   .   .   .   .   .   B
                """);
        assertEquals(3, table.points(0));
        assertEquals("1: use-tile", table.waitsFor());
        RandoTable obstacle = holding("green landslide").play("0 play 1", "0 flip d4");
        assertEquals(List.of(0, 0, 1, 0), obstacle.levels(0));
    }

    @Test
    @DisplayName("RAND-54: Signpost: exchange any two obstacle markers")
    void signpost() {
        RandoTable table = holding("red signpost").play("0 play 1");
        assertEquals("RAND-54 first-swap", table.why("0 pass"));
        assertEquals("RAND-54 now.reorder", table.why("0 raise hike"));
        table.play("0 swap 1 4");
        assertEquals(List.of("fallen-tree", "bramble", "ford", "rockfall"), table.markers());
        assertEquals("1: use-tile", table.waitsFor(), "once, whatever the multiplier of Reorder");
    }
}
