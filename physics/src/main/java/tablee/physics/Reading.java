package tablee.physics;

import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Scene;
import tablee.pluvionautes.rules.Weather;

/**
 * Between the game's cells and values and the simulation's places and faces. On the balloon die the faces 0, 1, 2 bear 1, 2, 3
 * and the ones opposite 6, 5, 4; on a weather die both faces of an axis bear the same number.
 */
final class Reading {
    /** The cells of a die that lies still, by the place of its centre. */
    interface Cells {
        long at(double x, double y);
    }

    /** Weather dice on one cell lie side by side. */
    private static final double ASIDE = 9;

    private Reading() {}

    static Relief relief(Scene scene) {
        int[] layers = new int[Tray.CELLS];
        for (int place = 0; place < Tray.CELLS; place++) layers[place] = scene.layersAt(Hex.at(place));
        return Relief.of(layers);
    }

    /** A weather die as it lies on the board before a throw. */
    static Pose lying(Scene scene, Relief relief, Weather die) {
        boolean together = scene.weatherCell(Weather.SUN) == scene.weatherCell(Weather.MONSOON);
        double aside = together ? ASIDE : 0;
        int place = Hex.place(scene.weatherCell(die));
        return Pose.lying(relief, place, scene.weatherValue(die) - 1, die == Weather.SUN ? -aside : aside);
    }

    static Landing landing(DiceFlight.Course balloon, Cells read, boolean sun, boolean monsoon) {
        if (balloon.off()) return Landing.OFF;
        return new Landing(cells(balloon.end(), read), face(balloon.end()), sun, monsoon);
    }

    /** What becomes of a weather die that was hit (PLUV-73, 75). */
    static Knock knock(Scene scene, Weather die, DiceFlight.Course course, Cells read) {
        boolean back = course.off() || scene.weatherFixed();
        return back ? Knock.back(die) : new Knock(die, cells(course.end(), read), value(course.end()));
    }

    /** What becomes of a weather die that was thrown into the box: the cell under its centre counts (PLUV-70). */
    static Knock tossed(Weather die, DiceFlight.Course course) {
        int place = Tray.nearest(course.end().x(), course.end().y());
        return new Knock(die, Hex.bit(Hex.at(place)), value(course.end()));
    }

    private static long cells(Pose end, Cells read) {
        long cells = 0;
        for (long left = read.at(end.x(), end.y()); left != 0; left &= left - 1) {
            cells |= Hex.bit(Hex.at(Long.numberOfTrailingZeros(left)));
        }
        return cells;
    }

    private static int face(Pose end) {
        int top = end.top();
        return top < 3 ? top + 1 : 9 - top;
    }

    private static int value(Pose end) {
        return end.top() % 3 + 1;
    }
}
