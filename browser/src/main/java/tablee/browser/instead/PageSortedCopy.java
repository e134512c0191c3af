package tablee.browser.instead;

import java.util.SortedMap;
import java.util.TreeMap;

/** {@link tablee.core.SortedCopy} as a plain copy: the compiler knows no sorted map that cannot be changed. */
public final class PageSortedCopy {
    private PageSortedCopy() {}

    public static <K, V> SortedMap<K, V> of(SortedMap<K, V> map) {
        return new TreeMap<>(map);
    }
}
