package tablee.bots;

import java.util.Arrays;

/**
 * The room in which one thread asks a network about what one seat sees. Most of a vector is as it was in the one before, so both layers add up only what
 * has changed; sums of whole numbers are the same either way.
 */
final class NetworkRun {
    private final Network network;
    private final PairedSums first;
    private final PairedSums second;
    private final int[] before;
    private final int[] middle;
    private final int[] last;
    private final int[] logits;
    /** What has changed in the layer before: which numbers, and by how much. */
    private final int[] places;

    private final int[] changes;

    NetworkRun(Network network) {
        this(network, new PairedSums(network.first()), new PairedSums(network.second()), logits(network.chances()));
    }

    private NetworkRun(Network network, PairedSums first, PairedSums second, int[] logits) {
        this.network = network;
        this.first = first;
        this.second = second;
        this.logits = logits;
        before = new int[network.inputs()];
        middle = new int[network.first().outputs()];
        last = new int[network.second().outputs()];
        places = new int[Math.max(before.length, middle.length) + 1];
        changes = new int[places.length];
        first.begin();
        second.begin();
    }

    /** Another room with the same weights: what it is asked changes nothing here. */
    NetworkRun beside() {
        return new NetworkRun(network, first.beside(), second.beside(), logits);
    }

    /** By chance in thousandths: the least logit in 32nds that means at least this one. */
    private static int[] logits(int[] chances) {
        int[] logits = new int[Network.WHOLE + 1];
        int place = 0;
        for (int chance = 0; chance < logits.length; chance++) {
            while (place < chances.length - 1 && chances[place] < chance) place++;
            logits[chance] = place - Network.MOST_LOGIT;
        }
        return logits;
    }

    /** Takes in a vector; then value and weights can be asked for. */
    void look(int[] vector) {
        first.add(places, changes, changed(vector));
        second.add(places, changes, changedHidden());
        for (int i = 0; i < last.length; i++) last[i] = hidden(second.sum(i), Network.SECOND_SHIFT);
    }

    private int changed(int[] vector) {
        int length = before.length;
        int count = 0;
        int at = Arrays.mismatch(before, vector);
        while (at >= 0) {
            places[count] = at;
            changes[count++] = input(vector[at]) - input(before[at]);
            before[at] = vector[at];
            int next = Arrays.mismatch(before, at + 1, length, vector, at + 1, length);
            at = next < 0 ? next : at + 1 + next;
        }
        return count;
    }

    /** Which of them change nobody can foresee, so each is written down, and counted if it did. */
    private int changedHidden() {
        int count = 0;
        for (int i = 0; i < middle.length; i++) {
            int now = hidden(first.sum(i), Network.FIRST_SHIFT);
            int change = now - middle[i];
            middle[i] = now;
            places[count] = i;
            changes[count] = change;
            count += (change | -change) >>> 31;
        }
        return count;
    }

    private static int input(int number) {
        return Network.clamped(number, Network.LEAST_INPUT, Network.MOST_INPUT);
    }

    private static int hidden(int sum, int shift) {
        return Network.clamped(Network.rounded(sum, shift), 0, Network.MOST_HIDDEN);
    }

    /** The chance to win, in thousandths. */
    int value() {
        return network.chances()[logit(network.value(), 0)];
    }

    /** The same, where others think that it is this one. */
    int value(int theirs) {
        int own = logit(network.value(), 0) - Network.MOST_LOGIT;
        int mixed = network.mix().of(own, logits[theirs]);
        return network.chances()[Network.clamped(mixed, -Network.MOST_LOGIT, Network.MOST_LOGIT) + Network.MOST_LOGIT];
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
