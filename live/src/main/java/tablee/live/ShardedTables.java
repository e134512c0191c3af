package tablee.live;

import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import tablee.table.message.Errand;

/** Tables of several nodes: sharding knows which node each is on. */
final class ShardedTables implements TableMailboxes {
    private static final EntityTypeKey<Errand> TABLES = EntityTypeKey.create(Errand.class, "table");

    private final ActorSystem<?> system;
    private final ClusterSharding sharding;

    ShardedTables(ActorSystem<?> system, Function<String, Behavior<Errand>> tables) {
        this.system = system;
        sharding = ClusterSharding.get(system);
        sharding.init(Entity.of(TABLES, context -> tables.apply(context.getEntityId()))
                .withStopMessage(new Errand.Leave()));
    }

    @Override
    public void tell(String table, Errand mail) {
        sharding.entityRefFor(TABLES, table).tell(mail);
    }

    @Override
    public <R> CompletionStage<R> ask(String table, org.apache.pekko.japi.function.Function<ActorRef<R>, Errand> mail) {
        return AskPattern.ask(sharding.entityRefFor(TABLES, table), mail, ANSWER_WITHIN, system.scheduler());
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
