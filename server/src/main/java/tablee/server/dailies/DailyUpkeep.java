package tablee.server.dailies;

import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import tablee.server.http.WorkerPool;

/** Draws the deals of the next day in time, and compares results when a day is over. At every node: what is done twice is the same. */
public final class DailyUpkeep implements AutoCloseable {
    private static final long EVERY_MILLIS = TimeUnit.SECONDS.toMillis(20);
    private static final System.Logger LOG = System.getLogger(DailyUpkeep.class.getName());

    private final Vertx vertx;
    private final DailyBook book;
    private final WorkerPool readers;
    private final LongSupplier calendar;
    private final long timer;
    private boolean busy;

    DailyUpkeep(Vertx vertx, DailyBook book, WorkerPool readers, LongSupplier calendar) {
        this.vertx = vertx;
        this.book = book;
        this.readers = readers;
        this.calendar = calendar;
        timer = vertx.setPeriodic(1, EVERY_MILLIS, id -> workUnlessBusy());
    }

    private void workUnlessBusy() {
        if (busy) return;
        busy = true;
        readers.ask(this::work)
                .onFailure(fault ->
                        LOG.log(System.Logger.Level.WARNING, "the daily challenge was not looked after: " + fault))
                .onComplete(done -> busy = false);
    }

    private boolean work() {
        long now = calendar.getAsLong();
        book.draw(now).join();
        if (book.hasToClose(now)) book.close(now);
        return true;
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
    }
}
