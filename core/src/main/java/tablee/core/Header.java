package tablee.core;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a match was before its first entry. It holds seat numbers and never names, so that a person can be forgotten and
 * the match still verifies.
 *
 * @param sources the chance sources in use and their versions; a source that is not named here is replaced by its odds
 * @param start the position the match starts from, if not from the beginning
 */
public record Header(String game, Setup setup, SortedMap<String, Integer> sources, Optional<Record> start) {
    public Header {
        sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
    }

    public static Header of(String game, Setup setup) {
        return new Header(game, setup, new TreeMap<>(Map.of()), Optional.empty());
    }
}
