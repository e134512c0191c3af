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
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
        }
        moves[size] = move;
        weights[size++] = weight;
        total += weight;
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
