package tablee.rando.rules;

/** The crossings and the paths between them (RAND-1). */
public final class TerrainMap {
    public final int width;
    public final int height;

    /** Where each direction leads from each crossing, or -1 where there is no path. */
    private final byte[] next = new byte[Crossing.COUNT * Direction.COUNT];

    TerrainMap(int width, int height) {
        this.width = width;
        this.height = height;
        for (int from = 0; from < Crossing.COUNT; from++) {
            for (Direction way : Direction.values()) {
                int column = Crossing.column(from) + way.across;
                int row = Crossing.row(from) + way.down;
                next[from * Direction.COUNT + way.ordinal()] =
                        (byte) (contains(column, row) ? Crossing.of(column, row) : -1);
            }
        }
    }

    private boolean contains(int column, int row) {
        return column >= 0 && column < width && row >= 0 && row < height;
    }

    public boolean contains(int crossing) {
        return contains(Crossing.column(crossing), Crossing.row(crossing));
    }

    public boolean isCorner(int crossing) {
        int column = Crossing.column(crossing);
        int row = Crossing.row(crossing);
        return (column == 0 || column == width - 1) && (row == 0 || row == height - 1);
    }

    /** The crossing that the path from here leads to, or -1 at the border. */
    public int next(int from, int direction) {
        return next[from * Direction.COUNT + direction];
    }

    int size() {
        return width * height;
    }

    /** The number of crossings that are not corners. */
    int inner() {
        return size() - 4;
    }
}
