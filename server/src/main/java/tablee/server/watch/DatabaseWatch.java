package tablee.server.watch;

import io.vertx.core.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Whether the database answers. It is looked at once a second, no matter who asks: a question that only waits for a database which is away would
 * be answered when it is too late.
 */
public final class DatabaseWatch {
    private static final System.Logger LOG = System.getLogger(DatabaseWatch.class.getName());
    /** A look that takes longer says as much as one that fails. */
    private static final long LATE_NANOS = TimeUnit.SECONDS.toNanos(2);

    private final Supplier<Future<?>> look;
    private final LongSupplier nanos;
    private Future<?> looking = Future.succeededFuture();
    private long sinceNanos;
    private long awaySinceNanos;
    private volatile boolean answers = true;

    /**
     * @param look fails while the database is away
     * @param nanos the time, from anywhere
     */
    public DatabaseWatch(Supplier<Future<?>> look, LongSupplier nanos) {
        this.look = look;
        this.nanos = nanos;
    }

    public boolean answers() {
        return answers;
    }

    /** To be called once a second; never two looks at a time. */
    public synchronized void tick() {
        long now = nanos.getAsLong();
        if (!looking.isComplete()) {
            if (now - sinceNanos >= LATE_NANOS) note(false);
            return;
        }
        sinceNanos = now;
        looking = look.get();
        looking.onComplete(done -> note(done.succeeded()));
    }

    private synchronized void note(boolean now) {
        if (now == answers) return;
        answers = now;
        if (now) back();
        else away();
    }

    private void away() {
        awaySinceNanos = nanos.getAsLong();
        LOG.log(
                System.Logger.Level.WARNING,
                "the database does not answer; nobody can move until it is back, and nothing is lost");
    }

    private void back() {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos.getAsLong() - awaySinceNanos);
        LOG.log(System.Logger.Level.INFO, "the database is back after " + seconds + " s; play goes on");
    }
}
