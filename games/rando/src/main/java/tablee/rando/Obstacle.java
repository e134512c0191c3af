package tablee.rando;

/** What the obstacle side of a token shows, one kind for each colour and in the colours' order (RAND-3). */
public enum Obstacle {
    ROCKFALL,
    BRAMBLE,
    FALLEN_TREE,
    FORD;

    static final int COUNT = 4;

    private static final Obstacle[] ALL = values();

    static Obstacle of(int number) {
        return ALL[number];
    }

    /** The key of its name in the words. */
    String key() {
        return "obstacle." + Rules.word(this);
    }
}
