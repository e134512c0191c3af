package tablee.server.people;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Tries that somebody has, by a key: some at once, and another one every so often. Only the keys used last are remembered, so
 * that whoever makes keys up fills no memory.
 */
final class TryLimiter {
    private static final int MOST_KEYS = 10_000;

    /** @param fullAtMillis when there will be as many tries as at first */
    private record Bucket(long fullAtMillis) {}

    private final int tries;
    private final long refillMillis;
    private final LongSupplier clock;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_KEYS;
        }
    };

    /** @param clock in milliseconds, never going back */
    TryLimiter(int tries, long refillMillis, LongSupplier clock) {
        this.tries = tries;
        this.refillMillis = refillMillis;
        this.clock = clock;
    }

    /** Takes a try, if there is one left. */
    synchronized boolean take(String key) {
        long now = clock.getAsLong();
        long fullAt = Math.max(now, buckets.getOrDefault(key, new Bucket(now)).fullAtMillis);
        if (fullAt - now > (tries - 1) * refillMillis) return false;
        buckets.put(key, new Bucket(fullAt + refillMillis));
        return true;
    }

    /** Whoever was right did not guess: that try does not count. */
    synchronized void giveBack(String key) {
        buckets.computeIfPresent(key, (same, bucket) -> new Bucket(bucket.fullAtMillis - refillMillis));
    }
}
