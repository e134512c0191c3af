package tablee.testkit;

import java.nio.file.Path;
import java.util.stream.LongStream;

/**
 * What the tests were told from outside, as system properties.
 *
 * @param games how many random games ({@code tablee.games}; otherwise 10,000 with {@code tablee.full}, else 400)
 * @param seed the one game to play again ({@code tablee.seed}), or 0
 * @param full whether nothing is left out to save time ({@code tablee.full})
 * @param record whether files are rewritten instead of checked ({@code tablee.record})
 * @param root the repository's folder ({@code tablee.root})
 */
record TrialSettings(int games, long seed, boolean full, boolean record, Path root) {
    static TrialSettings fromSystem() {
        boolean full = Boolean.getBoolean("tablee.full");
        return new TrialSettings(
                Integer.getInteger("tablee.games", full ? 10_000 : 400),
                Long.getLong("tablee.seed", 0),
                full,
                Boolean.getBoolean("tablee.record"),
                Path.of(System.getProperty("tablee.root", "..")));
    }

    /** One game that is played again is looked at entry by entry. */
    boolean thorough() {
        return seed != 0;
    }

    LongStream seeds() {
        return thorough() ? LongStream.of(seed) : LongStream.rangeClosed(1, games);
    }
}
