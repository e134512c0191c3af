package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A drawn terrain, a hike, a drawn terrain. */
class RandoHikeTest {
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
            "RAND-30: the hiker is the one on top of the pile; it follows the path, scores values, turns tokens over")
    void scoresValues() {
        RandoTable table = RandoTable.of(2, TERRAIN).top("yellow").play("0 use hike");
        assertEquals(List.of("go north", "go east", "go south", "go west"), table.moves(0));
        table.go(0, "west").shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1# Y   .   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals(2, table.points(0), "yellow meets yellow: 1 point, doubled");
        assertEquals(0, table.points(1));
        table.go(0, "east").shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1# .   .   Y   r1  .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals(List.of(1, 0, 0, 0), table.levels(0), "the obstacle side of a red token is a rockfall");
        table.go(0, "south").shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1# .   .   Y   r1  .
                y2# .   .   .   g1# .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals(3, table.points(0), "met at zero distance, by a hiker of another colour");
        assertEquals("chance: discard-top", table.waitsFor());
    }

    @Test
    @DisplayName("RAND-30: an obstacle side of the moving hiker's colour advances the token on its scale by 2")
    void doublesObstacles() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).top("green").play("0 use hike").go(0, "south");
        assertEquals(List.of(0, 0, 2, 0), table.levels(0));
        assertEquals(0, table.points(0));
        table.shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1  .   Y   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3  .
                """);
    }

    @Test
    @DisplayName("RAND-30: at the border a hiker bounces: another direction is chosen")
    void bounces() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).top("red").play("0 use hike").go(0, "west");
        assertEquals(List.of("go north", "go east", "go south"), table.moves(0));
        table.go(0, "south").shows("""
                .   .   b1  .   .   .   .
                .   .   .   .   r2  .   .
                .   .   .   .   .   b3# .
                R   y1  .   Y   .   r1# .
                y2  .   .   .   g1  .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals(List.of(0, 1, 0, 0), table.levels(0));
    }

    @Test
    @DisplayName("RAND-30: a hiker that meets another stops beside it, and the second goes on in the same direction")
    void pushes() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).top("blue").play("0 use hike").go(0, "east");
        table.shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1  .   Y   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   .   .   B   G   y3#
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals(3, table.points(0), "green, met by blue, meets yellow at zero distance");
        assertEquals(2, table.s.stretch, "RAND-31: the push used a stretch");
        assertEquals(List.of("go north", "go south", "go west"), table.moves(0), "green is under way now");
        table.go(0, "south");
        assertEquals(List.of(0, 0, 2, 0), table.levels(0), "doubled for the hiker that moves at that moment");
    }

    @Test
    @DisplayName("RAND-31: a hike runs to its third meeting, which still scores; then the next thing happens")
    void threeStretches() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).top("red").play("0 use hike").go(0, "east");
        assertEquals(4, table.points(0));
        table.go(0, "north").go(0, "west");
        assertEquals(5, table.points(0));
        assertEquals("chance: discard-top", table.waitsFor());
        table.shows("""
                .   .   b1# R   .   .   .
                .   .   .   .   r2# .   .
                .   .   .   .   .   b3# .
                .   y1  .   Y   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   G   y3
                .   r3  b2  .   g2# g3# .
                """);
    }

    @Test
    @DisplayName("RAND-31: it cannot be stopped sooner")
    void cannotStop() {
        RandoTable table = RandoTable.of(2, TERRAIN)
                .hand(0, "red sprint")
                .top("red")
                .play("0 use hike")
                .go(0, "east");
        assertEquals("RAND-30 now.hike", table.why("0 pass"));
        assertEquals("RAND-30 now.hike", table.why("0 play 1"));
    }

    @Test
    @DisplayName("RAND-31: a hiker met third stays")
    void metThirdStays() {
        String row = """
                .   .   b1  .   .   .   .
                R   Y   G   B   .   .   .
                .   .   .   .   r2  b3# .
                .   y1  .   .   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   .   .   .   .   y3
                .   r3  b2  .   g2# g3# .
                """;
        RandoTable table = RandoTable.of(2, row)
                .top("red")
                .play("0 use hike")
                .go(0, "east")
                .shows(row);
        assertEquals("chance: discard-top", table.waitsFor());
        assertEquals(0, table.points(0));
    }

    @Test
    @DisplayName(
            "RAND-31: \"another\" direction excludes the one just travelled, and one without a path cannot be chosen")
    void anotherDirection() {
        RandoTable table = RandoTable.of(2, TERRAIN)
                .top("green")
                .play("0 use hike")
                .go(0, "west")
                .shows("""
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# .
                .   y1  .   Y   .   r1# .
                y2# .   .   .   g1  .   .
                B   .   .   G   .   .   y3
                .   r3  b2  .   g2# g3# .
                """);
        assertEquals("RAND-31 same-direction", table.why("0 go west"), "blue is at the border after its push");
        assertEquals(List.of("go north", "go east", "go south"), table.moves(0));
        RandoTable corner = RandoTable.of(2, RandoTable.QUIET).top("red").play("0 use hike");
        assertEquals("RAND-31 no-path", corner.why("0 go north"));
        assertEquals(List.of("go east", "go south"), corner.moves(0));
    }

    @Test
    @DisplayName("RAND-31: a hiker pushed outward meets the border at zero distance and uses a stretch")
    void pushedOutward() {
        String edge = """
                .   .   b1  .   .   .   .
                .   R   .   .   r2  .   G
                .   .   .   .   .   b3# Y
                .   y1  .   .   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   .   y3
                .   r3  b2  .   g2# g3# .
                """;
        RandoTable table =
                RandoTable.of(2, edge).top("yellow").play("0 use hike").go(0, "north");
        assertEquals(2, table.s.stretch, "yellow met green, green met the border");
        table.shows("""
                .   .   b1  .   .   .   G
                .   R   .   .   r2  .   .
                .   .   .   .   .   b3# Y
                .   y1  .   .   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   .   y3
                .   r3  b2  .   g2# g3# .
                """);
        RandoTable outward =
                RandoTable.of(2, """
                .   .   b1  .   .   .   G
                .   R   .   .   r2  .   Y
                .   .   .   .   .   b3# .
                .   y1  .   .   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   .   y3
                .   r3  b2  .   g2# g3# .
                """).top("yellow").play("0 use hike").go(0, "north");
        assertEquals(2, outward.s.stretch);
        assertEquals(List.of("go south", "go west"), outward.moves(0), "green stands in its corner still");
        outward.go(0, "west");
        assertEquals(1, outward.points(0));
    }

    @Test
    @DisplayName(
            "RAND-30: after the hike the top card is discarded, so that the next repetition may move another hiker")
    void nextCardsColour() {
        RandoTable table =
                RandoTable.of(2, TERRAIN).multiplier(0, "hike", 2).top("red").play("0 use hike");
        table.go(0, "east", "north", "west");
        assertEquals(
                List.of(
                        "kind sprint 3",
                        "kind second-wind 2",
                        "kind shortcut 2",
                        "kind landslide 1",
                        "kind signpost 1"),
                table.odds());
        table.play("chance kind landslide");
        assertEquals(1, table.s.pile.discarded(Colour.RED.ordinal(), CardKind.LANDSLIDE.ordinal()));
        assertEquals(List.of("top red 8", "top yellow 9", "top green 9", "top blue 9"), table.odds());
        table.play("chance top green").go(0, "east").shows("""
                .   .   b1# R   .   .   .
                .   .   .   .   r2# .   .
                .   .   .   .   .   b3# .
                .   y1  .   Y   .   r1# .
                y2# .   .   .   g1  .   .
                .   .   B   .   .   G   y3#
                .   r3  b2  .   g2# g3# .
                """);
        table.go(0, "north", "south").play("chance kind sprint", "chance top blue");
        assertEquals("1: use-tile", table.waitsFor(), "two hikes, and no card to play");
    }
}
