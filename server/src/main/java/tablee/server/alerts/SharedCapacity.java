package tablee.server.alerts;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.concurrent.TimeUnit;
import tablee.server.http.HttpFault;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;

/** Room that many share, each with a part of it: those who have as much as may be wait a moment for some of it to come back. */
final class SharedCapacity {
    private static final long PATIENCE_MILLIS = 3_000;
    private static final long AGAIN_MILLIS = 50;

    private final Vertx vertx;
    private final HeldCount held;

    SharedCapacity(Vertx vertx, Budget each, Budget all) {
        this.vertx = vertx;
        held = new HeldCount(each, all, 1);
    }

    /** A place, which has to be given back; a {@link HttpFault} where none comes free in time. */
    Future<Void> take(String who) {
        return take(who, PATIENCE_MILLIS);
    }

    private Future<Void> take(String who, long patienceMillis) {
        if (held.take(who, 1)) return Future.succeededFuture();
        if (patienceMillis <= 0) return Future.failedFuture(new HttpFault(503, "busy"));
        return vertx.timer(AGAIN_MILLIS, TimeUnit.MILLISECONDS)
                .compose(done -> take(who, patienceMillis - AGAIN_MILLIS));
    }

    void giveBack(String who) {
        held.giveBack(who, 1);
    }

    /** How many places are taken. */
    long inAll() {
        return held.inAll();
    }
}
