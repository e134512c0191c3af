package tablee.core;

/** A stream of random bits that depends only on its seed. */
public interface Dice {
    /** The next 64 bits. */
    long bits();

    /** A number from 0 to {@code n - 1}, each equally likely: bits beyond the last whole multiple of n are thrown away. */
    default long roll(long n) {
        if (n <= 0) throw new IllegalArgumentException("roll " + n);
        long beyond = Long.remainderUnsigned(-n, n); // 2^64 mod n
        long bits = bits();
        while (beyond != 0 && Long.compareUnsigned(bits, -beyond) >= 0) bits = bits();
        return Long.remainderUnsigned(bits, n);
    }

    default int roll(int n) {
        return (int) roll((long) n);
    }
}
