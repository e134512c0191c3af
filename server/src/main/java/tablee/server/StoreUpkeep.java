package tablee.server;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.server.http.EventLoop;
import tablee.server.http.WorkerPool;
import tablee.server.people.profile.Erasure;
import tablee.store.Store;
import tablee.store.Upkeep;
import tablee.store.people.Sessions;
import tablee.table.seats.SeatName;

/** Deletes and archives what has had its time, once an hour and a small step at a time: between two steps others write. */
final class StoreUpkeep implements AutoCloseable {
    private static final long EVERY_MILLIS = TimeUnit.HOURS.toMillis(1);
    private static final int ACT_DAYS = 730;
    /** Who waits for a game says so every few seconds. */
    private static final long WAITING_MILLIS = TimeUnit.MINUTES.toMillis(1);

    private static final int TOURNAMENT_DAYS = 366;
    private static final int MOST_TOURNAMENTS = 50;
    private static final long PAUSE_MILLIS = 20;
    private static final long MEGABYTE = 1L << 20;
    private static final long MEASURED_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final System.Logger LOG = System.getLogger(StoreUpkeep.class.getName());

    private final Vertx vertx;
    private final Store store;
    private final Upkeep upkeep;
    private final WorkerPool readers;
    private final Retention retention;
    private final long timer;
    private boolean running;
    private volatile long usedBytes = -1;
    private volatile long measuredNanos;

    StoreUpkeep(Vertx vertx, Store store, WorkerPool readers, Retention retention) {
        this.vertx = vertx;
        this.store = store;
        upkeep = store.upkeep();
        this.readers = readers;
        this.retention = retention;
        timer = vertx.setPeriodic(PAUSE_MILLIS, EVERY_MILLIS, id -> runUnlessRunning());
    }

    /** Whether there is room on the disk for what is new; moves are taken for as long as they can be stored. */
    boolean hasRoom() {
        boolean free = store.freeBytes().orElse(Long.MAX_VALUE) >= retention.freeMegabytes() * MEGABYTE;
        return free && (retention.databaseMegabytes() == 0 || usedBytes() <= retention.databaseMegabytes() * MEGABYTE);
    }

    /** PostgreSQL looks at all its files for this, so that it is not asked for each table. */
    private long usedBytes() {
        long now = System.nanoTime();
        if (usedBytes < 0 || now - measuredNanos > MEASURED_NANOS) {
            usedBytes = store.usedBytes();
            measuredNanos = now;
        }
        return usedBytes;
    }

    private void runUnlessRunning() {
        if (running) return;
        running = true;
        run(System.currentTimeMillis())
                .onFailure(fault -> LOG.log(System.Logger.Level.WARNING, "the store was not tidied: " + fault))
                .onComplete(done -> running = false);
    }

    /** Everything that has had its time by now. */
    Future<Void> run(long wallMillis) {
        int day = Sessions.day(wallMillis) - retention.guestDays();
        return repeat(() -> EventLoop.back(upkeep.endSessions(day)).map(rows -> rows > 0))
                .compose(done -> steps(upkeep::lostGuests, this::forget))
                .compose(done -> each(upkeep::leftBehind, id -> upkeep.forgetAgain(id, Erasure::without)))
                .compose(done -> each(upkeep::unseenNames, this::seeName))
                .compose(done -> deleteTables("gathering", before(wallMillis, retention.emptyTableDays())))
                .compose(done -> deleteTables("playing", before(wallMillis, retention.idleMatchDays())))
                .compose(
                        done -> repeat(() -> EventLoop.back(upkeep.deleteChat(before(wallMillis, retention.chatDays())))
                                .map(rows -> rows > 0)))
                .compose(done -> deleteTables("closed", before(wallMillis, retention.emptyTableDays())))
                .compose(done -> EventLoop.back(
                        store.tournaments().deleteBefore(before(wallMillis, TOURNAMENT_DAYS), MOST_TOURNAMENTS)))
                .compose(done -> EventLoop.back(store.waiting().deleteBefore(wallMillis - WAITING_MILLIS)))
                .compose(done -> EventLoop.back(upkeep.deletePast(before(wallMillis, ACT_DAYS), wallMillis)))
                .compose(done -> readers.ask(() -> store.figures().note(Sessions.day(wallMillis))))
                .compose(EventLoop::back)
                .compose(done ->
                        each(id -> upkeep.unarchived(id, before(wallMillis, retention.archiveDays())), upkeep::archive))
                .compose(done -> repeat(() -> EventLoop.back(upkeep.shrink()).map(pages -> pages > 0)));
    }

    private static long before(long wallMillis, int days) {
        return wallMillis - TimeUnit.DAYS.toMillis(days);
    }

    private Future<Void> deleteTables(String phase, long beforeMillis) {
        return each(id -> upkeep.idleTables(phase, id, beforeMillis), id -> upkeep.deleteTable(id, beforeMillis));
    }

    /** Names from before looks were kept. */
    private CompletionStage<Void> seeName(String id) {
        return store.people()
                .find(id)
                .<CompletionStage<Void>>map(person -> upkeep.seeName(person, SeatName.look(person.name())))
                .orElseGet(() -> CompletableFuture.completedFuture(null));
    }

    // ---- Steps -----------------------------------------------------------------------------------------------------

    /** Guests are small: those of one step go in one commit. */
    private Future<Void> forget(List<String> guests) {
        return Future.all(guests.stream()
                        .map(id -> EventLoop.back(upkeep.forgetGuest(id, Erasure::without)))
                        .toList())
                .mapEmpty();
    }

    /** Does something with all that are found, one after the other. */
    private Future<Void> each(Function<String, List<String>> find, Function<String, CompletionStage<Void>> act) {
        return steps(find, ids -> inTurn(ids, act));
    }

    /** Does something with some that are found, and then with the next ones, in the order of their ids. */
    private Future<Void> steps(Function<String, List<String>> find, Function<List<String>, Future<Void>> act) {
        String[] after = {""};
        return repeat(() -> readers.ask(() -> find.apply(after[0])).compose(ids -> {
            if (ids.isEmpty()) return Future.succeededFuture(false);
            after[0] = ids.get(ids.size() - 1);
            return act.apply(ids).map(done -> true);
        }));
    }

    private Future<Void> inTurn(List<String> ids, Function<String, CompletionStage<Void>> act) {
        Future<Void> all = Future.succeededFuture();
        for (String id : ids)
            all = all.compose(done -> readers.ask(() -> act.apply(id))).compose(EventLoop::back);
        return all;
    }

    /** Again, after a moment for everybody else, as long as there is more. */
    private Future<Void> repeat(Supplier<Future<Boolean>> step) {
        return step.get().compose(more -> more ? pause().compose(done -> repeat(step)) : Future.succeededFuture());
    }

    private Future<Void> pause() {
        Promise<Void> over = Promise.promise();
        vertx.setTimer(PAUSE_MILLIS, id -> over.complete());
        return over.future();
    }

    @Override
    public void close() {
        vertx.cancelTimer(timer);
    }
}
