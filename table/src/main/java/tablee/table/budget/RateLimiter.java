package tablee.table.budget;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import tablee.core.Sha256;

/**
 * How often each owner may do something: some times at once, and once more every so often. It is the only limiter there is.
 *
 * <p>Who makes up names fills no memory: a long name is kept as its hash, a name that may do as much as a new one is forgotten, and only
 * the names used last are kept.
 */
public final class RateLimiter {
    private static final int STRIPES = 16;
    private static final int KEYS_IN_STRIPE = 1_024;
    private static final int KEY_CHARS = 40;
    private static final int HASH_BYTES = 16;
    private static final long NANOS = 1_000_000;

    /** What one name has spent, as the moment at which all of it has come back: one number instead of a count and a time. */
    private static final class Spent {
        private long untilNanos;
    }

    private final long againNanos;
    private final long mostAheadNanos;
    private final Stripe[] stripes;

    public RateLimiter(Budget budget) {
        this(budget, 1);
    }

    /** @param times what the limits are multiplied by, for tests and measurements */
    public RateLimiter(Budget budget, int times) {
        this(budget, times, STRIPES, KEYS_IN_STRIPE);
    }

    /** One for a single table, where few people are and one thread is. */
    public static RateLimiter small(Budget budget, int mostKeys) {
        return new RateLimiter(budget, 1, 1, mostKeys);
    }

    private RateLimiter(Budget budget, int times, int stripes, int mostKeys) {
        againNanos = Math.max(1, budget.againMillis() * NANOS / times);
        mostAheadNanos = (budget.most() * times - 1) * againNanos;
        this.stripes = new Stripe[stripes];
        Arrays.setAll(this.stripes, i -> new Stripe(mostKeys));
    }

    /** Whether this owner may do it once more; if so, it counts. */
    public boolean take(String who, long nowNanos) {
        return take(who, 1, nowNanos);
    }

    /** Whether this owner may do something that counts for several; if so, it counts. */
    public boolean take(String who, int times, long nowNanos) {
        String key = key(who);
        return stripe(key).take(key, times, nowNanos);
    }

    /** The last one does not count after all. */
    public void giveBack(String who) {
        String key = key(who);
        stripe(key).giveBack(key);
    }

    /** Forgets all who may do as much as if they had never come. */
    public void forgetIdle(long nowNanos) {
        for (Stripe each : stripes) each.forgetIdle(nowNanos);
    }

    /** How many names are kept. */
    public int size() {
        return Arrays.stream(stripes).mapToInt(Stripe::count).sum();
    }

    private Stripe stripe(String key) {
        int hash = key.hashCode();
        return stripes[(hash ^ (hash >>> 16)) & (stripes.length - 1)];
    }

    /** Short texts stand for themselves; of a long one, which a stranger wrote, only a hash is kept. */
    public static String key(String who) {
        if (who.length() <= KEY_CHARS) return who;
        return HexFormat.of().formatHex(Sha256.of(who.getBytes(StandardCharsets.UTF_8)), 0, HASH_BYTES);
    }

    /** A part of the names, so that threads seldom wait for each other. The name used longest ago comes first. */
    private final class Stripe {
        private final int most;

        @Bounded(why = "the names used last, at most `most`")
        private final Map<String, Spent> names = new LinkedHashMap<>(16, 0.75f, true);

        Stripe(int most) {
            this.most = most;
        }

        synchronized boolean take(String key, int times, long nowNanos) {
            Spent spent = names.get(key);
            if (spent == null) spent = enter(key, nowNanos);
            long ahead = Math.max(0, spent.untilNanos - nowNanos);
            if (ahead + (times - 1) * againNanos > mostAheadNanos) return false;
            spent.untilNanos = nowNanos + ahead + times * againNanos;
            return true;
        }

        private Spent enter(String key, long nowNanos) {
            Iterator<Spent> oldest = names.values().iterator();
            while (oldest.hasNext() && (oldest.next().untilNanos - nowNanos <= 0 || names.size() >= most))
                oldest.remove();
            Spent spent = new Spent();
            spent.untilNanos = nowNanos;
            names.put(key, spent);
            return spent;
        }

        synchronized void giveBack(String key) {
            Spent spent = names.get(key);
            if (spent != null) spent.untilNanos -= againNanos;
        }

        synchronized void forgetIdle(long nowNanos) {
            names.values().removeIf(spent -> spent.untilNanos - nowNanos <= 0);
        }

        synchronized int count() {
            return names.size();
        }
    }
}
