package tablee.server.ratings;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;
import tablee.server.http.EventLoop;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.database.StoreException;

/** Enters matches that have ended into the ratings, soon and one after the other. At every node: who comes second finds it done. */
public final class RatingUpdater implements AutoCloseable {
    private static final long EVERY_MILLIS = TimeUnit.SECONDS.toMillis(1);
    private static final System.Logger LOG = System.getLogger(RatingUpdater.class.getName());

    private final Vertx vertx;
    private final Store store;
    private final WorkerPool readers;
    private final long timer;
    private boolean busy;

    public RatingUpdater(Vertx vertx, Store store, WorkerPool readers) {
        this.vertx = vertx;
        this.store = store;
        this.readers = readers;
        timer = vertx.setPeriodic(EVERY_MILLIS, id -> enterUnlessBusy());
    }

    private void enterUnlessBusy() {
        if (busy) return;
        busy = true;
        enter().onFailure(RatingUpdater::complain).onComplete(done -> busy = false);
    }

    private Future<Void> enter() {
        return readers.ask(store.ratings()::hasWaiting)
                .compose(waiting -> waiting
                        ? EventLoop.back(store.ratings().enterWaiting(FirstRatings::of))
                                .compose(done -> enter())
                        : Future.succeededFuture());
    }

    private static void complain(Throwable fault) {
        System.Logger.Level level =
                StoreException.isRefused(fault) ? System.Logger.Level.DEBUG : System.Logger.Level.WARNING;
        LOG.log(level, "matches were not entered into the ratings: " + fault);
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
    }
}
