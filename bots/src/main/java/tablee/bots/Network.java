package tablee.bots;

/**
 * A small network that judges a vector of whole numbers: two hidden layers, a value and one number for each move. Everything is
 * whole numbers, so that every machine finds the same; docs/training.md says how each step is rounded and where it ends.
 *
 * @param game the id of the game, and which of its encodings the vector is of
 * @param seats bit n: it was judged with n seats
 * @param horizon after how many plies of playing on it is asked
 * @param priors whether its moves are better guessed by it than by what people wrote down
 * @param mix what a value is made of
 * @param curiosity how strongly a search with it prefers rarely tried moves, in hundredths
 */
record Network(
        String game,
        int encoding,
        int seats,
        int horizon,
        boolean priors,
        ValueMix mix,
        int curiosity,
        Layer first,
        Layer second,
        Layer value,
        Layer policy,
        int[] chances,
        int[] weights) {
    /** All of something that is counted in thousandths. */
    static final int WHOLE = 1000;

    /** Inputs beyond these are taken for these. */
    static final int LEAST_INPUT = -128;

    static final int MOST_INPUT = 127;

    /** Hidden numbers go from 0 to this one, which stands for nearly 1. */
    static final int MOST_HIDDEN = 127;

    /** By how many bits the sums of the layers are shifted, rounded to the nearest. */
    static final int FIRST_SHIFT = 3;

    static final int SECOND_SHIFT = 6;
    static final int LOGIT_SHIFT = 8;

    /** Logits go from minus to plus this many steps of 1/32. */
    static final int MOST_LOGIT = 256;

    static final int TABLE = 2 * MOST_LOGIT + 1;

    /** Weights beyond this could make a sum that does not fit into 32 bits. */
    static final int MOST_WEIGHT = 8191;

    static final int MOST_CURIOSITY = 1000;
    static final int MOST_INPUTS = 2048;
    static final int MOST_UNITS = 256;

    /**
     * Sums of weighted inputs.
     *
     * @param weights input by input, for each of them one weight for each sum; of the policy move by move
     */
    record Layer(int inputs, int outputs, int[] weights, int[] biases) {}

    int inputs() {
        return first.inputs;
    }

    int actions() {
        return policy.outputs;
    }

    boolean judged(int seatCount) {
        return (seats >>> seatCount & 1) != 0;
    }

    static int rounded(int sum, int shift) {
        return sum + (1 << shift - 1) >> shift;
    }

    static int clamped(int number, int least, int most) {
        return Math.max(least, Math.min(number, most));
    }
}
