package tablee.physics;

/**
 * Where a die is, by its centre in millimetres, and how it is turned, by a unit quaternion.
 *
 * <p>A die's faces are numbered by the axes of its body: 0, 1, 2 look along x, y, z and 3, 4, 5 the other way, so that
 * opposite faces differ by 3.
 */
public record Pose(double x, double y, double z, double w, double i, double j, double k) {
    public static final int FACES = 6;

    private static final double HALF = Math.sqrt(0.5);

    /** A die lying flat on the surface of a cell with this face on top, moved to the right by this much. */
    public static Pose lying(Relief relief, int cell, int face, double aside) {
        double x = Tray.x(cell) + aside;
        double z = relief.height(cell) + Tray.DIE / 2;
        return switch (face) {
            case 0 -> new Pose(x, Tray.y(cell), z, HALF, 0, -HALF, 0);
            case 1 -> new Pose(x, Tray.y(cell), z, HALF, HALF, 0, 0);
            case 2 -> new Pose(x, Tray.y(cell), z, 1, 0, 0, 0);
            case 3 -> new Pose(x, Tray.y(cell), z, HALF, 0, HALF, 0);
            case 4 -> new Pose(x, Tray.y(cell), z, HALF, -HALF, 0, 0);
            case 5 -> new Pose(x, Tray.y(cell), z, 0, 1, 0, 0);
            default -> throw new IllegalArgumentException("face " + face);
        };
    }

    /** The face that looks up most. */
    public int top() {
        int top = 0;
        for (int face = 1; face < FACES; face++) if (up(face) > up(top)) top = face;
        return top;
    }

    /** The cosine of the angle between a face and the ceiling. */
    public double up(int face) {
        double up =
                switch (face % 3) {
                    case 0 -> 2 * (i * k - w * j);
                    case 1 -> 2 * (j * k + w * i);
                    default -> 1 - 2 * (i * i + j * j);
                };
        return face < 3 ? up : -up;
    }

    /** How well the die can be read: 1 when it lies flat. */
    public double flatness() {
        return up(top());
    }
}
