package tablee.bots;

import java.util.Arrays;

/** From moves to nodes, filled again at every step of a search: a hash table that is cleared by counting up. */
final class MoveIndex {
    private int[] keys = new int[128];
    private int[] values = new int[128];
    private int[] filled = new int[128];
    private int size;
    private int time;

    void clear() {
        size = 0;
        if (++time == 0) {
            Arrays.fill(filled, 0);
            time = 1;
        }
    }

    void put(int key, int value) {
        if (2 * ++size > keys.length) grow();
        int place = place(key);
        keys[place] = key;
        values[place] = value;
        filled[place] = time;
    }

    /** The node, or {@link Tree#NONE}. */
    int get(int key) {
        int place = place(key);
        return filled[place] == time ? values[place] : Tree.NONE;
    }

    private int place(int key) {
        int mask = keys.length - 1;
        int place = ((key * 0x9E3779B9) >>> 16) & mask;
        while (filled[place] == time && keys[place] != key) place = (place + 1) & mask;
        return place;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldValues = values;
        int[] oldFilled = filled;
        keys = new int[2 * oldKeys.length];
        values = new int[2 * oldKeys.length];
        filled = new int[2 * oldKeys.length];
        int then = time;
        time = 1;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldFilled[i] != then) continue;
            int place = place(oldKeys[i]);
            keys[place] = oldKeys[i];
            values[place] = oldValues[i];
            filled[place] = time;
        }
    }
}
