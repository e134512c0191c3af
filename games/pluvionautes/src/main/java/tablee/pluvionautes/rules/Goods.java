package tablee.pluvionautes.rules;

/** What counts: three kinds of plantation and three kinds of animals. */
public enum Goods {
    FLOWERS,
    MUSHROOMS,
    CRYSTALS,
    COWS,
    REINDEER,
    LLAMAS;

    private static final Goods[] ALL = values();

    static Goods of(int ordinal) {
        return ALL[ordinal];
    }

    boolean animals() {
        return ordinal() >= COWS.ordinal();
    }

    /** The terrain on which it is found. */
    public Terrain terrain() {
        return Terrain.of(ordinal() % Terrain.COUNT);
    }
}
