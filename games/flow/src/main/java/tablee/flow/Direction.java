package tablee.flow;

/** A side of a square. As bits of one number, directions are the open edges of a tile. */
enum Direction {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    static final Direction[] ALL = values();

    int bit() {
        return 1 << ordinal();
    }

    boolean in(int edges) {
        return (edges >> ordinal() & 1) != 0;
    }

    Direction opposite() {
        return ALL[ordinal() ^ 2];
    }
}
