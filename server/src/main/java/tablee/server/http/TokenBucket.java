package tablee.server.http;

/** Lets so many pass at once, and so many each minute after that. */
final class TokenBucket {
    private static final long NANOS = 1_000_000_000L;

    private final long most;
    private final long perMinute;
    private long left;
    private long sinceNanos;

    TokenBucket(long most, long perMinute, long nowNanos) {
        this.most = most * NANOS;
        this.perMinute = perMinute;
        left = this.most;
        sinceNanos = nowNanos;
    }

    synchronized boolean take(long nowNanos) {
        fill(nowNanos);
        if (left < NANOS) return false;
        left -= NANOS;
        return true;
    }

    /** Whether it is as good as a new one. */
    synchronized boolean isFull(long nowNanos) {
        fill(nowNanos);
        return left == most;
    }

    private void fill(long nowNanos) {
        long passed = Math.min(nowNanos - sinceNanos, 3_600 * NANOS);
        left = Math.min(most, left + passed * perMinute / 60);
        sinceNanos = nowNanos;
    }
}
