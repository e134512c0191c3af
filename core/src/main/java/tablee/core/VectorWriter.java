package tablee.core;

import java.util.Arrays;

/** Fills the vector of an {@link Encoder} number by number, always as many for one thing, whatever is the case. */
public final class VectorWriter {
    private int[] out = new int[0];
    private int at;

    /** Begins a vector; all that is not written is 0. */
    public void begin(int[] vector) {
        out = vector;
        at = 0;
        Arrays.fill(out, 0);
    }

    /** Says that the vector is complete. */
    public void end() {
        if (at != out.length) throw new IllegalStateException(at + " numbers in a vector of " + out.length);
    }

    public void number(int number) {
        out[at++] = number;
    }

    public void flag(boolean is) {
        out[at++] = is ? 1 : 0;
    }

    /** One place for each of the possible cases, 1 at the one that is the case; a negative one is none of them. */
    public void oneOf(int which, int cases) {
        if (which >= 0) out[at + which] = 1;
        at += cases;
    }

    /** One place for each of the lowest bits of a set. */
    public void bits(long set, int places) {
        long lowest = places < Long.SIZE ? set & (1L << places) - 1 : set;
        for (long left = lowest; left != 0; left &= left - 1) out[at + Long.numberOfTrailingZeros(left)] = 1;
        at += places;
    }

    /** Writes a number this many places further on, and stays here. */
    public void ahead(int places, int number) {
        out[at + places] = number;
    }

    public void skip(int places) {
        at += places;
    }
}
