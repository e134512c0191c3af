package tablee.bots;

/**
 * The sums of one layer, two in each {@code long}: a product or a sum of such pairs is that of both at once, as long as neither
 * needs more than 32 bits, which the bounds of {@link Network} ensure. A row is half as long so, and that is most of the time. All that changed is
 * added at once, eight pairs after the other: eight sums stay in the processor's registers meanwhile.
 */
final class PairedSums {
    private static final int BLOCK = 8;

    private final int pairs;
    private final long[] weights;
    private final long[] biases;
    private final long[] sums;

    PairedSums(Network.Layer layer) {
        pairs = (layer.outputs() + 2 * BLOCK - 1) / (2 * BLOCK) * BLOCK;
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

    /** By how much these inputs are more than before. */
    void add(int[] inputs, int[] numbers, int count) {
        for (int at = 0; at < pairs; at += BLOCK) add(inputs, numbers, count, at);
    }

    private void add(int[] inputs, int[] numbers, int count, int at) {
        long a = sums[at];
        long b = sums[at + 1];
        long c = sums[at + 2];
        long d = sums[at + 3];
        long e = sums[at + 4];
        long f = sums[at + 5];
        long g = sums[at + 6];
        long h = sums[at + 7];
        for (int i = 0; i < count; i++) {
            int row = inputs[i] * pairs + at;
            long number = numbers[i];
            a += number * weights[row];
            b += number * weights[row + 1];
            c += number * weights[row + 2];
            d += number * weights[row + 3];
            e += number * weights[row + 4];
            f += number * weights[row + 5];
            g += number * weights[row + 6];
            h += number * weights[row + 7];
        }
        sums[at] = a;
        sums[at + 1] = b;
        sums[at + 2] = c;
        sums[at + 3] = d;
        sums[at + 4] = e;
        sums[at + 5] = f;
        sums[at + 6] = g;
        sums[at + 7] = h;
    }

    /** The lower sum, where it is negative, has borrowed from the upper one. */
    int sum(int output) {
        long pair = sums[output / 2];
        return output % 2 == 0 ? (int) pair : (int) (pair - (int) pair >> 32);
    }
}
