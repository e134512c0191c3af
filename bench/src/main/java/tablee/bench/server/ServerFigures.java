package tablee.bench.server;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Round trips between two moments: how many, and how long each took. */
final class ServerFigures {
    private static final int MOST = 4_000_000;

    /** @param perSecond round trips a second; times in microseconds */
    record Summary(double perSecond, long medianMicros, long p99Micros) {}

    private final int[] micros = new int[MOST];
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicLong begun = new AtomicLong();
    private volatile boolean counting;

    void begin() {
        count.set(0);
        begun.set(System.nanoTime());
        counting = true;
    }

    void add(long nanos) {
        if (!counting) return;
        int place = count.getAndIncrement();
        if (place < MOST) micros[place] = (int) Math.min(Integer.MAX_VALUE, nanos / 1_000);
    }

    /** So far. */
    int count() {
        return count.get();
    }

    Summary end() {
        counting = false;
        double seconds = (System.nanoTime() - begun.get()) / (double) TimeUnit.SECONDS.toNanos(1);
        int[] sorted = Arrays.copyOf(micros, Math.min(MOST, count.get()));
        Arrays.sort(sorted);
        if (sorted.length == 0) return new Summary(0, 0, 0);
        return new Summary(count.get() / seconds, sorted[sorted.length / 2], sorted[sorted.length * 99 / 100]);
    }
}
