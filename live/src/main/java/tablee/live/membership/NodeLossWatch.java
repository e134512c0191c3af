package tablee.live.membership;

import java.time.Duration;
import java.util.List;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.eventstream.EventStream;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import tablee.live.connection.ClusterMessage;

/**
 * Notices when a node has gone, and has all lines ask whether their tables still know them. So nobody has to find out by waiting for
 * an answer that was lost with that node.
 */
public final class NodeLossWatch {
    /** The tables' new homes are settled within seconds: lines ask early, and once more in case that was too early. */
    private static final List<Duration> ASK_AFTER =
            List.of(Duration.ofMillis(500), Duration.ofSeconds(2), Duration.ofSeconds(5));

    private NodeLossWatch() {}

    public static Behavior<ClusterEvent.MemberRemoved> watch() {
        return Behaviors.setup(context -> {
            Cluster.get(context.getSystem())
                    .subscriptions()
                    .tell(Subscribe.create(context.getSelf(), ClusterEvent.MemberRemoved.class));
            return Behaviors.receive(ClusterEvent.MemberRemoved.class)
                    .onMessage(ClusterEvent.MemberRemoved.class, gone -> {
                        ASK_AFTER.forEach(pause -> askAfter(pause, context));
                        return Behaviors.same();
                    })
                    .build();
        });
    }

    private static void askAfter(Duration pause, ActorContext<?> context) {
        var unused = context.getSystem()
                .scheduler()
                .scheduleOnce(
                        pause,
                        () -> context.getSystem()
                                .eventStream()
                                .tell(new EventStream.Publish<>(new ClusterMessage.Beat())),
                        context.getSystem().executionContext());
    }
}
