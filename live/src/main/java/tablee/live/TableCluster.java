package tablee.live;

import com.typesafe.config.Config;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import tablee.core.BadInput;
import tablee.live.connection.ActorReceiver;
import tablee.live.connection.ClusterMessage;
import tablee.live.connection.ConnectionActor;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.live.membership.ClusterAdmission;
import tablee.live.membership.ClusterMembership;
import tablee.live.membership.ClusterNews;
import tablee.live.membership.NodeLossWatch;
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
    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration SWEEP = Duration.ofSeconds(15);
    private static final int MOST_WOKEN = 200;
    private static final Duration END = Duration.ofSeconds(30);

    private final ActorSystem<Void> system;
    private final TableMailboxes tables;
    private final TableRepository repository;
    private final Store store;
    private final ServerClock clock;
    private final LookBackThread replays = new LookBackThread();
    private final Cancellable beats;
    private final Cancellable sweeps;
    private final AtomicLong connected = new AtomicLong();

    @Bounded(why = "parts of the server, at its start")
    private final List<Consumer<TableNews>> listeners = new CopyOnWriteArrayList<>();

    /** The other nodes, where there can be any. */
    private final Optional<ClusterNews> clusterNews;
    /** What a node of a cluster has to do before it goes. */
    private Runnable farewell = () -> {};

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

    /** A server alone: no cluster, and no port for one. */
    public static TableCluster alone(
            Config config, Store store, SeedSource seeds, BotThreads thinkers, ServerClock clock, Executor readers) {
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "tablee", config);
        return new TableCluster(system, store, seeds, thinkers, clock, readers);
    }

    /** A node of a cluster of several, which it joins by itself. */
    public static TableCluster member(
            ClusterMembership membership,
            Store store,
            SeedSource seeds,
            BotThreads thinkers,
            ServerClock clock,
            Executor readers) {
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "tablee", membership.config());
        TableCluster cluster = new TableCluster(system, store, seeds, thinkers, clock, readers);
        ClusterAdmission admission = new ClusterAdmission(system, membership);
        Cancellable looks = cluster.every(ClusterAdmission.LOOK, readers, admission::look);
        cluster.farewell = () -> {
            looks.cancel();
            admission.takeBack();
        };
        return cluster;
    }

    /** @param system by itself, a member of a cluster, or one that is about to join it */
    public TableCluster(
            ActorSystem<Void> system,
            Store store,
            SeedSource seeds,
            BotThreads thinkers,
            ServerClock clock,
            Executor readers) {
        this.system = system;
        this.store = store;
        this.clock = clock.from(store.uptime().reached());
        repository = new TableRepository(TableStore.of(store), seeds, this.clock, readers);
        Function<String, Behavior<Errand>> entities =
                id -> TableEntity.of(id, repository, thinkers, replays, this.clock, this::tell);
        boolean alone =
                system.settings().config().getString("pekko.actor.provider").equals("local");
        clusterNews = alone ? Optional.empty() : Optional.of(new ClusterNews(system));
        if (!alone) system.systemActorOf(NodeLossWatch.watch(), "lookout", Props.empty());
        tables = alone ? new LocalTables(system, entities) : new ShardedTables(system, entities);
        beats = every(BEAT, readers, this::beat);
        sweeps = every(SWEEP, readers, this::sweep);
    }

    private Cancellable every(Duration time, Executor readers, Runnable task) {
        return system.scheduler()
                .scheduleWithFixedDelay(
                        Duration.ZERO,
                        time,
                        () -> unfailing(() -> readers.execute(() -> unfailing(task))),
                        system.executionContext());
    }

    /** What fails once, as the database is away or too much waits, is done again the next time: a schedule must not end by it. */
    private void unfailing(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException fault) {
            system.log().warn("left out this time: {}", String.valueOf(fault.getMessage()));
        }
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

    /** The node, for what watches over the cluster. */
    public ActorSystem<Void> system() {
        return system;
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
        CompletionStage<ClusterMessage.Made> made =
                tables.ask(record.id(), replyTo -> new Errand.Make(record, begin, new ActorReceiver.Reply(replyTo)));
        return made.thenAccept(answer -> {
            if (answer.fault().equals(TableRunner.UNSTORED)) throw StoreException.gone("The table was not stored.");
            if (!answer.fault().isEmpty()) throw new BadInput(answer.fault());
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
        CompletionStage<ClusterMessage.Made> done =
                tables.ask(table, replyTo -> new Command.Forget(person, new ActorReceiver.Reply(replyTo)));
        return done.thenAccept(answer -> {});
    }

    /** Somebody else has written to this table: if it is awake, it shows what is there now. */
    public void readAgain(String table) {
        tables.leave(table);
    }

    /** Opens a connection to a table; everything it is sent goes to the outlet. */
    public TableConnection connect(String table, Command.Connect connect, ConnectionOutput outlet) {
        Consumer<Errand> mailbox = errand -> tables.tell(table, errand);
        ActorRef<ClusterMessage.ToConnection> actor = system.systemActorOf(
                ConnectionActor.of(connect.connection(), mailbox, outlet),
                "connection-" + connected.incrementAndGet(),
                Props.empty());
        return new TableConnection(mailbox, connect, new ActorReceiver(actor));
    }

    /** Tells this listener, from whatever thread, what changes at tables of this node. It must not wait. */
    public void listen(Consumer<TableNews> listener) {
        listeners.add(listener);
    }

    /** Tells this listener what changes at tables of the other nodes. */
    public void overhear(Consumer<TableNews> listener) {
        clusterNews.ifPresent(others -> others.listen(listener));
    }

    /** Tells the other nodes that a tournament has come to so many events. */
    public void passTournament(String id, int version) {
        clusterNews.ifPresent(others -> others.passTournament(id, version));
    }

    /** Tells this listener which tournament has changed at another node. */
    public void overhearTournaments(ObjIntConsumer<String> listener) {
        clusterNews.ifPresent(others -> others.listenToTournaments(listener));
    }

    /** Asks the other nodes to close whatever this person has open there. */
    public void dismiss(String person, int code) {
        clusterNews.ifPresent(others -> others.dismiss(person, code));
    }

    /** Tells this door, from whatever thread, whom another node asks to let go, and with which code. */
    public void onDismissal(ObjIntConsumer<String> door) {
        clusterNews.ifPresent(others -> others.listen(door));
    }

    private void tell(TableNews news) {
        listeners.forEach(listener -> listener.accept(news));
        clusterNews.ifPresent(others -> others.pass(news));
    }

    private void beat() {
        var unused = store.uptime().reach(clock.now().upMillis()).whenComplete((done, fault) -> {
            if (fault != null) system.log().warn("no beat: {}", String.valueOf(fault.getMessage()));
        });
    }

    /** Tables whose node has gone, or that went to sleep, are woken when something is due. */
    private void sweep() {
        store.tables().overdue(clock.now().upMillis(), MOST_WOKEN).forEach(id -> tables.tell(id, new Command.Wake()));
    }

    /** Stops the tables of this node; the store stays open. */
    @Override
    public void close() {
        farewell.run();
        beats.cancel();
        sweeps.cancel();
        tables.close();
        system.terminate();
        awaitEnd();
        replays.close();
    }

    /** A node that left its cluster has been seen to wait for ever for the library's last words; its tables are stored by then. */
    private void awaitEnd() {
        var ended = system.getWhenTerminated().toCompletableFuture().thenApply(done -> true);
        if (!ended.completeOnTimeout(false, END.toSeconds(), TimeUnit.SECONDS).join())
            system.log().warn("the cluster's library has not ended within {} s and is left behind", END.toSeconds());
    }
}
