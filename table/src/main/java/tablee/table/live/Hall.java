package tablee.table.live;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.SpawnProtocol;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import tablee.core.BadInput;
import tablee.store.Store;
import tablee.store.StoreException;
import tablee.table.Command;
import tablee.table.Lots;
import tablee.table.Sheet;

/** All tables, wherever in the cluster they are. The same on one node and on many. */
public final class Hall implements AutoCloseable {
    private static final EntityTypeKey<Mail.ToTable> TABLES = EntityTypeKey.create(Mail.ToTable.class, "table");
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(20);
    private static final Duration BEAT = Duration.ofSeconds(5);
    private static final Duration SWEEP = Duration.ofSeconds(15);
    private static final int MOST_WOKEN = 200;

    private final ActorSystem<SpawnProtocol.Command> system;
    private final ClusterSharding sharding;
    private final Store store;
    private final Clock clock;
    private final Cancellable beats;
    private final Cancellable sweeps;
    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private final Grapevine grapevine;
    /** What a node of a cluster has to do before it goes. */
    private Runnable farewell = () -> {};

    /** The configuration that tables need, over which a server puts its own. */
    public static Config config() {
        return ConfigFactory.parseResources(Hall.class, "table.conf").withFallback(ConfigFactory.load());
    }

    /** A cluster of this node alone. */
    public static Hall alone(Config config, Store store, Lots lots, Thinkers thinkers, Clock clock, Executor readers) {
        ActorSystem<SpawnProtocol.Command> system = ActorSystem.create(SpawnProtocol.create(), "tablee", config);
        Cluster cluster = Cluster.get(system);
        cluster.manager().tell(Join.create(cluster.selfMember().address()));
        return new Hall(system, store, lots, thinkers, clock, readers);
    }

    /** A node of a cluster of several, which it joins by itself. */
    public static Hall member(
            Membership membership, Store store, Lots lots, Thinkers thinkers, Clock clock, Executor readers) {
        ActorSystem<SpawnProtocol.Command> system =
                ActorSystem.create(SpawnProtocol.create(), "tablee", membership.config());
        Hall hall = new Hall(system, store, lots, thinkers, clock, readers);
        Admission admission = new Admission(system, membership);
        Cancellable looks = hall.every(Admission.LOOK, readers, admission::look);
        hall.farewell = () -> {
            looks.cancel();
            admission.takeBack();
        };
        return hall;
    }

    /** @param system a member of a cluster, or one that is about to join it */
    public Hall(
            ActorSystem<SpawnProtocol.Command> system,
            Store store,
            Lots lots,
            Thinkers thinkers,
            Clock clock,
            Executor readers) {
        this.system = system;
        this.store = store;
        this.clock = clock.from(store.uptime().reached());
        Keeper keeper = new Keeper(Archive.of(store), lots, this.clock, readers);
        grapevine = new Grapevine(system);
        system.systemActorOf(Lookout.watch(), "lookout", Props.empty());
        sharding = ClusterSharding.get(system);
        sharding.init(Entity.of(
                        TABLES,
                        context -> TableEntity.of(context.getEntityId(), keeper, thinkers, this.clock, this::tell))
                .withStopMessage(new Mail.Leave()));
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

    /** The node, for whoever watches over the cluster. */
    public ActorSystem<SpawnProtocol.Command> system() {
        return system;
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Makes a table; fails with {@link BadInput} if there is one of this id. */
    public CompletionStage<Void> make(Sheet sheet) {
        return make(sheet, false);
    }

    /** @param begin the match begins at once, for which every seat has to be taken */
    public CompletionStage<Void> make(Sheet sheet, boolean begin) {
        if (begin && !sheet.isFull()) throw new BadInput("A match begins when no seat is open.");
        CompletionStage<Mail.Made> made = AskPattern.ask(
                table(sheet.id()), replyTo -> new Mail.Make(sheet, begin, replyTo), ANSWER_WITHIN, system.scheduler());
        return made.thenAccept(answer -> {
            if (answer.fault().equals(Attendant.UNSTORED)) throw StoreException.gone("The table was not stored.");
            if (!answer.fault().isEmpty()) throw new BadInput(answer.fault());
        });
    }

    /** Empties the seats of a person who wants to be forgotten. */
    public CompletionStage<Void> forget(String table, String person) {
        CompletionStage<Mail.Made> done = AskPattern.ask(
                table(table), replyTo -> new Mail.Forget(person, replyTo), ANSWER_WITHIN, system.scheduler());
        return done.thenAccept(answer -> {});
    }

    /** Opens a connection to a table; everything it is sent goes to the outlet. */
    public Call connect(String table, Command.Connect connect, Outlet outlet) {
        CompletionStage<ActorRef<Mail.ToLine>> line = AskPattern.ask(
                system,
                replyTo -> new SpawnProtocol.Spawn<>(
                        LineActor.of(connect, table(table), outlet), "", Props.empty(), replyTo),
                ANSWER_WITHIN,
                system.scheduler());
        return new Call(line);
    }

    private EntityRef<Mail.ToTable> table(String id) {
        return sharding.entityRefFor(TABLES, id);
    }

    /** Tells this listener, from whatever thread, what changes at tables of this node. It must not wait. */
    public void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    /** Tells this listener what changes at tables of the other nodes. */
    public void overhear(Consumer<News> listener) {
        grapevine.listen(listener);
    }

    /** Asks the other nodes to close whatever this person has open there. */
    public void dismiss(String person, int code) {
        grapevine.dismiss(person, code);
    }

    /** Tells this door, from whatever thread, whom another node asks to let go, and with which code. */
    public void onDismissal(ObjIntConsumer<String> door) {
        grapevine.listen(door);
    }

    private void tell(News news) {
        listeners.forEach(listener -> listener.accept(news));
        grapevine.pass(news);
    }

    // ---- Time ------------------------------------------------------------------------------------------------------

    private void beat() {
        var unused = store.uptime().reach(clock.now().upMillis()).whenComplete((done, fault) -> {
            if (fault != null) system.log().warn("no beat: {}", String.valueOf(fault.getMessage()));
        });
    }

    /** Tables whose node has gone, or that went to sleep, are woken when something is due. */
    private void sweep() {
        store.tables().overdue(clock.now().upMillis(), MOST_WOKEN).forEach(id -> table(id)
                .tell(new Mail.Wake()));
    }

    /** Stops the tables of this node; the store stays open. */
    @Override
    public void close() {
        farewell.run();
        beats.cancel();
        sweeps.cancel();
        system.terminate();
        system.getWhenTerminated().toCompletableFuture().join();
    }
}
