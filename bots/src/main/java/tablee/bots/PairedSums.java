package tablee.bots;

/**
 * The sums of one layer, two in each {@code long}: a product or a sum of such pairs is that of both at once, as long as neither
 * needs more than 32 bits, which the bounds of {@link Network} ensure. A row is half as long so, and that is most of the time.
 */
final class PairedSums {
    private final int pairs;
    private final long[] weights;
    private final long[] biases;
    private final long[] sums;

    PairedSums(Network.Layer layer) {
        pairs = (layer.outputs() + 1) / 2;
        weights = new long[layer.inputs() * pairs];
        for (int input = 0; input < layer.inputs(); input++) {
            pack(layer.weights(), input * layer.outputs(), layer.outputs(), weights, input * pairs);
        }
        biases = new long[pairs];
        pack(layer.biases(), 0, layer.outputs(), biases, 0);
        sums = new long[pairs];
    }

    private PairedSums(PairedSums like) {
        pairs = like.pairs;
        weights = like.weights;
        biases = like.biases;
        sums = new long[pairs];
    }

    /** Other sums by the same weights. */
    PairedSums beside() {
        return new PairedSums(this);
    }

    private static void pack(int[] from, int start, int count, long[] to, int at) {
        for (int i = 0; i < count; i++) to[at + i / 2] += (long) from[start + i] << 32 * (i % 2);
    }

    void begin() {
        System.arraycopy(biases, 0, sums, 0, pairs);
    }

    /** Most changes are by 1, and 1 needs no product. */
    void add(int input, int number) {
        int row = input * pairs;
        if (number == 1) for (int i = 0; i < pairs; i++) sums[i] += weights[row + i];
        else if (number == -1) for (int i = 0; i < pairs; i++) sums[i] -= weights[row + i];
        else for (int i = 0; i < pairs; i++) sums[i] += number * weights[row + i];
    }

    /** The lower sum, where it is negative, has borrowed from the upper one. */
    int sum(int output) {
        long pair = sums[output / 2];
        return output % 2 == 0 ? (int) pair : (int) (pair - (int) pair >> 32);
    }
}
