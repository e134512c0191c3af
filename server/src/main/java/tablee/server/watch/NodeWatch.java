package tablee.server.watch;

import java.util.Optional;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/** Which nodes come and go, in sentences for those who run them. */
public final class NodeWatch {
    private static final System.Logger LOG = System.getLogger(NodeWatch.class.getName());

    private NodeWatch() {}

    /** Begins to tell the log of the other nodes of this one's cluster. */
    public static void begin(ActorSystem<?> system) {
        system.systemActorOf(watch(), "node-watch", Props.empty());
    }

    /** How many nodes are in the cluster and answer. */
    public static int members(ActorSystem<?> system) {
        int unreachable = Cluster.get(system).state().getUnreachable().size();
        int up = 0;
        for (Member member : Cluster.get(system).state().getMembers())
            if (member.status().equals(MemberStatus.up())) up++;
        return up - unreachable;
    }

    private static Behavior<ClusterEvent.ClusterDomainEvent> watch() {
        return Behaviors.setup(context -> {
            Cluster cluster = Cluster.get(context.getSystem());
            Address self = cluster.selfMember().address();
            cluster.subscriptions().tell(Subscribe.create(context.getSelf(), ClusterEvent.ClusterDomainEvent.class));
            return Behaviors.receive(ClusterEvent.ClusterDomainEvent.class)
                    .onAnyMessage(event -> {
                        tell(event, self);
                        return Behaviors.same();
                    })
                    .build();
        });
    }

    private static void tell(ClusterEvent.ClusterDomainEvent event, Address self) {
        System.Logger.Level level = event instanceof ClusterEvent.UnreachableMember
                ? System.Logger.Level.WARNING
                : System.Logger.Level.INFO;
        sentence(event, self).ifPresent(sentence -> LOG.log(level, sentence));
    }

    /** What is worth a line, if it is about another node. */
    static Optional<String> sentence(ClusterEvent.ClusterDomainEvent event, Address self) {
        if (event instanceof ClusterEvent.UnreachableMember gone) {
            return of(gone.member(), self, " is gone; its tables return in about 10 s")
                    .filter(any -> !leaves(gone));
        }
        if (event instanceof ClusterEvent.ReachableMember back) return of(back.member(), self, " is back");
        if (event instanceof ClusterEvent.MemberUp up) return of(up.member(), self, " is in the cluster");
        if (event instanceof ClusterEvent.MemberRemoved removed) {
            boolean left = removed.previousStatus().equals(MemberStatus.exiting());
            return of(
                    removed.member(),
                    self,
                    left ? " has left; its tables are at the others" : " is out of the cluster");
        }
        return Optional.empty();
    }

    /** Somebody who stops a node knows that it does not answer any more. */
    private static boolean leaves(ClusterEvent.UnreachableMember gone) {
        MemberStatus status = gone.member().status();
        return status.equals(MemberStatus.leaving()) || status.equals(MemberStatus.exiting());
    }

    private static Optional<String> of(Member member, Address self, String what) {
        Address address = member.address();
        if (address.equals(self)) return Optional.empty();
        return Optional.of("node " + address.hostPort().replaceFirst(".*@", "") + what);
    }
}
