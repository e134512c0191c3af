package tablee.server.dailies;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.security.SecureRandom;
import tablee.live.TableCluster;
import tablee.server.http.RateLimits;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.tables.TablesModule;
import tablee.store.Store;

/** Everything about the daily challenge that is reached from outside, and what looks after it. */
public final class DailyModule implements AutoCloseable {
    private final DailyUpkeep clerk;
    private final DailyRoutes routes;
    private final DailyReading reading;

    public DailyModule(
            Vertx vertx,
            Store store,
            TableCluster cluster,
            TablesModule tables,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers) {
        DailyBook book = new DailyBook(store, new SecureRandom());
        clerk = new DailyUpkeep(vertx, book, readers, cluster::wallMillis);
        routes = new DailyRoutes(book, store, tables, visitors, limits, readers, cluster::wallMillis);
        reading = new DailyReading(store, visitors, readers, cluster::wallMillis, limits);
    }

    public void on(Router router) {
        routes.on(router);
        reading.on(router);
    }

    @Override
    public void close() {
        clerk.close();
    }
}
