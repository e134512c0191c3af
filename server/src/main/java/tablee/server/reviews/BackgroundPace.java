package tablee.server.reviews;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Work that nobody's move waits for: it rests as long as it has worked, every few milliseconds, so that the processor is free for tables. */
public final class BackgroundPace {
    /** How somebody rests for a number of nanoseconds. */
    @FunctionalInterface
    public interface Rest {
        void take(long nanos) throws InterruptedException;
    }

    /** Sleeps. */
    public static final Rest SLEEP = TimeUnit.NANOSECONDS::sleep;

    private final Rest rest;
    private long since = System.nanoTime();

    public BackgroundPace(Rest rest) {
        this.rest = rest;
    }

    /** Comes every few milliseconds of work. */
    public void take() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
        rest.take(System.nanoTime() - since);
        since = System.nanoTime();
    }

    /** One thread of the lowest priority, which is there while there is something to do. */
    public static ThreadPoolExecutor thread(String name) {
        ThreadPoolExecutor one =
                new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), work -> {
                    Thread each = new Thread(work, name);
                    each.setDaemon(true);
                    each.setPriority(Thread.MIN_PRIORITY);
                    return each;
                });
        one.allowCoreThreadTimeOut(true);
        return one;
    }
}
