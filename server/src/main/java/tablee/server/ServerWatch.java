package tablee.server;

import java.util.Optional;
import tablee.live.TableCluster;
import tablee.server.http.Connections;
import tablee.server.http.HttpGuards;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.server.tables.TablesModule;
import tablee.server.watch.DatabaseWatch;
import tablee.server.watch.Metrics;
import tablee.server.watch.NodeWatch;
import tablee.store.Store;

/** What is looked at all the time: whether the server can play, who else is there, and what is measured. */
final class ServerWatch implements AutoCloseable {
    private static final long LOOK_MILLIS = 1_000;
    private static final long COUNT_MILLIS = 10_000;

    private final Metrics metrics = new Metrics();
    private final Store store;
    private final WorkerPool readers;
    private final TableCluster cluster;
    private final DatabaseWatch database;

    ServerWatch(Backend backend, boolean alone) {
        store = backend.store();
        readers = backend.readers();
        cluster = backend.cluster();
        database = new DatabaseWatch(() -> readers.ask(() -> store.tables().load("")), System::nanoTime);
        store.observe(metrics.play());
        metrics.build(version());
        metrics.gauge("tablee.ready", "1 while people can be sent here", () -> isReady() ? 1 : 0);
        metrics.gauge("tablee.database.up", "1 while the database answers", () -> database.answers() ? 1 : 0);
        metrics.gauge(
                "tablee.cluster.members",
                "nodes that are in the cluster and answer, this one among them",
                () -> alone ? 1 : NodeWatch.members(cluster.system()));
        if (!alone) NodeWatch.begin(cluster.system());
        backend.vertx().setPeriodic(LOOK_MILLIS, timer -> database.tick());
        backend.vertx().setPeriodic(0, COUNT_MILLIS, timer -> countTables());
    }

    /** What the doors and the threads behind them are measured by. */
    void measure(Backend backend, HttpGuards guards, TablesModule tables) {
        Connections sockets = guards.connections();
        metrics.gauge("tablee.connections", "open connections, sockets among them", guards.slow()::size);
        metrics.gauge("tablee.sockets", "open sockets", sockets::size);
        metrics.gauge("tablee.lobby.watchers", "people who look at the lobby", tables::watchers);
        metrics.gauge("tablee.reads.waiting", "reads of the store that wait", readers::waiting);
        metrics.gauge("tablee.write.longest.nanos", "longest commit since last asked", store::longestWriteNanos);
        metrics.gauge("tablee.unread.bytes", "bytes that were sent and not read", guards.guard()::unread);
        metrics.gauge("tablee.bots.waiting", "decisions that wait for a bot", backend.botThreads()::waiting);
        metrics.count("tablee.lines.heard", "lines that people sent", sockets, Connections::heard);
        metrics.count("tablee.lines.said", "lines sent to people", sockets, Connections::said);
        metrics.count("tablee.refusals", "requests refused for being too many", guards.limits(), RateLimits::refusals);
    }

    private void countTables() {
        readers.ask(store.tables()::phases).onSuccess(metrics.play()::tables);
    }

    /** Known already: nobody waits for it. */
    boolean isReady() {
        return database.answers() && cluster.isReady();
    }

    Metrics metrics() {
        return metrics;
    }

    static String version() {
        return Optional.ofNullable(Server.class.getPackage().getImplementationVersion())
                .orElse("unpacked");
    }

    @Override
    public void close() {
        metrics.close();
    }
}
