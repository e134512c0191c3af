package tablee.core;

import java.util.Arrays;

/**
 * Which entries of a log are in effect: all of the game's own, less those that an undo took back. Those up to the last one
 * that showed something hidden are fixed.
 */
final class InEffect {
    static final InEffect NONE = new InEffect(new int[0], 0);

    private final int[] places;
    private final int fixed;

    private InEffect(int[] places, int fixed) {
        this.places = places;
        this.fixed = fixed;
    }

    /** One more entry, at this place of the log. */
    InEffect and(int place, boolean fixes) {
        int[] more = Arrays.copyOf(places, places.length + 1);
        more[places.length] = place;
        return new InEffect(more, fixes ? more.length : fixed);
    }

    InEffect without(int last) {
        return new InEffect(Arrays.copyOf(places, places.length - last), fixed);
    }

    int undoable() {
        return places.length - fixed;
    }

    int size() {
        return places.length;
    }

    int get(int index) {
        return places[index];
    }
}
