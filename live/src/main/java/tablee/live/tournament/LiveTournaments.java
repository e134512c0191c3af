package tablee.live.tournament;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import tablee.core.BadInput;
import tablee.live.TableCluster;
import tablee.live.runner.TableNews;
import tablee.store.Store;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Bounded;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;
import tablee.tournament.TournamentAnswer;

/** All tournaments of a server: what is due is done, wherever it was begun. One thread decides; others read and write the store. */
public final class LiveTournaments implements TournamentEnvironment, AutoCloseable {
    private static final long LOOK_MILLIS = 1_000;
    private static final int MOST_AT_ONCE = 100;
    private static final int MOST_KNOWN = 200;
    private static final System.Logger LOG = System.getLogger(LiveTournaments.class.getName());

    private final Store store;
    private final TableCluster cluster;
    private final Executor readers;
    private final Supplier<Now> clock;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(LiveTournaments::daemon);

    @Bounded(why = "idle ones are forgotten beyond two hundred")
    private final Map<String, TournamentRunner> runners = new HashMap<>();

    @Bounded(why = "parts of the server, at its start")
    private final List<ObjIntConsumer<String>> listeners = new CopyOnWriteArrayList<>();

    public LiveTournaments(Store store, TableCluster cluster, Executor readers) {
        this.store = store;
        this.cluster = cluster;
        this.readers = readers;
        clock = cluster::now;
        cluster.listen(this::hear);
        cluster.overhearTournaments(this::tellHere);
        Object unused = thread.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "tablee-tournaments");
        thread.setDaemon(true);
        return thread;
    }

    /** Asks something of a tournament; none where there is none of this id. */
    public CompletionStage<Optional<TournamentAnswer>> ask(String id, TournamentWish wish) {
        execute(() -> runner(id).take(wish));
        return wish.reply();
    }

    /** Somebody else has written to it: those who look on are told, here; every node hears of it by itself. */
    public void changed(String id) {
        int version =
                store.tournaments().find(id).map(Tournaments.Kept::version).orElse(0);
        tellHere(id, version);
    }

    /** Tells this one, from now on, which tournament has come to how many events, at whichever node. */
    public void listen(ObjIntConsumer<String> listener) {
        listeners.add(listener);
    }

    private TournamentRunner runner(String id) {
        if (runners.size() > MOST_KNOWN) runners.values().removeIf(TournamentRunner::isIdle);
        return runners.computeIfAbsent(id, each -> new TournamentRunner(each, this));
    }

    /** A match has ended: its tournament hears of it at once, and at the next look if this is lost. */
    private void hear(TableNews news) {
        boolean over = news.record().phase() == TableRecord.Phase.OVER;
        if (over) news.record().tournament().ifPresent(place -> ask(place.id(), TournamentWish.wake()));
    }

    /** What cannot be looked at now, as too much waits to be read, is looked at the next time. */
    private void look() {
        Now now = now();
        try {
            var unused = CompletableFuture.supplyAsync(
                            () -> store.tournaments().due(now.upMillis(), now.wallMillis(), MOST_AT_ONCE), readers)
                    .whenComplete((due, fault) -> {
                        if (fault == null) due.forEach(id -> ask(id, TournamentWish.wake()));
                        else warn("no look at tournaments: " + fault.getMessage());
                    });
        } catch (RejectedExecutionException busy) {
            warn("no look at tournaments: too much is read");
        }
    }

    private void execute(Runnable work) {
        try {
            thread.execute(work);
        } catch (RejectedExecutionException closed) {
            LOG.log(System.Logger.Level.DEBUG, "tournaments have closed");
        }
    }

    // ---- The world around each -------------------------------------------------------------------------------------

    @Override
    public Now now() {
        return clock.get();
    }

    @Override
    public CompletionStage<Optional<TournamentSnapshot>> read(String id, int known) {
        return CompletableFuture.supplyAsync(() -> TournamentSnapshot.of(store.tournaments(), id, known), readers);
    }

    @Override
    public CompletionStage<Void> write(Tournaments.Append append) {
        return store.tournaments().append(append);
    }

    @Override
    public CompletionStage<Void> settle(String id, int version, long wakeMillis) {
        return store.tournaments().settle(id, version, wakeMillis);
    }

    @Override
    public CompletionStage<Void> make(TableRecord record) {
        return cluster.make(record, true).handle((done, fault) -> {
            Throwable cause = fault == null || fault.getCause() == null ? fault : fault.getCause();
            if (cause == null || cause instanceof BadInput) return null;
            throw new CompletionException(cause);
        });
    }

    @Override
    public <T> void await(CompletionStage<T> stage, BiConsumer<T, Throwable> then) {
        var unused = stage.whenComplete((value, fault) -> execute(() -> then.accept(value, fault)));
    }

    @Override
    public void tell(String id, int version) {
        tellHere(id, version);
        cluster.passTournament(id, version);
    }

    private void tellHere(String id, int version) {
        listeners.forEach(listener -> listener.accept(id, version));
    }

    @Override
    public void warn(String sentence) {
        LOG.log(System.Logger.Level.WARNING, sentence);
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
