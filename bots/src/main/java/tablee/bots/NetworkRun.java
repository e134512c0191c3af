package tablee.bots;

/** The room in which one thread asks a network. Most inputs are 0, so the first layer adds up only what the others bring. */
final class NetworkRun {
    private final Network network;
    private final PairedSums first;
    private final PairedSums second;
    private final int[] middle;
    private final int[] last;

    NetworkRun(Network network) {
        this.network = network;
        first = new PairedSums(network.first());
        second = new PairedSums(network.second());
        middle = new int[network.first().outputs()];
        last = new int[network.second().outputs()];
    }

    /** Takes in a vector; then value and weights can be asked for. */
    void look(int[] vector) {
        first.begin();
        for (int i = 0; i < vector.length; i++) {
            if (vector[i] != 0) first.add(i, Network.clamped(vector[i], Network.LEAST_INPUT, Network.MOST_INPUT));
        }
        for (int i = 0; i < middle.length; i++) middle[i] = hidden(first.sum(i), Network.FIRST_SHIFT);
        second.begin();
        for (int i = 0; i < middle.length; i++) if (middle[i] != 0) second.add(i, middle[i]);
        for (int i = 0; i < last.length; i++) last[i] = hidden(second.sum(i), Network.SECOND_SHIFT);
    }

    private static int hidden(int sum, int shift) {
        return Network.clamped(Network.rounded(sum, shift), 0, Network.MOST_HIDDEN);
    }

    /** The chance to win, in thousandths. */
    int value() {
        return network.chances()[logit(network.value(), 0)];
    }

    /** How much a move deserves to be looked at; at least 1. */
    int weight(int action) {
        return network.weights()[logit(network.policy(), action)];
    }

    private int logit(Network.Layer layer, int output) {
        int sum = layer.biases()[output];
        int row = output * last.length;
        for (int i = 0; i < last.length; i++) sum += last[i] * layer.weights()[row + i];
        int logit = Network.rounded(sum, Network.LOGIT_SHIFT);
        return Network.clamped(logit, -Network.MOST_LOGIT, Network.MOST_LOGIT) + Network.MOST_LOGIT;
    }
}
