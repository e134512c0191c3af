package tablee.rando.rules;

import tablee.core.Word;

/** What the obstacle side of a token shows, one kind for each colour and in the colours' order (RAND-3). */
public enum Obstacle {
    ROCKFALL,
    BRAMBLE,
    FALLEN_TREE,
    FORD;

    public static final int COUNT = 4;

    private static final Obstacle[] ALL = values();

    public static Obstacle of(int number) {
        return ALL[number];
    }

    /** The key of its name in the words. */
    public String key() {
        return "obstacle." + Word.of(this);
    }
}
