package tablee.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.security.SecureRandom;
import tablee.live.TableCluster;
import tablee.live.runner.ServerClock;
import tablee.live.threads.BotThreads;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.database.WriteLock;
import tablee.table.budget.Budget;

/** What works behind the doors: the store, the threads that read it, the bots and the tables. */
record Backend(
        Vertx vertx,
        WriteLock writeLock,
        Store store,
        WorkerPool readers,
        BotThreads botThreads,
        TableCluster cluster) {
    static final int CORES = Runtime.getRuntime().availableProcessors();

    private static final int READERS = 4;
    private static final System.Logger LOG = System.getLogger(Backend.class.getName());

    static Backend open(ServerSettings settings, OpenedResources opened) {
        SecureRandom random = new SecureRandom();
        WriteLock writeLock = opened.add(
                settings.cluster().isPresent()
                        ? WriteLock.shared(settings.database())
                        : WriteLock.of(settings.database()));
        Store store = opened.add(Store.open(settings.database()));
        WorkerPool readers = opened.add(new WorkerPool("tablee-reader", READERS, Budget.READS_WAITING.count()));
        Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        opened.add(() -> vertx.close().await());
        int speed = settings.times().clockSpeed();
        BotThreads bots = opened.add(new BotThreads(Math.max(1, CORES - 1), random::nextLong, speed));
        TableCluster cluster = opened.add(cluster(settings, store, new RandomSeeds(random), bots, readers));
        return new Backend(vertx, writeLock, store, readers, bots, cluster);
    }

    private static TableCluster cluster(
            ServerSettings settings, Store store, RandomSeeds seeds, BotThreads bots, WorkerPool readers) {
        int speed = settings.times().clockSpeed();
        ServerClock usual = speed == 1 ? ServerClock.SYSTEM : ServerClock.fast(speed);
        ServerClock clock = usual.ahead(settings.times().aheadMillis());
        return settings.cluster()
                .map(place -> TableCluster.member(place, store, seeds, bots, clock, readers))
                .orElseGet(() -> TableCluster.alone(store, seeds, bots, clock, readers));
    }

    /** Says again that the database is this server's. */
    void keepLock() {
        readers.ask(writeLock::keep).onSuccess(Backend::warnUnless);
    }

    private static void warnUnless(boolean locked) {
        if (!locked) LOG.log(System.Logger.Level.WARNING, "the database is away, or in use by another server");
    }
}
