package tablee.wire.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.core.Entry;

/** The entries of a match being played, in arrays that are filled again: no entry is an object until somebody asks for them. */
final class EntryTape {
    private byte[] actors = new byte[64];
    private int[] moves = new int[64];
    private long[] times = new long[64];
    private int size;

    void add(int actor, int move, long at) {
        if (size == moves.length) reserve(2 * size);
        actors[size] = (byte) actor;
        moves[size] = move;
        times[size++] = at;
    }

    private void reserve(int capacity) {
        actors = Arrays.copyOf(actors, capacity);
        moves = Arrays.copyOf(moves, capacity);
        times = Arrays.copyOf(times, capacity);
    }

    void clear() {
        size = 0;
    }

    void become(EntryTape other) {
        if (moves.length < other.size) reserve(other.moves.length);
        System.arraycopy(other.actors, 0, actors, 0, other.size);
        System.arraycopy(other.moves, 0, moves, 0, other.size);
        System.arraycopy(other.times, 0, times, 0, other.size);
        size = other.size;
    }

    int size() {
        return size;
    }

    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(size);
        for (int i = 0; i < size; i++) entries.add(new Entry(actors[i], moves[i], times[i]));
        return entries;
    }
}
