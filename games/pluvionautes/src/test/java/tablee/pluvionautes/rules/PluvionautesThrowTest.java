package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;

@DisplayName("Take-off and the throw")
class PluvionautesThrowTest {
    private static final String AIRSHIP_ABROAD = PluvionautesBoards.EMPTY.replaceFirst("---\\.\\.", "P11.0");

    @Test
    @DisplayName("PLUV-20: take-off begins with taking the airship off the board")
    void airshipLeaves() {
        PluvionautesTable table =
                PluvionautesTable.of(AIRSHIP_ABROAD).turn(2).thrown("off").play("throw 0 32 8 0");
        assertEquals("0.0", Hex.writeSet(table.state.airships[0]));
        table.chance("off");
        assertEquals(0, table.state.turn);
        assertEquals(Phase.THROW, table.state.phase);
        assertEquals(0, table.state.airships[0]);
    }

    @Test
    @DisplayName("PLUV-20: the die lands on a cell, and its top face is the movement points")
    void lands() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY).thrown("lands 2.4 face 3");
        assertEquals(Phase.MOVE, table.state.phase);
        assertEquals("2.4", Hex.writeSet(table.state.die));
        assertEquals(3, table.state.points);
    }

    @Test
    @DisplayName("PLUV-20: everybody is told of the turn, the throw and where it lands")
    void told() {
        PluvionautesTable table = PluvionautesTable.of(AIRSHIP_ABROAD)
                .turn(2)
                .thrown("off")
                .thrown("off")
                .play("throw 17 30 9 -2");
        assertEquals(
                List.of(
                        new PluvionautesEvent.DieLost(2, 0),
                        new PluvionautesEvent.TurnBegan(0, 2),
                        new PluvionautesEvent.AirshipTakenOff(0, "0.0"),
                        new PluvionautesEvent.DieThrown(0, 17, 30, 9, -2)),
                table.told.subList(3, 7));
        PluvionautesTable named = PluvionautesTable.of(PluvionautesBoards.EMPTY, "no-dexterity=on")
                .play("target 3.3");
        assertEquals(List.of(new PluvionautesEvent.TargetNamed(0, "3.3")), named.told);
    }

    @Test
    @DisplayName("PLUV-20: between cells the player chooses among them")
    void between() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY).thrown("lands 2.4|3.4|3.5 face 3");
        assertEquals(List.of("land 2.4", "land 3.4", "land 3.5"), table.moves());
        assertEquals("PLUV-20 die-not-there [3.3, [2.4, 3.4, 3.5]]", table.why("land 3.3"));
        assertEquals("3.5", Hex.writeSet(table.play("land 3.5").state.die));
    }

    @Test
    @DisplayName("PLUV-20: an airship on top is set to 2, 3, 4 or 5, and docking then shows 7 minus it")
    void airshipFace() {
        for (int face = 2; face <= 5; face++) {
            PluvionautesTable table =
                    PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE).thrown("lands 3.3 face 6");
            assertEquals("PLUV-20 no-such-face [1]", table.why("set 1"));
            table.play("set " + face);
            assertEquals(face, table.state.points);
            assertEquals(7 - face, table.play("move 3.3").state.points);
        }
    }

    @Test
    @DisplayName("PLUV-28: the die keeps its value from throw to docking; choosing a cell does not change it")
    void valueStays() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.PLAIN_IN_THE_MIDDLE)
                .thrown("lands 3.2|3.3 face 2")
                .play("land 3.2");
        assertEquals(2, table.state.face);
        assertEquals("PLUV-22 not-now [phase.move]", table.why("set 5"));
        table.play("move 3.3");
        assertEquals(5, table.state.face);
    }

    @Test
    @DisplayName("PLUV-21: off the board: throw again, and after the last miss the turn ends")
    void misses() {
        for (int most : new int[] {2, 3, 5}) {
            PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY, "throws=" + most);
            for (int i = 0; i < most; i++) {
                assertEquals(0, table.state.turn);
                assertEquals(most - i, table.state.throwsLeft);
                table.thrown("off");
            }
            assertEquals(1, table.state.turn);
            assertEquals(most, table.state.throwsLeft);
        }
        PluvionautesTable hitsLater =
                PluvionautesTable.of(PluvionautesBoards.EMPTY).thrown("off").thrown("lands 0.0 face 2");
        assertEquals(Phase.MOVE, hitsLater.state.phase);
    }

    @Test
    @DisplayName("PLUV-30: any aim is legal; one good aim at each cell is listed, as a sample")
    void aims() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY);
        Moves moves = new Moves();
        table.state.moves(0, moves);
        assertTrue(moves.isSample());
        Set<Integer> targets = new HashSet<>();
        for (int move : moves.toArray()) targets.add(Scatter.measured().target(move));
        assertEquals(37, targets.size());
        assertTrue(table.legal(0, "throw 127 0 15 -8"));
        assertFalse(table.legal(1, "throw 127 0 15 -8"));
        assertEquals("PLUV-30 aim-instead []", table.why("target 3.3"));
    }

    @Test
    @DisplayName("PLUV-30: the rules show a simulation the aim and the relief, and take any outcome from it")
    void scene() {
        PluvionautesTable table =
                PluvionautesTable.of(PluvionautesBoards.WORKED).play("throw 17 30 9 -2");
        Scene scene = table.state;
        assertTrue(scene.throwing());
        assertEquals(new Aim(17, 30, 9, -2), scene.aim());
        assertEquals(
                List.of(2, 0, 1, 3),
                List.of(layers(scene, "0.0"), layers(scene, "0.1"), layers(scene, "0.2"), layers(scene, "1.3")));
        assertFalse(scene.weatherInPlay());
        Odds odds = new Odds();
        table.state.odds(odds);
        assertEquals("throw", odds.source());
        for (String word : List.of("off", "lands 6.3 face 6", "lands 0.0|0.1|1.1 face 1")) {
            assertTrue(table.legal(Actor.CHANCE, word), word);
        }
        assertEquals(
                "PLUV-20 no-such-outcome [lands 3.3 face 1 hits sun]",
                table.why(Actor.CHANCE, "lands 3.3 face 1 hits sun"));
        assertEquals("PLUV-20 no-such-outcome [first 1]", table.why(Actor.CHANCE, "first 1"));
    }

    private static int layers(Scene scene, String cell) {
        return scene.layersAt(Hex.read(cell));
    }

    @Test
    @DisplayName("PLUV-31: no aim is certain: the table of measured throws has several landings for every target")
    void noCertainty() {
        for (int place = 0; place < 37; place++) {
            Odds odds = new Odds();
            Scatter.measured().odds(Hex.at(place), odds);
            long likeliest = 0;
            for (int i = 0; i < odds.size(); i++) {
                if (odds.move(i) != Landing.OFF_BOARD) likeliest = Math.max(likeliest, odds.weight(i));
            }
            assertTrue(odds.size() > 6, "more than one cell from " + Hex.write(Hex.at(place)));
            assertTrue(6 * likeliest < odds.total());
        }
    }

    @Test
    @DisplayName(
            "PLUV-32: without dexterity a target is named; landing or miss is drawn from the table, the face is uniform")
    void noDexterity() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.EMPTY, "no-dexterity=on");
        assertEquals(37, table.moves("target").size());
        assertEquals("PLUV-32 name-a-target []", table.why("throw 0 0 0 0"));
        table.play("target 3.3");
        Odds odds = new Odds();
        table.state.odds(odds);
        assertEquals("", odds.source(), "nothing is thrown");
        Odds scatter = new Odds();
        Scatter.measured().odds(Hex.read("3.3"), scatter);
        assertEquals(scatter.total(), odds.total());
        Map<Long, Set<Integer>> weights = new HashMap<>();
        Map<Long, Set<Integer>> faces = new HashMap<>();
        for (int i = 0; i < odds.size(); i++) {
            if (odds.move(i) == Landing.OFF_BOARD) continue;
            long cell = Landing.cells(odds.move(i));
            weights.computeIfAbsent(cell, any -> new HashSet<>()).add(odds.weight(i));
            faces.computeIfAbsent(cell, any -> new HashSet<>()).add(Landing.face(odds.move(i)));
        }
        weights.values().forEach(each -> assertEquals(1, each.size(), "all faces of a cell are equally likely"));
        faces.values().forEach(each -> assertEquals(Set.of(1, 2, 3, 4, 5, 6), each));
        assertFalse(table.legal(Actor.CHANCE, "lands 3.3|3.4 face 2"), "the table knows single cells only");
        assertTrue(table.legal(Actor.CHANCE, "lands 3.3 face 2"));
    }

    @Test
    @DisplayName("PLUV-20, PLUV-32: a drawn throw lies on one cell, never between cells, whatever the target")
    void drawnOnOneCell() {
        for (int place = 0; place < 37; place++) {
            Odds odds = new Odds();
            Scatter.measured().odds(Hex.at(place), odds);
            for (int i = 0; i < odds.size(); i++) {
                if (odds.move(i) != Landing.OFF_BOARD) assertEquals(1, Long.bitCount(Landing.cells(odds.move(i))));
            }
        }
    }

    @Test
    @DisplayName("PLUV-32: look-ahead takes any aim for the nearest good one")
    void nearestAim() {
        for (int place = 0; place < 37; place++) {
            int aim = Scatter.measured().aim(Hex.at(place));
            assertEquals(Hex.at(place), Scatter.measured().target(aim));
        }
        assertEquals(0, Aim.apart(Aim.read("throw 3 4 5 -6"), Aim.read("throw 3 4 5 -6")));
        assertEquals(2 * 2, Aim.apart(Aim.read("throw 127 4 5 0"), Aim.read("throw 1 4 5 0")), "the rim is a circle");
        assertEquals(2 + 8 + 16, Aim.apart(Aim.read("throw 0 5 5 0"), Aim.read("throw 0 4 6 2")));
    }
}
