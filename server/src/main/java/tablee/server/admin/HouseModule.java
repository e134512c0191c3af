package tablee.server.admin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.server.http.Connections;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.HouseRules;
import tablee.store.Store;

/** Everything about those who run the server, put together. */
public final class HouseModule implements AutoCloseable {
    private final LiveActs live;
    private final AdminApi admin;
    private final HouseRoutes house;
    private final ReportRoutes reports;

    /**
     * @param leave takes a person away from all tables, where bots go on
     * @param readAgain has this table, if it is awake, read once more from the store
     * @param tournamentChanged tells those who look at this tournament to look again
     * @param facts what pages say about the house, beside the rest
     */
    public HouseModule(
            Vertx vertx,
            Store store,
            Authentication entrance,
            WorkerPool readers,
            Connections connections,
            HouseRules rules,
            Function<String, Future<Void>> leave,
            Consumer<String> readAgain,
            Consumer<String> tournamentChanged,
            ObjectNode facts) {
        live = new LiveActs(vertx, store, readers, connections, readAgain, tournamentChanged);
        admin = new AdminApi(store, entrance, readers, rules, live, leave, () -> now(store, connections));
        house = new HouseRoutes(store, entrance, rules, live, facts);
        reports = new ReportRoutes(store, entrance, readers);
    }

    private static ObjectNode now(Store store, Connections connections) {
        ObjectNode now = JsonNodeFactory.instance.objectNode();
        now.put("people", connections.people().size()).put("sockets", connections.size());
        store.tables().phases().forEach((phase, count) -> now.put("tables-" + phase, count));
        return now.put("bytes", store.usedBytes());
    }

    public void on(Router router) {
        admin.on(router);
        house.on(router);
        reports.on(router);
    }

    @Override
    public void close() {
        live.close();
    }
}
