package tablee.server.admin;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import tablee.server.http.Connections;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.BannedPlaces;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.House;
import tablee.table.budget.Bounded;

/**
 * What was done reaches what people have open. Every node reads the log once a second and closes what has to be closed here: so it does not
 * matter whether somebody acted on the page of another node or on the command line.
 */
public final class LiveActs implements AutoCloseable {
    private static final long EVERY_MILLIS = 1_000;
    private static final int MOST = 200;
    private static final int MOST_TRIES = 60;
    private static final int MOST_FAILED = 100;
    private static final System.Logger LOG = System.getLogger(LiveActs.class.getName());

    /** An act that could not be followed, and how often that was tried. */
    private record Failed(AuditLog.Entry entry, int tries) {}

    private final Vertx vertx;
    private final Store store;
    private final WorkerPool readers;
    private final Connections connections;
    private final BannedPlaces places;
    private final Consumer<String> readAgain;
    private final Consumer<String> tournamentChanged;
    private final long timer;
    private volatile Optional<House.Notice> notice;
    private volatile long seen;

    /** Looks come one after the other. */
    @Bounded(why = "at most `MOST_FAILED`, and each for a minute")
    private volatile List<Failed> failed = List.of();

    private Future<Void> latest = Future.succeededFuture();
    /** The latest look has not begun: it will see what is there by then. */
    private boolean isNextWaiting;

    /**
     * @param readAgain has this table, if it is awake, read once more from the store
     * @param tournamentChanged tells those who look at this tournament to look again
     */
    public LiveActs(
            Vertx vertx,
            Store store,
            WorkerPool readers,
            Connections connections,
            Consumer<String> readAgain,
            Consumer<String> tournamentChanged) {
        this.vertx = vertx;
        this.store = store;
        this.readers = readers;
        this.connections = connections;
        this.readAgain = readAgain;
        this.tournamentChanged = tournamentChanged;
        places = new BannedPlaces(store);
        seen = store.audit().last();
        notice = store.house().notice(System.currentTimeMillis());
        timer = vertx.setPeriodic(EVERY_MILLIS, id -> look());
    }

    /** What everybody is told now. */
    Optional<House.Notice> notice() {
        return notice.filter(each -> each.untilMillis() > System.currentTimeMillis());
    }

    /** One look after the other, on whatever loop asks. What was done before somebody asks is followed when this is over. */
    synchronized Future<Void> look() {
        if (isNextWaiting) return latest;
        isNextWaiting = true;
        latest = latest.transform(before -> begin());
        return latest;
    }

    private synchronized Future<Void> begin() {
        isNextWaiting = false;
        return readers.ask(this::read).recover(fault -> {
            LOG.log(System.Logger.Level.DEBUG, "the log of acts was not read: " + fault);
            return Future.succeededFuture();
        });
    }

    /** Not while holding the lock: a loop that asks for the next look must not wait for the store. */
    private Void read() {
        List<AuditLog.Entry> news = store.audit().after(seen, MOST);
        List<Failed> still = new ArrayList<>();
        for (Failed each : failed)
            if (!isFollowed(each.entry) && each.tries < MOST_TRIES) still.add(new Failed(each.entry, each.tries + 1));
        for (AuditLog.Entry each : news) {
            if (!isFollowed(each)) still.add(new Failed(each, 1));
            seen = each.number();
        }
        failed = List.copyOf(still.subList(Math.max(0, still.size() - MOST_FAILED), still.size()));
        return null;
    }

    /** What could not be followed is tried again by the next looks, since somebody who has to go may be there; and given up after a minute. It holds back no other. */
    private boolean isFollowed(AuditLog.Entry entry) {
        try {
            follow(entry);
            return true;
        } catch (RuntimeException fault) {
            LOG.log(System.Logger.Level.WARNING, "act " + entry.number() + " does not reach what is open: " + fault);
            return false;
        }
    }

    private void follow(AuditLog.Entry entry) {
        String subject = entry.subject();
        switch (entry.act()) {
            case BAN -> {
                connections.addresses(subject).forEach(address -> hold(subject, address));
                dismissWithPrograms(subject, Connections.NOT_FOUND);
            }
            case WARN, SILENCE, LIFT, GRANT, REVOKE, ADMIT, SIGN_OUT, RESET ->
                dismissWithPrograms(subject, Connections.SIGNED_OUT);
            case ERASE -> {
                dismissForgotten();
                store.tables().savedAt(entry.wallMillis()).forEach(readAgain);
            }
            case CLOSE_TABLE, ERASE_TABLE -> connections.dismiss(Connections.table(subject), Connections.NOT_FOUND);
            case CLOSE_TOURNAMENT, ERASE_TOURNAMENT -> {
                connections.tables(subject + "-").forEach(this::dismissClosed);
                tournamentChanged.accept(subject);
            }
            case NOTIFY -> notice = store.house().notice(System.currentTimeMillis());
            case RESOLVE, NOTE, INVITE, END_REPLAY -> {}
        }
    }

    /** A match that is over stays open to those who look at it. */
    private void dismissClosed(String table) {
        if (store.tables().load(table).filter(kept -> !kept.isClosed()).isEmpty())
            connections.dismiss(Connections.table(table), Connections.NOT_FOUND);
    }

    /** Kept before the sockets close: the next guest from there must not be quicker. A place that cannot be written stops nothing else. */
    private void hold(String person, String address) {
        try {
            places.hold(person, address).toCompletableFuture().join();
        } catch (CompletionException fault) {
            LOG.log(System.Logger.Level.WARNING, "where somebody came from who is banned was not kept: " + fault);
        }
    }

    /** What is open was opened with the rights from before. Programs go with whom they belong to. */
    private void dismissWithPrograms(String person, short code) {
        connections.dismiss(person, code);
        store.bots().of(person).forEach(bot -> connections.dismiss(bot.id(), code));
    }

    /** The log does not say who was forgotten. */
    private void dismissForgotten() {
        for (String person : connections.people())
            if (store.people().find(person).isEmpty()) connections.dismiss(person, Connections.NOT_FOUND);
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
    }
}
