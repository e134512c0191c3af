package tablee.rando.rules;

import tablee.core.Word;

/** The action tiles (RAND-5). All but the last, the Joker, are actions with a multiplier. */
public enum Tile {
    HIKE,
    DRAW,
    LOWER,
    RAISE,
    REORDER,
    JOKER;

    public static final int COUNT = 6;
    public static final int ACTIONS = 5;

    private static final Tile[] ALL = values();

    public static Tile of(int number) {
        return ALL[number];
    }

    public int bit() {
        return 1 << ordinal();
    }

    /** The key of its name in the words. */
    public String key() {
        return "tile." + Word.of(this);
    }
}
