package tablee.flow;

import java.util.Locale;

/** Names of things as they appear in moves, options and keys: lower case with hyphens. */
final class Words {
    private Words() {}

    static String of(Enum<?> thing) {
        return thing.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The one of these things that a word names, or -1. */
    static int index(Enum<?>[] things, String word) {
        for (Enum<?> thing : things) if (of(thing).equals(word)) return thing.ordinal();
        return -1;
    }
}
