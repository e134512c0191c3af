package tablee.core;

import java.util.Arrays;

/** A list of moves that is filled again and again. */
public final class Moves {
    private int[] moves = new int[64];
    private int size;
    private boolean sample;

    public void clear() {
        size = 0;
        sample = false;
    }

    public void add(int move) {
        if (size == moves.length) moves = Arrays.copyOf(moves, 2 * size);
        moves[size++] = move;
    }

    /** Says that there are more legal moves than are listed. */
    public void sample() {
        sample = true;
    }

    public boolean isSample() {
        return sample;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int index) {
        return moves[index];
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) if (moves[i] == move) return true;
        return false;
    }

    public int pick(Dice dice) {
        return moves[dice.roll(size)];
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
