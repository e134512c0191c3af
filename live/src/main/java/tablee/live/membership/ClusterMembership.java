package tablee.live.membership;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import tablee.live.runner.TableRunner;

/**
 * A node's place in a cluster.
 *
 * @param host where the other nodes reach this one
 * @param bindPort where this one listens, if something stands in between; usually the same as the port
 * @param nodes {@code host:port} of nodes to ask to be let in; the first one may begin the cluster where there is none
 * @param database the PostgreSQL that all nodes share
 * @param certificates by which nodes know each other: a node without one stays out
 */
public record ClusterMembership(
        String host, int port, int bindPort, List<String> nodes, String database, ClusterCertificates certificates) {
    static final String LEASE_DATABASE = "tablee.lease.database";
    private static final String IDLE = "pekko.cluster.sharding.passivation.default-idle-strategy.idle-entity.timeout";

    public ClusterMembership {
        nodes = List.copyOf(nodes);
    }

    /** @param node {@code host:port} */
    static Address address(String node) {
        return AddressFromURIString.parse("pekko://tablee@" + node);
    }

    /** What Pekko has to know of it. */
    public Config config() {
        Map<String, Object> own = Map.of(
                LEASE_DATABASE,
                database,
                "pekko.remote.artery.canonical.hostname",
                host,
                "pekko.remote.artery.canonical.port",
                port,
                "pekko.remote.artery.bind.hostname",
                bindPort == port ? host : "127.0.0.1",
                "pekko.remote.artery.bind.port",
                bindPort,
                IDLE,
                TableRunner.IDLE.toMillis() + "ms");
        return ConfigFactory.parseMap(own)
                .withFallback(ConfigFactory.parseMap(certificates.settings()))
                .withFallback(ConfigFactory.parseResources(ClusterMembership.class, "cluster.conf"))
                .withFallback(ConfigFactory.load())
                .resolve();
    }
}
