package tablee.pluvionautes.rules;

/** What an island is made of, and so what grows and lives there (PLUV-44). */
public enum Terrain {
    PLAIN(Goods.FLOWERS, Goods.COWS),
    FOREST(Goods.MUSHROOMS, Goods.REINDEER),
    MOUNTAIN(Goods.CRYSTALS, Goods.LLAMAS);

    static final int COUNT = 3;
    private static final Terrain[] ALL = values();

    private final Goods plantation;
    private final Goods herd;

    Terrain(Goods plantation, Goods herd) {
        this.plantation = plantation;
        this.herd = herd;
    }

    public static Terrain of(int ordinal) {
        return ALL[ordinal];
    }

    public Goods plantation() {
        return plantation;
    }

    public Goods herd() {
        return herd;
    }
}
