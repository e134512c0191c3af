package tablee.physics;

/**
 * The tray and its 37 cells, in millimetres (PLUV-30). The origin is the middle of the floor, x runs to the right along a row,
 * y up to the first row, z to the ceiling. Cells are numbered row by row from the upper left one.
 *
 * <p>The walls follow the board: twelve sides, six along the board's edges and six across its corners.
 */
public final class Tray {
    public static final int CELLS = 37;
    public static final double CELL = 45;
    public static final double TILE = 41;
    public static final double LAYER = 2.9;
    public static final double WIDTH = 340;
    public static final double DEPTH = 305;
    public static final double WALL_HEIGHT = 37;
    public static final double DIE = 16;

    /** A die whose centre is this near to a border lies between the cells (PLUV-20). */
    public static final double BETWEEN = 4;

    static final int SIDES = 12;
    static final double ROOT3 = Math.sqrt(3);

    private static final int ROWS = 7;
    private static final double[] X = new double[CELLS];
    private static final double[] Y = new double[CELLS];
    private static final double[] OUT_X = new double[SIDES];
    private static final double[] OUT_Y = new double[SIDES];

    static {
        int cell = 0;
        for (int row = 0; row < ROWS; row++) {
            int length = ROWS - Math.abs(row - ROWS / 2);
            for (int column = 0; column < length; column++) {
                X[cell] = (column - (length - 1) / 2.0) * CELL;
                Y[cell++] = (ROWS / 2 - row) * CELL * ROOT3 / 2;
            }
        }
        for (int side = 0; side < SIDES; side++) {
            OUT_X[side] = ExactMath.cos(bearing(side));
            OUT_Y[side] = ExactMath.sin(bearing(side));
        }
    }

    private Tray() {}

    public static double x(int cell) {
        return X[cell];
    }

    public static double y(int cell) {
        return Y[cell];
    }

    /** How far a wall is from the middle: the even sides stand across the corners. */
    static double apothem(int side) {
        return (side % 2 == 0 ? WIDTH : DEPTH) / 2;
    }

    /** The direction in which a wall looks away from the middle, in radians. */
    static double bearing(int side) {
        return side * Math.PI / 6;
    }

    /** Whether a point lies within the walls. */
    public static boolean holds(double x, double y) {
        for (int side = 0; side < SIDES; side++) if (x * OUT_X[side] + y * OUT_Y[side] > apothem(side)) return false;
        return true;
    }

    /** How far the rim is from the middle in this direction. */
    public static double rim(double bearing) {
        double nearest = Double.MAX_VALUE;
        for (int side = 0; side < SIDES; side++) {
            double share = ExactMath.cos(bearing - bearing(side));
            if (share > 0) nearest = Math.min(nearest, apothem(side) / share);
        }
        return nearest;
    }

    /** The cell that a point is on or nearest to. */
    public static int nearest(double x, double y) {
        int nearest = 0;
        for (int cell = 1; cell < CELLS; cell++) if (square(cell, x, y) < square(nearest, x, y)) nearest = cell;
        return nearest;
    }

    /**
     * The cells that a die with its centre at this point lies on or between, as a bit set. In the notch between two rim cells and
     * the wall it is on no cell, and their border drawn on to the wall parts it (PLUV-20).
     */
    public static long cells(double x, double y) {
        int own = nearest(x, y);
        long cells = cellsByBorders(x, y);
        if (isOn(own, x, y)) return cells;
        for (int other = 0; other < CELLS; other++) {
            if (neighbours(own, other) && toLine(own, other, x, y) <= BETWEEN) cells |= 1L << other;
        }
        return cells;
    }

    /** The same as it was read until version 1 of the throw: outside every cell the nearest one counts. */
    static long cellsByBorders(double x, double y) {
        int own = nearest(x, y);
        long cells = 1L << own;
        for (int other = 0; other < CELLS; other++) {
            if (neighbours(own, other) && toBorder(own, other, x, y) <= BETWEEN) cells |= 1L << other;
        }
        return cells;
    }

    /** Whether a point is on a cell's hexagon, not only nearest to it. */
    static boolean isOn(int cell, double x, double y) {
        for (int way = 0; way < SIDES; way += 2) {
            double along = (x - X[cell]) * OUT_X[way] + (y - Y[cell]) * OUT_Y[way];
            if (along > CELL / 2) return false;
        }
        return true;
    }

    static boolean neighbours(int one, int other) {
        double square = square(one, X[other], Y[other]);
        return square > 1 && square < 1.5 * CELL * CELL;
    }

    /** How far a point is from the line, a side of a hexagon long, that two neighbours share. */
    private static double toBorder(int one, int other, double x, double y) {
        double alongX = (X[other] - X[one]) / CELL;
        double alongY = (Y[other] - Y[one]) / CELL;
        double fromX = x - (X[one] + X[other]) / 2;
        double fromY = y - (Y[one] + Y[other]) / 2;
        double across = fromX * alongX + fromY * alongY;
        double beside = Math.abs(fromY * alongX - fromX * alongY);
        double past = Math.max(0, beside - CELL / ROOT3 / 2);
        return Math.sqrt(across * across + past * past);
    }

    /** How far a point is from the line through the border that two neighbours share. */
    private static double toLine(int one, int other, double x, double y) {
        double alongX = (X[other] - X[one]) / CELL;
        double alongY = (Y[other] - Y[one]) / CELL;
        double fromX = x - (X[one] + X[other]) / 2;
        double fromY = y - (Y[one] + Y[other]) / 2;
        return Math.abs(fromX * alongX + fromY * alongY);
    }

    private static double square(int cell, double x, double y) {
        double dx = x - X[cell];
        double dy = y - Y[cell];
        return dx * dx + dy * dy;
    }
}
