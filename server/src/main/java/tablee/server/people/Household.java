package tablee.server.people;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import tablee.server.http.Pool;
import tablee.store.Sessions;
import tablee.store.Store;

/** Everything about people, put together; and once in a while those are forgotten who never came back. */
public final class Household implements AutoCloseable {
    private static final long PURGE_MILLIS = TimeUnit.HOURS.toMillis(6);
    private static final System.Logger LOG = System.getLogger(Household.class.getName());

    private final Vertx vertx;
    private final Store store;
    private final int keptDays;
    private final Me me;
    private final Signing signing;
    private final Programs programs;
    private final Notify notify;
    private final long timer;

    /**
     * @param address where a request comes from
     * @param keptDays for how long guests and sessions are remembered that nobody sees
     */
    public Household(
            Vertx vertx,
            Store store,
            Pool readers,
            Entrance entrance,
            Letters letters,
            Me.Farewell farewell,
            Function<HttpServerRequest, String> address,
            int keptDays) {
        this.vertx = vertx;
        this.store = store;
        this.keptDays = keptDays;
        me = new Me(store, entrance, readers, farewell);
        signing = new Signing(store, entrance, me, readers, address);
        programs = new Programs(store, entrance, readers, farewell);
        notify = new Notify(store, entrance, readers, letters);
        purge();
        timer = vertx.setPeriodic(PURGE_MILLIS, id -> purge());
    }

    public void on(Router router) {
        me.on(router);
        signing.on(router);
        programs.on(router);
        notify.on(router);
    }

    private void purge() {
        int today = Sessions.day(System.currentTimeMillis());
        var unused = store.sessions().purge(today - keptDays).whenComplete((done, fault) -> {
            if (fault != null) LOG.log(System.Logger.Level.WARNING, "nobody was forgotten", fault);
        });
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
        signing.close();
    }
}
