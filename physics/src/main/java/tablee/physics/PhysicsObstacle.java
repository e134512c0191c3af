package tablee.physics;

import java.util.ArrayList;
import java.util.List;
import org.ode4j.math.DQuaternion;
import org.ode4j.ode.DBox;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.OdeHelper;

/**
 * Something in the tray that never moves: a wall or the tiles of a cell, made of one or more boxes.
 *
 * @param reach no part of it is farther from its middle, seen from above
 * @param top its height
 */
record PhysicsObstacle(double x, double y, double reach, double top, List<DGeom> boxes) {
    private static final double WALL = 5;
    // Boxes go on below the floor, so that a die is never pushed out downwards.
    private static final double ROOTS = 40;

    static List<PhysicsObstacle> of(Relief relief) {
        List<PhysicsObstacle> all = new ArrayList<>();
        for (int cell = 0; cell < Tray.CELLS; cell++) if (relief.height(cell) > 0) all.add(tile(relief, cell));
        for (int side = 0; side < Tray.SIDES; side++) all.add(wall(side));
        return all;
    }

    /** A hexagon is exactly three crossed rectangles, each as long as it is across flats and as wide as one of its sides. */
    private static PhysicsObstacle tile(Relief relief, int cell) {
        double side = Tray.TILE / Tray.ROOT3;
        double top = relief.height(cell);
        List<DGeom> boxes = new ArrayList<>();
        for (int k = 0; k < 3; k++) boxes.add(box(Tray.x(cell), Tray.y(cell), top, Tray.TILE, side, k * Math.PI / 3));
        return new PhysicsObstacle(Tray.x(cell), Tray.y(cell), side, top, boxes);
    }

    private static PhysicsObstacle wall(int side) {
        double bearing = Tray.bearing(side);
        double out = Tray.apothem(side) + WALL / 2;
        double x = out * ExactMath.cos(bearing);
        double y = out * ExactMath.sin(bearing);
        // Two sides meet at 30 degrees; a wall goes on beyond its corner by its thickness, so that no gap is left.
        double length = 2 * (2 * Tray.apothem(side + 1) - Tray.apothem(side) * Tray.ROOT3) + WALL;
        DGeom box = box(x, y, Tray.WALL_HEIGHT, WALL, length, bearing);
        return new PhysicsObstacle(x, y, length / 2 + WALL, Tray.WALL_HEIGHT, List.of(box));
    }

    private static DBox box(double x, double y, double top, double length, double width, double turned) {
        DBox box = OdeHelper.createBox(length, width, top + ROOTS);
        box.setPosition(x, y, (top - ROOTS) / 2);
        box.setQuaternion(new DQuaternion(ExactMath.cos(turned / 2), 0, 0, ExactMath.sin(turned / 2)));
        return box;
    }

    boolean near(DieBody die) {
        double dx = die.x() - x;
        double dy = die.y() - y;
        double apart = reach + DieBody.REACH;
        return die.z() - DieBody.REACH < top && dx * dx + dy * dy < apart * apart;
    }
}
