package tablee.server;

import io.vertx.core.Vertx;
import java.util.Optional;
import tablee.server.http.WorkerPool;
import tablee.server.watch.DatabaseWatch;
import tablee.server.watch.Metrics;
import tablee.server.watch.NodeWatch;
import tablee.store.Store;
import tablee.table.live.TableCluster;

/** What is looked at all the time: whether the server can play, who else is there, and what is measured. */
final class ServerWatch implements AutoCloseable {
    private static final long LOOK_MILLIS = 1_000;
    private static final long COUNT_MILLIS = 10_000;

    private final Metrics metrics = new Metrics();
    private final Store store;
    private final WorkerPool readers;
    private final TableCluster cluster;
    private final DatabaseWatch database;

    ServerWatch(Vertx vertx, Store store, WorkerPool readers, TableCluster cluster, boolean alone) {
        this.store = store;
        this.readers = readers;
        this.cluster = cluster;
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
        vertx.setPeriodic(LOOK_MILLIS, timer -> database.tick());
        vertx.setPeriodic(0, COUNT_MILLIS, timer -> countTables());
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
