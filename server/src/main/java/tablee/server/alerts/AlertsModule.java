package tablee.server.alerts;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import tablee.live.runner.TableNews;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;

/** Everything about alerts, put together. */
public final class AlertsModule implements AutoCloseable {
    private final AlertSender clerk;
    private final AlertRoutes routes;
    private final AlertOffPage page;

    /**
     * @param base the address of the server, without a slash at its end
     * @param contact whom a push service can turn to
     * @param inside {@code name:port} of machines inside that may be called all the same
     * @param isAt whether this person has this table open
     * @param isHere whether this friend of somebody is here
     * @param clockSpeed for tests: how much quicker time goes
     */
    public AlertsModule(
            Vertx vertx,
            Store store,
            Authentication entrance,
            WorkerPool readers,
            RateLimits limits,
            Supplier<String> base,
            Supplier<String> contact,
            List<String> inside,
            BiPredicate<String, String> isAt,
            BiPredicate<String, String> isHere,
            int clockSpeed) {
        PushIdentity identity = PushIdentity.of(store, contact);
        OutsideAddresses addresses = new OutsideAddresses(HostResolver.SYSTEM, inside);
        OutsideCalls calls = new OutsideCalls(vertx, addresses, limits, Optional.empty());
        AlertDelivery delivery = new AlertDelivery(store, calls, identity, base);
        AlertPlan plan = new AlertPlan(store, isAt, isHere, clockSpeed);
        clerk = new AlertSender(vertx, store, readers, limits, delivery, plan, clockSpeed);
        routes = new AlertRoutes(store, entrance, readers, clerk, new NewChannels(calls), identity.publicHalf());
        page = new AlertOffPage(store, readers);
    }

    public void on(Router router) {
        routes.on(router);
        page.on(router);
    }

    /** A table waits for somebody now. From whatever thread. */
    public void on(TableNews news) {
        clerk.on(news);
    }

    public void invited(String friend, String by, String table) {
        clerk.invited(friend, by, table);
    }

    /** Somebody has come who was not here for a while. */
    public void arrived(String person) {
        clerk.arrived(person);
    }

    @Override
    public void close() {
        clerk.close();
    }
}
