package tablee.server.people.profile;

import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tablee.server.http.Connections;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/**
 * Who of one's friends is here now, at whatever node: here at once, elsewhere as noted every twenty seconds. Of people without friends
 * nothing is noted.
 */
public final class PresenceNotes implements AutoCloseable {
    private static final long EVERY_MILLIS = TimeUnit.SECONDS.toMillis(20);
    private static final long LASTS_MILLIS = 3 * EVERY_MILLIS;
    private static final long LEAST_MILLIS = 200;
    /** Who comes back sooner has only looked away. */
    private static final long AWAY_MILLIS = TimeUnit.MINUTES.toMillis(30);

    private final Vertx vertx;
    private final Store store;
    private final Connections connections;
    private final Consumer<String> arrived;
    private final long awayMillis;
    private final long timer;

    @Bounded(by = {Budget.SOCKETS, Budget.ALL_SOCKETS})
    private volatile Set<String> before = Set.of();

    /**
     * @param arrived is told who has come and was not here for a while
     * @param clockSpeed for tests: how much quicker time goes
     */
    public PresenceNotes(
            Vertx vertx,
            Store store,
            WorkerPool readers,
            Connections connections,
            Consumer<String> arrived,
            int clockSpeed) {
        this.vertx = vertx;
        this.store = store;
        this.connections = connections;
        this.arrived = arrived;
        awayMillis = AWAY_MILLIS / clockSpeed;
        timer = vertx.setPeriodic(Math.max(LEAST_MILLIS, EVERY_MILLIS / clockSpeed), id -> readers.ask(this::note));
    }

    private Void note() {
        Set<String> here = connections.people();
        Set<String> come = new HashSet<>(here);
        come.removeAll(before);
        before = here;
        long now = System.currentTimeMillis();
        come.stream()
                .filter(person -> store.bonds().lastSeen(person) < now - awayMillis)
                .forEach(arrived);
        if (!here.isEmpty()) {
            var unused = store.bonds().seen(here, now);
        }
        return null;
    }

    /** Whether one of somebody's friends is here, at whatever node. It reads the store. */
    public boolean isHere(String person, String friend) {
        return friendsHere(person).contains(friend);
    }

    /** It reads the store. Friends are two who both said so; of anybody else nothing is told. */
    Set<String> friendsHere(String person) {
        Set<String> here = new HashSet<>(store.bonds().hereOf(person, System.currentTimeMillis() - LASTS_MILLIS));
        here.addAll(connections.people());
        return here;
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
    }
}
