package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RandoTurnTest {
    @Test
    @DisplayName(
            "RAND-20: first activate one of your active tiles; it is blocked after its action, before the card phase")
    void useTile() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red second-wind")
                .blocked(0, "draw", "lower")
                .removed(0, "raise");
        assertEquals(
                List.of(
                        "use hike",
                        "use reorder",
                        "joker hike",
                        "joker draw",
                        "joker lower",
                        "joker raise",
                        "joker reorder"),
                table.moves(0));
        assertEquals("RAND-20 tile-blocked", table.why("0 use draw"));
        assertEquals("RAND-41 tile-removed", table.why("0 use raise"));
        assertEquals("RAND-20 now.use-tile", table.why("0 play 1"));
        assertEquals("RAND-20 still-active", table.why("0 turn draw"));
        table.play("0 use reorder", "0 swap 1 2");
        assertEquals(List.of("hike", "reorder", "joker"), table.active(0), "not yet blocked");
        table.play("0 pass");
        assertEquals(List.of("draw", "lower", "reorder"), table.blockedTiles(0));
        assertEquals("0: play-card", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-20, RAND-75: with no active tile, instead turn one blocked tile active; a card may follow")
    void noActiveTile() {
        RandoTable table = RandoTable.quiet(2)
                .blocked(0, "hike", "draw", "lower", "reorder", "joker")
                .removed(0, "raise")
                .hand(0, "red sprint");
        table.s.phase = Phase.TURN_TILE;
        assertEquals(List.of("turn hike", "turn draw", "turn lower", "turn reorder", "turn joker"), table.moves(0));
        assertEquals("RAND-20 now.turn-tile", table.why("0 use hike"));
        assertEquals("RAND-41 tile-removed", table.why("0 turn raise"));
        table.play("0 turn joker");
        assertEquals(List.of("joker"), table.active(0));
        assertEquals("0: play-card", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-20: a turn that begins without an active tile asks which one to turn")
    void turnWithoutActiveTile() {
        RandoTable table = RandoTable.quiet(2).blocked(1, "hike", "draw", "lower", "raise", "reorder", "joker");
        table.play("0 joker reorder", "0 swap 3 4");
        assertEquals("1: turn-tile", table.waitsFor());
        assertEquals("RAND-20 now.turn-tile", table.why("1 joker hike"));
    }

    @Test
    @DisplayName("RAND-21: then you may play one card, or none; a played card is discarded")
    void playCard() {
        RandoTable table =
                RandoTable.quiet(2).hand(0, "red sprint", "blue signpost").play("0 joker reorder", "0 swap 1 2");
        assertEquals(List.of("play 1", "play 2", "pass"), table.moves(0));
        assertEquals("RAND-21 no-card", table.why("0 play 3"));
        assertEquals("RAND-21 now.play-card", table.why("0 use hike"));
        table.play("0 play 2", "0 swap 1 2");
        assertEquals(List.of("red sprint"), table.hand(0));
        assertEquals(1, table.s.pile.discarded());
        assertEquals("1: use-tile", table.waitsFor(), "one card, no more");
        RandoTable none = RandoTable.quiet(2).hand(0, "red sprint").play("0 joker reorder", "0 swap 1 2", "0 pass");
        assertEquals("1: use-tile", none.waitsFor());
        assertEquals(List.of("red sprint"), none.hand(0));
    }

    @Test
    @DisplayName(
            "RAND-21, RAND-72: a card without possible effect cannot be played; the card phase is there all the same")
    void noEffect() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red shortcut", "red second-wind")
                .multiplier(0, "hike", 2)
                .multiplier(0, "draw", 3)
                .multiplier(0, "lower", 3)
                .multiplier(0, "raise", 3)
                .multiplier(0, "reorder", 3)
                .play("0 joker reorder", "0 swap 1 2");
        assertEquals(List.of("play 2", "pass"), table.moves(0));
        assertEquals("RAND-21 no-effect.shortcut", table.why("0 play 1"));
        RandoTable active = RandoTable.quiet(2).hand(0, "red second-wind");
        active.s.phase = Phase.PLAY_CARD;
        active.s.part = Part.CARD;
        assertEquals(List.of("pass"), active.moves(0));
        assertEquals("RAND-21 no-effect.second-wind", active.why("0 play 1"));
    }

    @Test
    @DisplayName("RAND-22: an action is applied as often as its multiplier says, and the number is fixed at activation")
    void repetitions() {
        RandoTable table =
                RandoTable.quiet(2).multiplier(0, "raise", 2).play("0 use raise", "0 raise raise", "0 raise hike");
        assertEquals(3, table.multiplier(0, "raise"));
        assertEquals(2, table.multiplier(0, "hike"));
        assertEquals("1: use-tile", table.waitsFor(), "twice, although the multiplier is 3 by now");
    }

    @Test
    @DisplayName("RAND-22, RAND-73: a repetition that cannot be done is skipped, and so is the rest")
    void skipped() {
        RandoTable table = RandoTable.quiet(2)
                .multiplier(0, "raise", 3)
                .multiplier(0, "hike", 2)
                .multiplier(0, "draw", 3)
                .multiplier(0, "lower", 3)
                .multiplier(0, "reorder", 2)
                .play("0 use raise", "0 raise reorder");
        assertEquals("1: use-tile", table.waitsFor(), "nothing is left to raise");
        assertEquals(new RandoEvent.NothingDone(0, Tile.RAISE), table.told.to(1).get(1));
    }

    @Test
    @DisplayName("RAND-23: clockwise; when all have had their turn, the round ends")
    void roundEnds() {
        RandoTable table = RandoTable.quiet(3).round(1, 1);
        for (int seat : List.of(1, 2, 0)) {
            assertEquals(seat + ": use-tile", table.waitsFor());
            assertEquals(1, table.s.round);
            table.play(seat + " joker reorder", seat + " swap 1 2");
        }
        assertEquals(2, table.s.round);
    }
}
