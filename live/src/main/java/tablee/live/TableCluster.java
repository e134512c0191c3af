package tablee.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorSystem;
import tablee.core.BadInput;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.live.membership.ClusterAdmission;
import tablee.live.membership.ClusterMembership;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableNews;
import tablee.live.runner.TableRepository;
import tablee.live.runner.TableRunner;
import tablee.live.runner.TableStore;
import tablee.live.threads.BotThreads;
import tablee.live.threads.LookBackThread;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.table.SeedSource;
import tablee.table.Table;
import tablee.table.budget.Bounded;
import tablee.table.budget.SharedLimits;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Errand;
import tablee.table.seats.TableRecord;

/** All tables: of this server, or wherever in its cluster they are. */
public final class TableCluster implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(TableCluster.class.getName());
    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration SWEEP = Duration.ofSeconds(15);
    private static final int MOST_WOKEN = 200;

    private final TableMailboxes tables;
    private final TableRepository repository;
    private final Store store;
    private final ServerClock clock;
    private final LookBackThread replays = new LookBackThread();
    private final ScheduledThreadPoolExecutor timer = timer();

    @Bounded(why = "what a node does again and again, begun at its start")
    private final List<Future<?>> schedules = new ArrayList<>();

    private final CompletableFuture<Void> closed = new CompletableFuture<>();

    @Bounded(why = "parts of the server, at its start")
    private final List<Consumer<TableNews>> listeners = new CopyOnWriteArrayList<>();

    /** Where there can be other nodes. */
    private final Optional<ClusterNode> node;

    /**
     * Has a part of a finished match made beside play, as for those who look back at their table.
     *
     * @param place where it is asked from
     * @param head what the part stands in, up to it
     * @return none where too much is asked for
     */
    public CompletableFuture<Optional<String>> lookBack(String place, String key, String head, Supplier<String> body) {
        CompletableFuture<Optional<String>> made = new CompletableFuture<>();
        Effects.LookBack look = new Effects.LookBack("", key, head, body, "", "");
        replays.look(
                place,
                look,
                looked -> made.complete(Optional.of(looked.texts().get(0)).filter(text -> !text.isEmpty())));
        return made;
    }

    /** A server alone: no cluster, nothing of its library, and no port for one. */
    public static TableCluster alone(
            Store store, SeedSource seeds, BotThreads thinkers, ServerClock clock, Executor readers) {
        return alone(TableRunner.IDLE, store, seeds, thinkers, clock, readers);
    }

    /** @param idle after which a table sleeps that nobody uses */
    static TableCluster alone(
            Duration idle, Store store, SeedSource seeds, BotThreads thinkers, ServerClock clock, Executor readers) {
        return new TableCluster(
                Optional.empty(), store, seeds, thinkers, clock, readers, table -> new LocalTables(table, idle));
    }

    /** A node of a cluster of several, which it joins by itself. */
    public static TableCluster member(
            ClusterMembership membership,
            Store store,
            SeedSource seeds,
            BotThreads thinkers,
            ServerClock clock,
            Executor readers) {
        ClusterNode node = ClusterNode.of(membership);
        TableCluster cluster = new TableCluster(
                Optional.of(node),
                store,
                seeds,
                thinkers,
                clock,
                readers,
                table -> new ShardedTables(node.system(), table));
        cluster.every(ClusterAdmission.LOOK, readers, node.admission()::look);
        return cluster;
    }

    private TableCluster(
            Optional<ClusterNode> node,
            Store store,
            SeedSource seeds,
            BotThreads thinkers,
            ServerClock clock,
            Executor readers,
            Function<RunningTable.Node, TableMailboxes> mailboxes) {
        this.node = node;
        this.store = store;
        this.clock = clock.from(store.uptime().reached());
        repository = new TableRepository(TableStore.of(store), seeds, this.clock, readers);
        tables = mailboxes.apply(new RunningTable.Node(repository, thinkers, replays, this.clock, timer, this::tell));
        every(BEAT, readers, this::beat);
        every(SWEEP, readers, this::sweep);
    }

    private static ScheduledThreadPoolExecutor timer() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, work -> {
            Thread thread = new Thread(work, "tablee-timer");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
        return timer;
    }

    private void every(Duration time, Executor readers, Runnable task) {
        Runnable handOver = () -> unfailing(() -> readers.execute(() -> unfailing(task)));
        schedules.add(timer.scheduleWithFixedDelay(handOver, 0, time.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** What fails once, as the database is away or too much waits, is done again the next time: a schedule must not end by it. */
    private static void unfailing(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException fault) {
            warn("left out this time: " + fault.getMessage());
        }
    }

    private static void warn(String sentence) {
        LOG.log(System.Logger.Level.WARNING, sentence);
    }

    /** What people may do at all tables of this node together; to be said before the first one is read. */
    public void share(SharedLimits limits) {
        repository.share(limits);
    }

    /** What time it is for tables. */
    public Now now() {
        return clock.now();
    }

    /** What the calendar says at tables. */
    public long wallMillis() {
        return clock.now().wallMillis();
    }

    /** For what watches over the cluster; a server alone has none. */
    public ActorSystem<Void> system() {
        return node.orElseThrow().system();
    }

    /** Completes when the tables of this node are given up: because it is closed, or because the cluster lost it. */
    public CompletionStage<Void> ended() {
        return node.<CompletionStage<Void>>map(
                        each -> each.system().getWhenTerminated().thenAccept(done -> {}))
                .orElse(closed);
    }

    /** Whether people can be sent here: not while a node is not in its cluster. */
    public boolean isReady() {
        return tables.isOpen();
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Makes a table; fails with {@link BadInput} if there is one of this id. */
    public CompletionStage<Void> make(TableRecord record) {
        return make(record, false);
    }

    /** @param begin the match begins at once, for which every seat has to be taken */
    public CompletionStage<Void> make(TableRecord record, boolean begin) {
        if (begin && !record.isFull()) throw new BadInput("A match begins when no seat is open.");
        return tables.ask(record.id(), reply -> new Errand.Make(record, begin, reply))
                .thenAccept(fault -> {
                    if (fault.equals(TableRunner.UNSTORED)) throw StoreException.gone("The table was not stored.");
                    if (!fault.isEmpty()) throw new BadInput(fault);
                });
    }

    /** A table whose match goes on from a log that is there already; nobody else knows its id yet, so it is written as it is. */
    public CompletionStage<Void> fork(TableRecord record, Table.Kept match) {
        return repository.fork(record, match);
    }

    /** A table whose match was played to its end elsewhere; nobody else knows its id yet, so it is written as it is. */
    public CompletionStage<Void> hand(TableRecord record, Table.Kept match) {
        return repository.hand(record, match);
    }

    /** Empties the seats of a person who wants to be forgotten. */
    public CompletionStage<Void> forget(String table, String person) {
        return tables.ask(table, reply -> new Command.Forget(person, reply)).thenAccept(fault -> {
            if (!fault.isEmpty()) throw StoreException.gone("Somebody was not forgotten at a table.");
        });
    }

    /** Somebody else has written to this table: if it is awake, it shows what is there now. */
    public void readAgain(String table) {
        tables.leave(table);
    }

    /** Opens a connection to a table; everything it is sent goes to the output. */
    public TableConnection connect(String table, Command.Connect connect, ConnectionOutput output) {
        return tables.connect(table, connect, output);
    }

    /** Tells this listener, from whatever thread, what changes at tables of this node. It must not wait. */
    public void listen(Consumer<TableNews> listener) {
        listeners.add(listener);
    }

    /** Tells this listener what changes at tables of the other nodes. */
    public void overhear(Consumer<TableNews> listener) {
        node.ifPresent(each -> each.news().listen(listener));
    }

    /** Tells the other nodes that a tournament has come to this number of events. */
    public void passTournament(String id, int version) {
        node.ifPresent(each -> each.news().passTournament(id, version));
    }

    /** Tells this listener which tournament has changed at another node. */
    public void overhearTournaments(ObjIntConsumer<String> listener) {
        node.ifPresent(each -> each.news().listenToTournaments(listener));
    }

    /** Asks the other nodes to close whatever this person has open there. */
    public void dismiss(String person, int code) {
        node.ifPresent(each -> each.news().dismiss(person, code));
    }

    /** Tells this door, from whatever thread, whom another node asks to let go, and with which code. */
    public void onDismissal(ObjIntConsumer<String> door) {
        node.ifPresent(each -> each.news().listen(door));
    }

    private void tell(TableNews news) {
        listeners.forEach(listener -> listener.accept(news));
        node.ifPresent(each -> each.news().pass(news));
    }

    private void beat() {
        var unused = store.uptime().reach(clock.now().upMillis()).whenComplete((done, fault) -> {
            if (fault != null) warn("no beat: " + fault.getMessage());
        });
    }

    /** Tables whose node has gone, or that went to sleep, are woken when something is due. */
    private void sweep() {
        store.tables().overdue(clock.now().upMillis(), MOST_WOKEN).forEach(id -> tables.tell(id, new Command.Wake()));
    }

    /** Stops the tables of this node; the store stays open. */
    @Override
    public void close() {
        schedules.forEach(each -> each.cancel(false));
        node.ifPresent(each -> each.admission().takeBack());
        tables.close();
        node.ifPresent(ClusterNode::close);
        timer.shutdownNow();
        replays.close();
        closed.complete(null);
    }
}
