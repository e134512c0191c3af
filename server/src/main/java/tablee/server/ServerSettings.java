package tablee.server;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import tablee.table.live.ClusterMembership;
import tablee.wire.engine.Rulesets;

/**
 * How a server is to run.
 *
 * @param cluster the place of this node in a cluster of several, if it is not alone
 */
public record ServerSettings(
        Network network, Storage storage, Services services, Optional<ClusterMembership> cluster, Times times) {
    /**
     * Where it listens, and how people reach it.
     *
     * @param host the address to listen at
     * @param port 0: any that is free
     * @param adminPort on the loopback address only, for metrics and those who run the server; 0: any that is free
     * @param publicUrl where people reach the server, if not at the address it listens at
     * @param trustedProxies addresses whose {@code X-Forwarded-For} is believed
     */
    public record Network(String host, int port, int adminPort, Optional<URI> publicUrl, List<String> trustedProxies) {
        public Network {
            trustedProxies = List.copyOf(trustedProxies);
        }
    }

    /**
     * @param database a path of a file, or {@code postgresql://user:password@host:port/name}
     * @param retention how long what is kept
     */
    public record Storage(String database, Retention retention) {}

    /**
     * @param rulesets the files that a table may name
     * @param mail by which people hear that it is their turn
     */
    public record Services(Rulesets rulesets, Optional<Mail> mail) {}

    /** @param server {@code smtp://user:password@host:587} or {@code smtps://user:password@host:465} */
    public record Mail(URI server, String from) {}

    /**
     * For tests and measurements only.
     *
     * @param clockSpeed the clocks of all tables run this many times as fast
     * @param limits one person may ask for this many times as much
     */
    public record Times(int clockSpeed, int limits) {
        private static final int OUT_OF_REACH = 10_000;
    }

    /** For this machine alone. */
    public static ServerSettings local(int port, String database) {
        return new ServerSettings(
                new Network("127.0.0.1", port, 0, Optional.empty(), List.of()),
                new Storage(database, Retention.USUAL),
                new Services(Rulesets.BUILT_IN, Optional.empty()),
                Optional.empty(),
                new Times(1, 1));
    }

    private ServerSettings with(Network other) {
        return new ServerSettings(other, storage, services, cluster, times);
    }

    /** The same for tests, with clocks that run this many times as fast, and limits that nobody reaches. */
    public ServerSettings faster(int speed) {
        return new ServerSettings(network, storage, services, cluster, new Times(speed, Times.OUT_OF_REACH));
    }

    /** The same behind a public address. */
    public ServerSettings reachedAt(URI url) {
        return with(
                new Network(network.host, network.port, network.adminPort, Optional.of(url), network.trustedProxies));
    }

    /** The same behind proxies. */
    public ServerSettings behind(List<String> proxies) {
        return with(new Network(network.host, network.port, network.adminPort, network.publicUrl, proxies));
    }

    /** The same that keeps things for other times. */
    public ServerSettings keeping(Retention other) {
        return new ServerSettings(network, new Storage(database(), other), services, cluster, times);
    }

    /** The same with a mail server. */
    public ServerSettings mailing(Mail by) {
        Services more = new Services(services.rulesets, Optional.of(by));
        return new ServerSettings(network, storage, more, cluster, times);
    }

    public String database() {
        return storage.database;
    }

    public Retention retention() {
        return storage.retention;
    }

    public Optional<URI> publicUrl() {
        return network.publicUrl;
    }
}
