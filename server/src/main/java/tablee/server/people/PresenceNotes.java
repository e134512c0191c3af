package tablee.server.people;

import io.vertx.core.Vertx;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import tablee.server.http.Connections;
import tablee.server.http.WorkerPool;
import tablee.store.Store;

/**
 * Who of one's friends is here now, at whatever node: here at once, elsewhere as noted every twenty seconds. Of people without friends
 * nothing is noted.
 */
public final class PresenceNotes implements AutoCloseable {
    private static final long EVERY_MILLIS = TimeUnit.SECONDS.toMillis(20);
    private static final long LASTS_MILLIS = 3 * EVERY_MILLIS;

    private final Vertx vertx;
    private final Store store;
    private final Connections connections;
    private final long timer;

    public PresenceNotes(Vertx vertx, Store store, WorkerPool readers, Connections connections) {
        this.vertx = vertx;
        this.store = store;
        this.connections = connections;
        timer = vertx.setPeriodic(EVERY_MILLIS, id -> readers.ask(this::note));
    }

    private Void note() {
        Set<String> here = connections.people();
        if (!here.isEmpty()) {
            var unused = store.bonds().seen(here, System.currentTimeMillis());
        }
        return null;
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
