package tablee.core;

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
 * @param chance how outcomes follow from the seed: {@link #NUMBERED} or {@link #STREAMS}
 */
public record Header(String game, Setup setup, SortedMap<String, Integer> sources, Optional<Record> start, int chance) {
    /** Outcomes are numbered through, whatever they are for: the chance of release 0.1.0. */
    public static final int NUMBERED = 1;

    /** Every purpose has its own stream, so that matches with one seed stay alike after they part. */
    public static final int STREAMS = 2;

    public Header {
        sources = SortedCopy.of(sources);
        if (chance < NUMBERED || chance > STREAMS) {
            throw new BadInput("This match deals by version " + chance + ", and only 1 and 2 are known here.");
        }
    }

    /** A header as release 0.1.0 wrote it: outcomes are numbered through. */
    public Header(String game, Setup setup, SortedMap<String, Integer> sources, Optional<Record> start) {
        this(game, setup, sources, start, NUMBERED);
    }

    public static Header of(String game, Setup setup) {
        return new Header(game, setup, new TreeMap<>(Map.of()), Optional.empty());
    }
}
