package tablee.core;

import java.util.Arrays;

/**
 * What CHANCE can bring: outcomes with whole-number weights. An outcome that comes from a named {@link ChanceSource}
 * (a thrown die) carries the source's name too; its weights are then the stand-in that look-ahead uses.
 */
public final class Odds {
    private int[] moves = new int[64];
    private int[] weights = new int[64];
    private int size;
    private long total;
    private String source = "";

    public void clear() {
        size = 0;
        total = 0;
        source = "";
    }

    /** Adds an outcome; one without weight is left out. */
    public void add(int move, int weight) {
        if (weight <= 0) return;
        reserve(1);
        moves[size] = move;
        weights[size++] = weight;
        total += weight;
    }

    /** Adds outcomes from a table, each with its weight, which is positive: many at once, for less than one by one. */
    public void addAll(int[] outcomes, int[] theirWeights) {
        reserve(outcomes.length);
        System.arraycopy(outcomes, 0, moves, size, outcomes.length);
        System.arraycopy(theirWeights, 0, weights, size, outcomes.length);
        size += outcomes.length;
        long sum = 0;
        for (int weight : theirWeights) sum += weight;
        total += sum;
    }

    private void reserve(int more) {
        if (size + more <= moves.length) return;
        int capacity = Math.max(2 * moves.length, size + more);
        moves = Arrays.copyOf(moves, capacity);
        weights = Arrays.copyOf(weights, capacity);
    }

    /** Adds the outcomes 0 to {@code count - 1}, equally likely. */
    public void uniform(int count) {
        for (int move = 0; move < count; move++) add(move, 1);
    }

    public void source(String name) {
        source = name;
    }

    /** The name of the chance source, or empty. */
    public String source() {
        return source;
    }

    public int size() {
        return size;
    }

    public int move(int index) {
        return moves[index];
    }

    public int weight(int index) {
        return weights[index];
    }

    public long total() {
        return total;
    }

    /** One outcome, each with exactly its share of the chance. */
    public int pick(Dice dice) {
        long left = dice.roll(total);
        int index = 0;
        while (left >= weights[index]) left -= weights[index++];
        return moves[index];
    }
}
