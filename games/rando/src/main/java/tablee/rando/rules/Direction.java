package tablee.rando.rules;

import tablee.core.Word;

/** Where a path leads (RAND-1). */
public enum Direction {
    NORTH(0, -1),
    EAST(1, 0),
    SOUTH(0, 1),
    WEST(-1, 0);

    static final int COUNT = 4;

    private static final Direction[] ALL = values();

    final int across;
    final int down;

    Direction(int across, int down) {
        this.across = across;
        this.down = down;
    }

    static Direction of(int number) {
        return ALL[number];
    }

    /** The key of its name in the words. */
    String key() {
        return "direction." + Word.of(this);
    }
}
