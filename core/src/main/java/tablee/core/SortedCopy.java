package tablee.core;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** A map that nobody changes any more. A page without a server has another class in this one's place. */
public final class SortedCopy {
    private SortedCopy() {}

    public static <K, V> SortedMap<K, V> of(SortedMap<K, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }
}
