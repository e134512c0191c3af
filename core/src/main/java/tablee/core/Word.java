package tablee.core;

import java.util.Locale;

/** The names of a game's things: as words of moves and positions, and as keys of the words in four languages. */
public final class Word {
    private Word() {}

    /** {@code SQUARE_A} is {@code "square-a"}. */
    public static String of(Enum<?> thing) {
        return thing.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code ActionCard.CALM_WATERS} is {@code "action-card.calm-waters"}. */
    public static String key(Enum<?> thing) {
        String kind = thing.getDeclaringClass().getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-");
        return kind.toLowerCase(Locale.ROOT) + "." + of(thing);
    }

    /** The place among these things of the one that a word names, or -1. */
    public static int index(Enum<?>[] things, String word) {
        for (int i = 0; i < things.length; i++) if (of(things[i]).equals(word)) return i;
        return -1;
    }
}
