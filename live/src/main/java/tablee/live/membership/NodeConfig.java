package tablee.live.membership;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

/** What Pekko is told on every node. */
public final class NodeConfig {
    private NodeConfig() {}

    /** What tables need anyway; a node of a cluster puts its {@link ClusterMembership} over it. */
    public static Config alone() {
        return ConfigFactory.parseResources(NodeConfig.class, "table.conf").withFallback(ConfigFactory.load());
    }
}
