package tablee.server.people;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;

/** Everything about people, put together; and once in a while those are forgotten who never came back. */
public final class PeopleModule implements AutoCloseable {
    private static final long PURGE_MILLIS = TimeUnit.HOURS.toMillis(6);
    private static final System.Logger LOG = System.getLogger(PeopleModule.class.getName());

    private final Vertx vertx;
    private final Erasure erasure;
    private final int keptDays;
    private final ProfileRoutes me;
    private final AccountRoutes signing;
    private final BotTokenRoutes programs;
    private final NoticeRoutes notify;
    private final long timer;

    /**
     * @param signedOut closes what somebody has open whose sessions have ended
     * @param keptDays for how long guests and sessions are remembered that nobody sees
     */
    public PeopleModule(
            Vertx vertx,
            Store store,
            WorkerPool readers,
            Authentication entrance,
            NoticeMails letters,
            Erasure erasure,
            Consumer<String> signedOut,
            RateLimits limits,
            int keptDays) {
        this.vertx = vertx;
        this.erasure = erasure;
        this.keptDays = keptDays;
        me = new ProfileRoutes(store, entrance, readers, erasure);
        signing = new AccountRoutes(store, entrance, me, readers, signedOut, limits);
        programs = new BotTokenRoutes(store, entrance, readers, erasure);
        notify = new NoticeRoutes(store, entrance, readers, letters, limits.addresses()::of);
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
        erasure.purge(keptDays).onFailure(fault -> LOG.log(System.Logger.Level.WARNING, "nobody was forgotten", fault));
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
        signing.close();
    }
}
