package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Scene;
import tablee.pluvionautes.rules.Weather;

@DisplayName("Reading dice")
class ReadingTest {
    private static final int MIDDLE = Hex.cell(3, 3);

    /** A mountain in the middle, both weather dice on it with these values. */
    private record Sketch(int sun, int monsoon, boolean weatherFixed) implements Scene {
        @Override
        public boolean throwing() {
            return true;
        }

        @Override
        public Aim aim() {
            return new Aim(0, 0, 0, 0);
        }

        @Override
        public boolean tossing() {
            return false;
        }

        @Override
        public int layersAt(int cell) {
            return cell == MIDDLE ? 3 : 0;
        }

        @Override
        public boolean weatherInPlay() {
            return true;
        }

        @Override
        public int weatherCell(Weather die) {
            return MIDDLE;
        }

        @Override
        public int weatherValue(Weather die) {
            return die == Weather.SUN ? sun : monsoon;
        }
    }

    private static final Sketch SKETCH = new Sketch(2, 3, false);

    private static DiceFlight.Course course(Pose end, boolean off) {
        return new DiceFlight.Course(new Trajectory.Recorder(0).done(), end, true, off);
    }

    private static Pose on(int place, int face) {
        return Pose.lying(Relief.FLAT, place, face, 0);
    }

    @Test
    @DisplayName("PLUV-4, PLUV-5: opposite faces of the balloon die make 7, and each face is read once")
    void balloon() {
        int seen = 0;
        for (int face = 0; face < 3; face++) {
            int one = Reading.landing(course(on(0, face), false), Tray::cells, false, false)
                    .face();
            int opposite = Reading.landing(course(on(0, face + 3), false), Tray::cells, false, false)
                    .face();
            assertEquals(7, one + opposite);
            seen |= 1 << one | 1 << opposite;
        }
        assertEquals(0b1111110, seen);
    }

    @Test
    @DisplayName("PLUV-6: a weather die bears 1, 2 and 3 twice")
    void weather() {
        for (int face = 0; face < Pose.FACES; face++) {
            Knock knock = Reading.tossed(Weather.SUN, course(on(7, face), false));
            assertEquals(new Knock(Weather.SUN, Hex.bit(Hex.at(7)), face % 3 + 1), knock);
        }
    }

    @Test
    @DisplayName("PLUV-21, PLUV-73: off the board is off, whatever was hit")
    void off() {
        assertEquals(Landing.OFF, Reading.landing(course(on(0, 0), true), Tray::cells, true, true));
    }

    @Test
    @DisplayName("PLUV-20: between two cells both are named")
    void between() {
        Pose border = new Pose(Tray.CELL / 2, 0, 8, 1, 0, 0, 0);
        Landing landing = Reading.landing(course(border, false), Tray::cells, false, true);
        assertEquals("lands 3.3|3.4 face 3 hits monsoon", landing.write());
    }

    @Test
    @DisplayName(
            "PLUV-73: a weather die that was hit lies elsewhere with another value; knocked off the board it goes back")
    void hit() {
        assertEquals(
                "sun to 0.2 value 1",
                Reading.knock(SKETCH, Weather.SUN, course(on(2, 3), false), Tray::cells)
                        .write());
        assertEquals(
                "sun back",
                Reading.knock(SKETCH, Weather.SUN, course(on(2, 3), true), Tray::cells)
                        .write());
    }

    @Test
    @DisplayName("PLUV-75: once the end is triggered it goes back")
    void fixed() {
        Sketch fixed = new Sketch(2, 3, true);
        assertEquals(
                "monsoon back",
                Reading.knock(fixed, Weather.MONSOON, course(on(2, 3), false), Tray::cells)
                        .write());
    }

    @Test
    @DisplayName("PLUV-30: weather dice lie on the relief with their values up, side by side on one cell")
    void lying() {
        Relief relief = Reading.relief(SKETCH);
        assertEquals(3 * 2.9, relief.height(18), 1e-9);
        Pose sun = Reading.lying(SKETCH, relief, Weather.SUN);
        Pose monsoon = Reading.lying(SKETCH, relief, Weather.MONSOON);
        assertEquals(1, sun.top());
        assertEquals(2, monsoon.top());
        assertEquals(3 * 2.9 + 8, sun.z(), 1e-9);
        assertTrue(monsoon.x() - sun.x() > Tray.DIE);
    }
}
