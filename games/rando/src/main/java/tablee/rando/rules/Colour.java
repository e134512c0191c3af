package tablee.rando.rules;

import tablee.core.Word;

/** The colour of a hiker, of obstacle tokens and of cards' backs (RAND-2, RAND-3, RAND-6). */
public enum Colour {
    RED,
    YELLOW,
    GREEN,
    BLUE;

    public static final int COUNT = 4;

    private static final Colour[] ALL = values();

    public static Colour of(int number) {
        return ALL[number];
    }

    /** The kind of obstacle that tokens of this colour show. */
    public Obstacle obstacle() {
        return Obstacle.of(ordinal());
    }

    /** The key of its name in the words. */
    public String key() {
        return "colour." + Word.of(this);
    }
}
