package tablee.server.reviews;

import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.table.budget.Budget;

/** Statistics of one's own, which nobody else can ask for. */
public final class StatisticsRoutes {
    private final Store store;
    private final VisitorLookup visitors;
    private final RateLimits limits;
    private final WorkerPool readers;

    public StatisticsRoutes(Store store, VisitorLookup visitors, RateLimits limits, WorkerPool readers) {
        this.store = store;
        this.visitors = visitors;
        this.limits = limits;
        this.readers = readers;
    }

    public void on(Router router) {
        router.get("/api/me/statistics").handler(Replies.json(this::mine));
    }

    private Future<OwnStatistics> mine(RoutingContext context) {
        return visitors.require(context.request()).compose(person -> {
            limits.demand(Budget.STATISTICS_READ, person.id());
            return readers.ask(() -> OwnStatistics.of(store, person.id()));
        });
    }
}
