package tablee.bench.server;

/** When the next round trip of a table begins. */
enum PacedLoad {
    /** As soon as the last one is over. */
    CLOSED(0),
    /** Every two seconds, about as fast as people play when they play fast. */
    PACED(2_000);

    private final long everyMillis;

    PacedLoad(long everyMillis) {
        this.everyMillis = everyMillis;
    }

    /** How long to wait, counted from the begin of the last round trip; at least a moment where there is a pace. */
    long waitMillis(long beganNanos) {
        if (everyMillis == 0) return 0;
        return Math.max(1, everyMillis - (System.nanoTime() - beganNanos) / 1_000_000);
    }

    /** A time within the first round, so that not all begin at once. */
    long firstMillis(int number, int all) {
        return 1 + everyMillis * number / all;
    }
}
