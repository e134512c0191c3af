package tablee.pluvionautes;

import java.util.Locale;

/** The names of things: as words of moves and positions, and as keys of the words in four languages. */
final class Word {
    private Word() {}

    /** {@code SQUARE_A} is {@code "square-a"}. */
    static String of(Enum<?> thing) {
        return thing.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code Terrain.PLAIN} is {@code "terrain.plain"}. */
    static String key(Enum<?> thing) {
        return thing.getDeclaringClass().getSimpleName().toLowerCase(Locale.ROOT) + "." + of(thing);
    }
}
