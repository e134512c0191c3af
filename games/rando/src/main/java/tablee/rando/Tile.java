package tablee.rando;

/** The action tiles (RAND-5). All but the last, the Joker, are actions with a multiplier. */
public enum Tile {
    HIKE,
    DRAW,
    LOWER,
    RAISE,
    REORDER,
    JOKER;

    static final int COUNT = 6;
    static final int ACTIONS = 5;

    private static final Tile[] ALL = values();

    static Tile of(int number) {
        return ALL[number];
    }

    int bit() {
        return 1 << ordinal();
    }

    /** The key of its name in the words. */
    String key() {
        return "tile." + Rules.word(this);
    }
}
