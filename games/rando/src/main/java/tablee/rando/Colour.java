package tablee.rando;

/** The colour of a hiker, of obstacle tokens and of cards' backs (RAND-2, RAND-3, RAND-6). */
public enum Colour {
    RED,
    YELLOW,
    GREEN,
    BLUE;

    static final int COUNT = 4;

    private static final Colour[] ALL = values();

    static Colour of(int number) {
        return ALL[number];
    }

    /** The kind of obstacle that tokens of this colour show. */
    Obstacle obstacle() {
        return Obstacle.of(ordinal());
    }

    /** The key of its name in the words. */
    String key() {
        return "colour." + Rules.word(this);
    }
}
