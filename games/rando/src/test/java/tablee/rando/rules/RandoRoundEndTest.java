package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Setup;
import tablee.rando.Rando;
import tablee.rando.positions.RandoPosition;
import tablee.wire.json.Json;

/** The spaces of the standard track: 1 respite, 2 lower, 3 give, 4 restore, 5 discard, and so on. */
class RandoRoundEndTest {
    /** Ends the round of which the last turn was laid, by a tile that changes nothing that matters here. */
    private static RandoTable end(RandoTable table) {
        int last = table.s.seat;
        table.play(last + " joker reorder", last + " swap 3 4");
        if (table.s.phase == Phase.PLAY_CARD) table.play(last + " pass");
        return table;
    }

    @Test
    @DisplayName(
            "RAND-40: Restore turns all your tiles active, except one of your choice, which is blocked; in turn order")
    void restore() {
        RandoTable table = end(RandoTable.quiet(3)
                .blocked(1, "hike", "draw")
                .removed(1, "joker")
                .lastTurn(4, 1));
        assertEquals("1: restore", table.waitsFor());
        assertEquals(
                List.of("block hike", "block draw", "block lower", "block raise", "block reorder"), table.moves(1));
        assertEquals("RAND-40 now.restore", table.why("1 pass"));
        assertEquals("RAND-41 tile-removed", table.why("1 block joker"));
        table.play("1 block reorder");
        assertEquals(List.of("hike", "draw", "lower", "raise"), table.active(1));
        assertEquals("2: restore", table.waitsFor());
        table.play("2 block hike", "0 block joker");
        assertEquals("1: use-tile", table.waitsFor());
        assertEquals(5, table.s.round);
    }

    @Test
    @DisplayName("RAND-40: a lone tile is blocked")
    void restoreLoneTile() {
        RandoTable table = RandoTable.quiet(2)
                .removed(0, "hike", "draw", "lower", "raise", "reorder")
                .lastTurn(4, 0);
        end(table);
        assertEquals(List.of("joker"), table.blockedTiles(0));
        assertEquals("1: restore", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-41: Discard removes one of your tiles for good; its multiplier leaves with it")
    void discard() {
        RandoTable table = end(RandoTable.quiet(2).lastTurn(5, 0));
        assertEquals("0: remove", table.waitsFor());
        assertEquals("RAND-41 now.remove", table.why("0 block hike"));
        table.play("0 remove draw", "1 remove joker");
        assertEquals(List.of("hike", "lower", "raise", "reorder", "joker"), table.active(0));
        assertEquals("0: use-tile", table.waitsFor());
        assertEquals("RAND-41 tile-removed", table.why("0 use draw"));
        table.play("0 use raise");
        assertEquals("RAND-41 multiplier-gone", table.why("0 raise draw"));
        table.play("0 raise lower", "1 use lower");
        assertEquals("RAND-41 multiplier-gone", table.why("1 lower 0 draw"));
    }

    @Test
    @DisplayName("RAND-41: the last tile is never removed")
    void lastTileStays() {
        RandoTable table = RandoTable.quiet(2)
                .removed(0, "hike", "draw", "lower", "raise", "reorder")
                .lastTurn(5, 0);
        assertEquals("1: remove", end(table).waitsFor());
        assertEquals(List.of("joker"), table.active(0));
    }

    @Test
    @DisplayName("RAND-42: Respite: nothing happens")
    void respite() {
        RandoTable table = RandoTable.quiet(2).lastTurn(1, 0);
        RandoPosition before = RandoPosition.of(table.s);
        end(table);
        assertEquals("0: use-tile", table.waitsFor());
        assertEquals(before.seats().get(0), RandoPosition.of(table.s).seats().get(0));
    }

    @Test
    @DisplayName("RAND-43: Give: all choose secretly, then hand over at once to the left, or lose 3 points")
    void give() {
        RandoTable table = RandoTable.quiet(3)
                .points(5, 5, 5)
                .hand(0, "red sprint", "blue signpost")
                .hand(1, "green shortcut")
                .hand(2, "yellow landslide")
                .lastTurn(3, 0);
        end(table);
        assertEquals("0 1 2: give", table.waitsFor());
        assertEquals(List.of("give 1", "give 2", "pay"), table.moves(0));
        assertEquals("RAND-43 no-card", table.why("1 give 2"));
        assertEquals("RAND-43 now.give", table.why("1 pass"));
        table.play("2 give 1");
        assertEquals("0 1: give", table.waitsFor());
        assertEquals(List.of("yellow landslide"), table.hand(2), "nothing moves before all have chosen");
        table.play("0 give 2", "1 pay");
        assertEquals(List.of("red sprint", "yellow landslide"), table.hand(0));
        assertEquals(List.of("green shortcut", "blue signpost"), table.hand(1));
        assertEquals(List.of(), table.hand(2));
        assertEquals(List.of(5, 2, 5), List.of(table.points(0), table.points(1), table.points(2)));
        assertEquals(4, table.s.round);
    }

    @Test
    @DisplayName("RAND-43, RAND-72: with no card, lose 3 without a choice")
    void giveNothing() {
        RandoTable table = end(RandoTable.quiet(3).hand(1, "red sprint").lastTurn(3, 0));
        assertEquals("1: give", table.waitsFor());
        table.play("1 give 1");
        assertEquals(List.of(-3, 0, -3), List.of(table.points(0), table.points(1), table.points(2)));
        RandoTable nobody = end(RandoTable.quiet(2).lastTurn(3, 0));
        assertEquals(List.of(-3, -3), List.of(nobody.points(0), nobody.points(1)));
        assertEquals(4, nobody.s.round);
    }

    @Test
    @DisplayName("RAND-43: a position at Give loads with an empty hand, whether it says that this seat pays or not")
    void giveNothingPlaced() {
        RandoTable table = end(RandoTable.quiet(3).hand(1, "red sprint").lastTurn(3, 0));
        ObjectNode position = (ObjectNode) Json.tree(table.s.position());
        assertEquals("pay", position.at("/seats/0/choice").textValue());
        Rando rando = new Rando();
        Setup setup = rando.card().setup(3, Map.of());
        RandoState said = rando.place(setup, Json.read(position, RandoPosition.class));
        ((ObjectNode) position.at("/seats/0")).put("choice", "");
        ((ObjectNode) position.at("/seats/2")).put("choice", "");
        RandoState unsaid = rando.place(setup, Json.read(position, RandoPosition.class));
        assertEquals(said.position(), unsaid.position());
        assertEquals(1L << 1, unsaid.toAct(), "only who has a card chooses");
    }

    @Test
    @DisplayName("RAND-43: then discard down to three")
    void giveTooMany() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red sprint")
                .hand(1, "green shortcut", "green sprint", "green signpost")
                .lastTurn(3, 0);
        end(table).play("0 give 1", "1 pay");
        assertEquals("1: shed", table.waitsFor());
        assertEquals("RAND-43 now.shed", table.why("1 pass"));
        table.play("1 discard 1");
        assertEquals(List.of("green sprint", "green signpost", "red sprint"), table.hand(1));
        assertEquals(4, table.s.round);
    }

    @Test
    @DisplayName("RAND-44: Lower: lower one of your multipliers by 1, or lose 3 points")
    void lower() {
        RandoTable table = end(RandoTable.quiet(2).points(1, 1).lastTurn(2, 1));
        assertEquals("1: lower-own", table.waitsFor());
        assertEquals(List.of("lower 1 draw", "lower 1 reorder", "pay"), table.moves(1));
        assertEquals("RAND-44 multiplier-least", table.why("1 lower 1 hike"));
        assertEquals("RAND-44 lower-own", table.why("1 lower 0 draw"));
        assertEquals("RAND-44 now.lower-own", table.why("1 pass"));
        table.play("1 lower 1 draw", "0 pay");
        assertEquals(1, table.multiplier(1, "draw"));
        assertEquals(List.of(-2, 1), List.of(table.points(0), table.points(1)));
    }

    @Test
    @DisplayName("RAND-44, RAND-45: with all multipliers at 1, lose 3; points may go below zero")
    void lowerNothing() {
        RandoTable table = RandoTable.quiet(2)
                .multiplier(0, "draw", 1)
                .multiplier(0, "reorder", 1)
                .lastTurn(2, 0);
        assertEquals("1: lower-own", end(table).waitsFor());
        assertEquals(-3, table.points(0));
    }

    @Test
    @DisplayName("RAND-46: End: final count")
    void end() {
        RandoTable table = end(RandoTable.quiet(2).points(5, 7).lastTurn(10, 0));
        assertEquals(": over", table.waitsFor());
        assertEquals(List.of(2, 1), List.of(table.s.ranks()[0], table.s.ranks()[1]));
        assertEquals("TABLE-2 over", table.why("0 pass"));
    }
}
