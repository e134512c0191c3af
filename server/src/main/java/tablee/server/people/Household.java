package tablee.server.people;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.server.http.Pool;
import tablee.store.Store;

/** Everything about people, put together; and once in a while those are forgotten who never came back. */
public final class Household implements AutoCloseable {
    private static final long PURGE_MILLIS = TimeUnit.HOURS.toMillis(6);
    private static final System.Logger LOG = System.getLogger(Household.class.getName());

    private final Vertx vertx;
    private final Oblivion oblivion;
    private final int keptDays;
    private final Me me;
    private final Signing signing;
    private final Programs programs;
    private final Notify notify;
    private final long timer;

    /**
     * @param signedOut closes what somebody has open whose sessions have ended
     * @param address where a request comes from
     * @param keptDays for how long guests and sessions are remembered that nobody sees
     */
    public Household(
            Vertx vertx,
            Store store,
            Pool readers,
            Entrance entrance,
            Letters letters,
            Oblivion oblivion,
            Consumer<String> signedOut,
            Function<HttpServerRequest, String> address,
            int keptDays) {
        this.vertx = vertx;
        this.oblivion = oblivion;
        this.keptDays = keptDays;
        me = new Me(store, entrance, readers, oblivion);
        signing = new Signing(store, entrance, me, readers, signedOut, address);
        programs = new Programs(store, entrance, readers, oblivion);
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
        oblivion.purge(keptDays)
                .onFailure(fault -> LOG.log(System.Logger.Level.WARNING, "nobody was forgotten", fault));
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
        signing.close();
    }
}
