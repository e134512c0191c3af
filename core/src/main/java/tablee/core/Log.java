package tablee.core;

import java.util.Arrays;
import java.util.List;

/** The entries of a match. Immutable; a log that is longer by one entry is another log. */
final class Log {
    static final Log EMPTY = new Log(new Entry[0]);

    private final Entry[] entries;

    private Log(Entry[] entries) {
        this.entries = entries;
    }

    Log and(Entry entry) {
        Entry[] longer = Arrays.copyOf(entries, entries.length + 1);
        longer[entries.length] = entry;
        return new Log(longer);
    }

    int size() {
        return entries.length;
    }

    Entry last() {
        return entries[entries.length - 1];
    }

    Entry get(int index) {
        return entries[index];
    }

    List<Entry> asList() {
        return List.of(entries);
    }
}
