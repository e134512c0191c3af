package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Ruleset;

class RandoActionsTest {
    @Test
    @DisplayName("RAND-32: draw the top card once per repetition, then discard down to three")
    void draw() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red sprint", "blue signpost")
                .top("green")
                .play("0 use draw");
        assertEquals("chance: draw", table.waitsFor());
        table.play("chance kind sprint", "chance top yellow", "chance kind landslide", "chance top red");
        assertEquals(List.of("red sprint", "blue signpost", "green sprint", "yellow landslide"), table.hand(0));
        assertEquals("0: shed", table.waitsFor());
        assertEquals(List.of("discard 1", "discard 2", "discard 3", "discard 4"), table.moves(0));
        assertEquals("RAND-32 now.shed", table.why("0 pass"));
        assertEquals("RAND-32 no-card", table.why("0 discard 5"));
        table.play("0 discard 2");
        assertEquals(List.of("red sprint", "green sprint", "yellow landslide"), table.hand(0));
        assertEquals(1, table.s.pile.discarded(Colour.BLUE.ordinal(), CardKind.SIGNPOST.ordinal()));
        assertEquals("0: play-card", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-32: the limit applies once the Draw is complete")
    void limitAfterDraw() {
        RandoTable table = RandoTable.quiet(2)
                .hand(0, "red sprint", "red signpost", "red landslide")
                .multiplier(0, "draw", 3)
                .top("green")
                .play("0 use draw");
        for (int i = 0; i < 3; i++) table.play("chance kind sprint", "chance top green");
        assertEquals(6, table.hand(0).size());
        table.play("0 discard 6", "0 discard 1", "0 discard 1");
        assertEquals(List.of("red landslide", "green sprint", "green sprint"), table.hand(0));
    }

    @Test
    @DisplayName(
            "RAND-33, RAND-73: lower multipliers of other players, spread as you like, never below 1; none is declined")
    void lower() {
        RandoTable table = RandoTable.quiet(3).multiplier(1, "hike", 2).play("0 use lower");
        assertEquals(
                List.of(
                        "lower 1 hike",
                        "lower 1 draw",
                        "lower 1 lower",
                        "lower 1 reorder",
                        "lower 2 draw",
                        "lower 2 lower",
                        "lower 2 reorder"),
                table.moves(0));
        assertEquals("RAND-33 multiplier-least", table.why("0 lower 2 hike"));
        assertEquals("RAND-33 lower-another", table.why("0 lower 0 draw"));
        assertEquals("RAND-33 now.lower", table.why("0 pass"));
        table.play("0 lower 1 hike", "0 lower 2 draw");
        assertEquals(1, table.multiplier(1, "hike"));
        assertEquals(1, table.multiplier(2, "draw"));
        assertEquals("1: use-tile", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-33: the same multiplier may be lowered again; with nothing to lower it does nothing")
    void lowerTwiceOrNothing() {
        RandoTable table =
                RandoTable.quiet(3).multiplier(2, "raise", 3).play("0 use lower", "0 lower 2 raise", "0 lower 2 raise");
        assertEquals(1, table.multiplier(2, "raise"));
        RandoTable nothing = RandoTable.quiet(2)
                .multiplier(1, "draw", 1)
                .multiplier(1, "reorder", 1)
                .play("0 use lower");
        assertEquals("1: use-tile", nothing.waitsFor());
        assertEquals(List.of("lower"), nothing.blockedTiles(0));
        assertEquals(
                new RandoEvent.NothingDone(0, Tile.LOWER), nothing.told.to(0).get(1));
    }

    @Test
    @DisplayName("RAND-34: raise your multipliers, spread as you like, never above their range")
    void raise() {
        RandoTable table = RandoTable.quiet(2)
                .multiplier(0, "raise", 3)
                .multiplier(0, "hike", 2)
                .play("0 use raise");
        assertEquals(List.of("raise draw", "raise lower", "raise reorder"), table.moves(0));
        assertEquals("RAND-34 multiplier-most", table.why("0 raise hike"));
        assertEquals("RAND-34 now.raise", table.why("0 pass"));
        table.play("0 raise lower", "0 raise lower", "0 raise draw");
        assertEquals(3, table.multiplier(0, "lower"));
        assertEquals(3, table.multiplier(0, "draw"));
    }

    @Test
    @DisplayName("RAND-35: exchange two markers per repetition; the first exchange is compulsory, others optional")
    void reorder() {
        RandoTable table = RandoTable.quiet(2).play("0 use reorder");
        assertEquals(List.of("swap 1 2", "swap 1 3", "swap 1 4", "swap 2 3", "swap 2 4", "swap 3 4"), table.moves(0));
        assertEquals("RAND-35 first-swap", table.why("0 pass"));
        assertEquals("RAND-35 now.reorder", table.why("0 raise hike"));
        table.play("0 swap 1 4");
        assertEquals(List.of("ford", "bramble", "fallen-tree", "rockfall"), table.markers());
        assertEquals(7, table.moves(0).size());
        table.play("0 pass");
        assertEquals("1: use-tile", table.waitsFor());
        table.play("1 use reorder", "1 swap 1 2", "1 swap 3 4");
        assertEquals(List.of("bramble", "ford", "rockfall", "fallen-tree"), table.markers());
    }

    @Test
    @DisplayName("RAND-36: the Joker does any other action once, whatever its multiplier, even if its tile is gone")
    void joker() {
        RandoTable table =
                RandoTable.quiet(2).removed(0, "raise").blocked(0, "reorder").multiplier(0, "draw", 3);
        table.play("0 joker draw", "chance kind sprint", "chance top red");
        assertEquals(1, table.hand(0).size());
        assertEquals(List.of("reorder", "joker"), table.blockedTiles(0), "the Joker is blocked, not the Draw tile");
        RandoTable removed =
                RandoTable.quiet(2).removed(0, "raise").blocked(0, "reorder").play("0 joker raise", "0 raise hike");
        assertEquals(2, removed.multiplier(0, "hike"));
        assertEquals("1: use-tile", removed.waitsFor());
        RandoTable blocked = RandoTable.quiet(2).blocked(0, "reorder").play("0 joker reorder", "0 swap 1 2");
        assertEquals("1: use-tile", blocked.waitsFor());
        assertEquals(
                "RAND-20 tile-blocked", RandoTable.quiet(2).blocked(0, "joker").why("0 joker hike"));
    }

    @Test
    @DisplayName("RAND-37: when the pile runs out the discard is reshuffled at once, so that a top card always shows")
    void reshuffle() {
        RandoTable table = RandoTable.quiet(2).pile("green sprint").top("green").play("0 joker draw");
        assertEquals(List.of("kind sprint 1"), table.odds());
        table.play("chance kind sprint");
        assertEquals(35, table.s.pile.size());
        assertEquals(0, table.s.pile.discarded());
        assertEquals(List.of("top red 9", "top yellow 9", "top green 8", "top blue 9"), table.odds());
        assertEquals(new RandoEvent.PileMade(35), table.told.to(1).get(1));
    }

    @Test
    @DisplayName("RAND-37: the card of a hike that ends the pile is shuffled in too")
    void reshuffleAfterHike() {
        RandoTable table = RandoTable.quiet(2).pile("green sprint").top("green").play("0 joker hike");
        table.go(0, "north", "south").play("chance kind sprint");
        assertEquals(36, table.s.pile.size());
    }

    @Test
    @DisplayName(
            "RAND-37, RAND-74: with pile and discard both empty the repetition is skipped, until a card is discarded")
    void bothEmpty() {
        RandoRules few = new RandoRules(
                Ruleset.parse(RandoRulesetTest.standardText()
                        .replaceAll("(?m)^cards\\.(second-wind|shortcut|landslide|signpost) = .*", "cards.$1 = 0 0 0 0")
                        .replaceAll("(?m)^cards\\.sprint = \\S+ \\S+ \\S+ \\S+", "cards.sprint = 3 1 1 0")),
                false,
                2);
        RandoTable table = RandoTable.of(few, 2, RandoTable.QUIET)
                .hand(0, "red sprint", "red sprint")
                .hand(1, "yellow sprint", "green sprint");
        table.top("red").play("0 use draw", "chance kind sprint");
        assertEquals(0, table.s.pile.size());
        assertEquals("0: play-card", table.waitsFor(), "the second card is not there to be drawn");
        table.play("0 pass", "1 use hike");
        assertEquals("1: play-card", table.waitsFor(), "no top card, no hike");
        table.play("1 play 1");
        assertEquals("chance: hike", table.waitsFor(), "the played card is the new pile");
        assertEquals(List.of("top yellow 1"), table.odds());
    }
}
