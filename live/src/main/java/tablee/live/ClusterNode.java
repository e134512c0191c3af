package tablee.live;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import tablee.live.membership.ClusterAdmission;
import tablee.live.membership.ClusterMembership;
import tablee.live.membership.ClusterNews;
import tablee.live.membership.NodeLossWatch;

/** What a node of a cluster has beside its tables: the cluster's library, the way in, and what the nodes tell each other. */
record ClusterNode(ActorSystem<Void> system, ClusterAdmission admission, ClusterNews news) implements AutoCloseable {
    private static final Duration END = Duration.ofSeconds(30);

    /** A node that joins its cluster by itself, as often as it looks. */
    static ClusterNode of(ClusterMembership membership) {
        ActorSystem<Void> system = ActorSystem.create(Behaviors.empty(), "tablee", membership.config());
        system.systemActorOf(NodeLossWatch.watch(), "lookout", Props.empty());
        return new ClusterNode(system, new ClusterAdmission(system, membership), new ClusterNews(system));
    }

    /** A node that left its cluster has been seen to wait for ever for the library's last words; its tables are stored by then. */
    @Override
    public void close() {
        system.terminate();
        var ended = system.getWhenTerminated().toCompletableFuture().thenApply(done -> true);
        if (!ended.completeOnTimeout(false, END.toSeconds(), TimeUnit.SECONDS).join())
            system.log().warn("the cluster's library has not ended within {} s and is left behind", END.toSeconds());
    }
}
