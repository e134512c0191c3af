package tablee.server.tournaments;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vertx.ext.web.Router;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tablee.live.TableCluster;
import tablee.live.tournament.LiveTournaments;
import tablee.server.http.RateLimits;
import tablee.server.http.VisitorLookup;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.HouseRules;
import tablee.server.tables.NewsHub;
import tablee.store.Store;
import tablee.wire.engine.context.Rulesets;

/** Everything about tournaments that is reached from outside. */
public final class TournamentsModule implements AutoCloseable {
    private final LiveTournaments live;
    private final TournamentRoutes tournaments;
    private final EntryRoutes entries;

    public TournamentsModule(
            Store store,
            TableCluster cluster,
            NewsHub news,
            VisitorLookup visitors,
            RateLimits limits,
            WorkerPool readers,
            Supplier<Rulesets> rulesets,
            HouseRules rules,
            BooleanSupplier hasRoom) {
        live = new LiveTournaments(store, cluster, readers);
        live.listen((id, version) -> news.tell("tournament/" + id, changed(id, version)));
        MakerCheck makers = new MakerCheck(store, rules);
        tournaments = new TournamentRoutes(store, live, visitors, limits, readers, rulesets, makers, hasRoom);
        entries = new EntryRoutes(store, live, visitors, limits, readers, makers);
    }

    private static String changed(String id, int version) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("event", "tournament")
                .put("tournament", id)
                .put("version", version)
                .toString();
    }

    /** Those who run the server have written to this tournament: those who look at it here look again. */
    public void changed(String id) {
        live.changed(id);
    }

    public void routes(Router router) {
        tournaments.on(router);
        entries.on(router);
    }

    @Override
    public void close() {
        live.close();
    }
}
