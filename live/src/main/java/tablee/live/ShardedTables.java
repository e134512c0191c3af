package tablee.live;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import tablee.live.connection.ActorReceiver;
import tablee.live.connection.ClusterMessage;
import tablee.live.connection.ConnectionActor;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.table.message.Command;
import tablee.table.message.Errand;

/** Tables of several nodes: sharding knows which node each is on. */
final class ShardedTables implements TableMailboxes {
    private static final EntityTypeKey<Errand> TABLES = EntityTypeKey.create(Errand.class, "table");

    private final ActorSystem<?> system;
    private final ClusterSharding sharding;
    private final AtomicLong connected = new AtomicLong();

    ShardedTables(ActorSystem<?> system, RunningTable.Node node) {
        this.system = system;
        sharding = ClusterSharding.get(system);
        sharding.init(Entity.of(TABLES, context -> TableEntity.of(context.getEntityId(), node))
                .withStopMessage(new Errand.Leave()));
    }

    @Override
    public void tell(String table, Errand errand) {
        sharding.entityRefFor(TABLES, table).tell(errand);
    }

    @Override
    public CompletionStage<String> ask(String table, Function<Consumer<String>, Errand> errand) {
        CompletionStage<ClusterMessage.Made> made = AskPattern.ask(
                sharding.entityRefFor(TABLES, table),
                replyTo -> errand.apply(new ActorReceiver.Reply(replyTo)),
                ANSWER_WITHIN,
                system.scheduler());
        return made.thenApply(ClusterMessage.Made::fault);
    }

    @Override
    public TableConnection connect(String table, Command.Connect connect, ConnectionOutput output) {
        Consumer<Errand> mailbox = errand -> tell(table, errand);
        ActorRef<ClusterMessage.ToConnection> actor = system.systemActorOf(
                ConnectionActor.of(connect.connection(), mailbox, output),
                "connection-" + connected.incrementAndGet(),
                Props.empty());
        return new TableConnection(
                mailbox, connect, new ActorReceiver(actor), () -> actor.tell(new ClusterMessage.HungUp()));
    }

    @Override
    public void leave(String table) {
        tell(table, new Errand.Leave());
    }

    @Override
    public boolean isOpen() {
        return Cluster.get(system).selfMember().status().equals(MemberStatus.up());
    }

    /** Nothing to do: the end of the system is told to the cluster, which has the tables move. */
    @Override
    public void close() {}
}
