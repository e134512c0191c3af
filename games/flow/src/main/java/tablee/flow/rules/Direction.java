package tablee.flow.rules;

import tablee.core.Word;

/** A side of a square. As bits of one number, directions are the open edges of a tile. */
public enum Direction {
    NORTH,
    EAST,
    SOUTH,
    WEST;

    public static final Direction[] ALL = values();

    public int bit() {
        return 1 << ordinal();
    }

    public boolean in(int edges) {
        return (edges >> ordinal() & 1) != 0;
    }

    /** The key of its name in the game's words. */
    String key() {
        return "direction." + Word.of(this);
    }

    public Direction opposite() {
        return ALL[ordinal() ^ 2];
    }
}
