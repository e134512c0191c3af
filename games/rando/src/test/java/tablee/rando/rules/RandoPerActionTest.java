package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Option;
import tablee.core.Refusal;
import tablee.rando.Rando;
import tablee.rando.bots.RandoReasons;

/** The literal reading of "Maximum 3 déplacements par action", an option of the table. */
class RandoPerActionTest {
    private static final String TERRAIN = """
            .   .   b1  .   .   .   .
            .   R   .   .   r2  .   .
            .   .   .   .   .   b3# .
            .   y1  .   Y   .   r1# .
            y2# .   .   .   g1  .   .
            .   .   B   .   .   G   y3
            .   r3  b2  .   g2# g3# .
            """;

    @Test
    @DisplayName(
            "RAND-30, RAND-31: today's reading is the default, and an option that an old header does not name means it")
    void standard() {
        Option option = new Rando().card().options().get(1);
        assertEquals(List.of("stretches", "per-repetition"), List.of(option.id(), option.standard()));
        RandoState state = new Rando().open(new Rando().card().setup(2, 1, Map.of("ruleset", "standard"), ""));
        assertEquals(false, state.rules.perAction);
    }

    @Test
    @DisplayName("RAND-31: a hike may be stopped after its first stretch, where a direction would be chosen")
    void stops() {
        RandoTable table = RandoTable.perAction(2, TERRAIN).top("yellow").play("0 use hike");
        assertEquals(List.of("go north", "go east", "go south", "go west"), table.moves(0));
        int pass = table.s.read(0, "pass");
        assertEquals(Refusal.of("RAND-31", "first-stretch"), table.s.why(0, pass));
        table.go(0, "west");
        assertEquals(List.of("go north", "go east", "go south", "pass"), table.moves(0));
        assertEquals("stop-hike", RandoReasons.of(table.s, 0, pass).key());
        table.play("0 pass");
        assertEquals(List.of(new RandoEvent.HikeStopped(0, Colour.YELLOW)), table.told.to(0));
        assertEquals(2, table.points(0));
        assertEquals("chance: discard-top", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-31: all repetitions of one action share three stretches")
    void shared() {
        RandoTable table = RandoTable.perAction(2, TERRAIN).top("yellow");
        table.s.boards.multiplier(0, Tile.HIKE.ordinal(), 2);
        table.play("0 use hike").go(0, "west").play("0 pass", "chance kind sprint", "chance top red");
        assertEquals(1, table.s.stretch);
        assertEquals(List.of("go north", "go east", "go south", "go west"), table.moves(0));
        table.go(0, "east").go(0, "south");
        assertEquals("chance: discard-top", table.waitsFor(), "three are walked, by two hikers");
    }

    @Test
    @DisplayName("RAND-31: a repetition for which no stretch is left is skipped")
    void skipped() {
        RandoTable table = RandoTable.perAction(2, TERRAIN).top("yellow");
        table.s.boards.multiplier(0, Tile.HIKE.ordinal(), 2);
        table.play("0 use hike").go(0, "west", "east", "south").play("chance kind sprint");
        assertEquals(0, table.s.stretch);
        assertEquals(Phase.USE_TILE, table.s.phase, "the turn has passed: nobody has a card");
        assertEquals(1, table.s.seat);
    }

    @Test
    @DisplayName("RAND-31: a Sprint is one action, and may be stopped too")
    void sprint() {
        RandoTable table = RandoTable.perAction(2, TERRAIN)
                .top("yellow")
                .hand(0, "red sprint")
                .play("0 use reorder");
        table.play("0 swap 1 2", "0 pass", "0 play 1").go(0, "east").play("0 pass");
        assertEquals(0, table.s.stretch);
        assertEquals(1, table.s.seat);
    }

    @Test
    @DisplayName("RAND-31: otherwise a hike cannot be stopped")
    void notOtherwise() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).top("yellow").play("0 use hike").go(0, "west");
        assertEquals(Refusal.of("RAND-30", "now.hike"), table.s.why(0, table.s.read(0, "pass")));
    }

    @Test
    @DisplayName("RAND-4, RAND-5: a near miss has a sentence of its own")
    void nearMisses() {
        RandoState s = RandoTable.of(2, TERRAIN).s;
        assertEquals(Refusal.of("RAND-5", "joker-no-multiplier"), s.whyNot(0, "raise joker"));
        assertEquals(Refusal.of("RAND-4", "no-such-rank", 4), s.whyNot(0, "swap 1 5"));
        assertEquals(Refusal.of("RAND-35", "same-marker"), s.whyNot(0, "swap 2 2"));
        assertEquals(Refusal.of("RAND-1", "no-such-crossing"), s.whyNot(0, "flip z9"));
        assertEquals(Refusal.of("TABLE-10", "no-such-seat", 1), s.whyNot(0, "lower 3 draw"));
        assertEquals(Refusal.of("RAND-30", "no-such-direction"), s.whyNot(0, "go up"));
        assertEquals(Refusal.of("TABLE-10", "incomplete", 1), s.whyNot(0, "raise"));
        assertEquals(Refusal.of("TABLE-10", "no-such-move"), s.whyNot(0, "dance"));
    }
}
