package tablee.live.membership;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import tablee.store.database.Leases;
import tablee.table.budget.Bounded;

/**
 * The way of a node into its cluster. Pekko lets the first of the nodes that are named begin a cluster when no other answers within
 * seconds; one that comes back while the others are busy would begin a second one beside theirs. So members sign in the database that
 * all share, and anyone who finds signatures there joins their owners and begins nothing.
 */
public final class ClusterAdmission {
    public static final Duration LOOK = Duration.ofSeconds(2);

    private final Cluster cluster;
    private final Leases leases;

    @Bounded(why = "given at the start")
    private final List<Address> named;

    private final String self;

    @Bounded(why = "the nodes of the cluster")
    private List<Address> asked = List.of();

    private boolean gone;

    public ClusterAdmission(ActorSystem<?> system, ClusterMembership membership) {
        cluster = Cluster.get(system);
        leases = new Leases(membership.database());
        named = membership.nodes().stream().map(ClusterMembership::address).toList();
        self = cluster.selfMember().address().toString();
    }

    /** To be called again and again: until it is let in, and then to say that it is still there. */
    public synchronized void look() {
        if (gone) return;
        MemberStatus status = cluster.selfMember().status();
        try {
            if (status.equals(MemberStatus.up())) leases.take(Leases.NODE + self, self, Leases.NODE_MILLIS);
            else if (status.equals(MemberStatus.removed())) knock();
        } catch (SQLException e) {
            throw new IllegalStateException("the database does not say who is there", e);
        }
    }

    /** Pekko goes on asking by itself, so it has to be told only of something new. */
    private void knock() throws SQLException {
        List<Address> alive = leases.nodes().stream()
                .map(name -> name.substring(Leases.NODE.length()))
                .filter(node -> !node.equals(self))
                .map(AddressFromURIString::parse)
                .toList();
        List<Address> doors = alive.isEmpty() ? named : alive;
        if (doors.equals(asked)) return;
        asked = doors;
        cluster.manager().tell(new JoinSeedNodes(doors));
    }

    /** It goes, and is not to be asked any more. */
    public synchronized void takeBack() {
        gone = true;
        try {
            leases.giveBack(Leases.NODE + self, self);
        } catch (SQLException away) {
            // Then it runs out by itself.
        }
    }
}
