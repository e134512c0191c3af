package tablee.core;

/** SplitMix64: the quick generator for simulation. Not for games between people, whose chance must not be guessed. */
public final class FastDice implements Dice {
    private long state;

    public FastDice(long seed) {
        state = seed;
    }

    @Override
    public long bits() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Lemire's multiplication: a division only in the rare case that the product is near a border. */
    @Override
    public int roll(int n) {
        if (n <= 0) throw new IllegalArgumentException("roll " + n);
        long product = (bits() >>> 32) * n;
        if ((product & 0xFFFFFFFFL) < n) {
            long beyond = (1L << 32) % n;
            while ((product & 0xFFFFFFFFL) < beyond) product = (bits() >>> 32) * n;
        }
        return (int) (product >>> 32);
    }

    @Override
    public long roll(long n) {
        return n <= Integer.MAX_VALUE ? roll((int) n) : Dice.super.roll(n);
    }

    /** The number this generator would go on from. */
    public long seed() {
        return state;
    }
}
