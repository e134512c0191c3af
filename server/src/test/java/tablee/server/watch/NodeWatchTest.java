package tablee.server.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.util.Version;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import scala.collection.immutable.Set$;

/** What the log says of other nodes. */
class NodeWatchTest {
    private static final Address SELF = new Address("pekko", "tablee", "10.0.0.1", 7400);
    private static final Address OTHER = new Address("pekko", "tablee", "10.0.0.2", 7400);

    private static Member member(Address address, MemberStatus status) {
        return new Member(new UniqueAddress(address, 1), 1, status, Set$.MODULE$.<String>empty(), new Version("0.0.0"));
    }

    private static String said(ClusterEvent.ClusterDomainEvent event) {
        return NodeWatch.sentence(event, SELF).orElse("");
    }

    @Test
    @DisplayName("A node that is lost, comes back, joins or leaves is told of in a sentence")
    void sentences() {
        Member up = member(OTHER, MemberStatus.up());
        assertEquals(
                "node 10.0.0.2:7400 is gone; its tables return in about 10 s",
                said(new ClusterEvent.UnreachableMember(up)));
        assertEquals("node 10.0.0.2:7400 is back", said(new ClusterEvent.ReachableMember(up)));
        assertEquals("node 10.0.0.2:7400 is in the cluster", said(new ClusterEvent.MemberUp(up)));
        Member removed = member(OTHER, MemberStatus.removed());
        assertEquals(
                "node 10.0.0.2:7400 is out of the cluster",
                said(new ClusterEvent.MemberRemoved(removed, MemberStatus.down())));
        assertEquals(
                "node 10.0.0.2:7400 has left; its tables are at the others",
                said(new ClusterEvent.MemberRemoved(removed, MemberStatus.exiting())));
    }

    @Test
    @DisplayName("Nothing is said of oneself, and a node that leaves is not called lost")
    void silence() {
        Member self = member(SELF, MemberStatus.up());
        assertEquals(Optional.empty(), NodeWatch.sentence(new ClusterEvent.MemberUp(self), SELF));
        Member leaving = member(OTHER, MemberStatus.exiting());
        assertEquals("", said(new ClusterEvent.UnreachableMember(leaving)));
    }
}
