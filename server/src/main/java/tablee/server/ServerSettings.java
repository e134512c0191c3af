package tablee.server;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import tablee.live.membership.ClusterMembership;
import tablee.server.pages.Imprint;
import tablee.server.people.identity.AccessPolicy;
import tablee.wire.engine.context.Rulesets;

/**
 * How a server is to run.
 *
 * @param cluster the place of this node in a cluster of several, if it is not alone
 */
public record ServerSettings(
        Network network,
        Storage storage,
        Services services,
        Optional<ClusterMembership> cluster,
        Times times,
        LogStyle log) {
    /**
     * Where it listens, and how people reach it.
     *
     * @param host the address to listen at
     * @param port 0: any that is free
     * @param admin for metrics and those who run the server
     * @param publicUrl where people reach the server, if not at the address it listens at
     * @param trustedProxies addresses and ranges of them whose {@code X-Forwarded-For} is believed
     */
    public record Network(String host, int port, Admin admin, Optional<URI> publicUrl, List<String> trustedProxies) {
        public Network {
            trustedProxies = List.copyOf(trustedProxies);
        }
    }

    /**
     * Where programs that watch the server find it. Anyone who reaches this port reads the counts.
     *
     * @param host an address of this machine or a name of it, by which it is to be asked
     * @param port 0: any that is free
     */
    public record Admin(String host, int port) {}

    /**
     * @param database a path of a file, or {@code postgresql://user:password@host:port/name}
     * @param retention how long what is kept
     */
    public record Storage(String database, Retention retention) {}

    /**
     * @param rulesets the files that a table may name
     * @param mail by which people hear that it is their turn
     * @param openTo who may make tables and talk
     * @param alertsInto {@code name:port} of machines inside the own network that may be called for alerts
     * @param imprint who runs the server
     */
    public record Services(
            Rulesets rulesets, Optional<Mail> mail, AccessPolicy openTo, List<String> alertsInto, Imprint imprint) {
        public Services {
            alertsInto = List.copyOf(alertsInto);
        }

        Services with(Mail by) {
            return new Services(rulesets, Optional.of(by), openTo, alertsInto, imprint);
        }

        Services with(AccessPolicy who) {
            return new Services(rulesets, mail, who, alertsInto, imprint);
        }

        Services with(List<String> inside) {
            return new Services(rulesets, mail, openTo, inside, imprint);
        }

        Services with(Imprint host) {
            return new Services(rulesets, mail, openTo, alertsInto, host);
        }
    }

    /** @param server {@code smtp://user:password@host:587} or {@code smtps://user:password@host:465} */
    public record Mail(URI server, String from) {}

    /**
     * For tests and measurements only.
     *
     * @param clockSpeed the clocks of all tables run this many times as fast
     * @param limits one person may ask for this many times as much
     * @param aheadMillis the calendar of all tables is ahead by this
     * @param sameNames many people may have one name
     */
    public record Times(int clockSpeed, int limits, long aheadMillis, boolean sameNames) {
        private static final int OUT_OF_REACH = 10_000;
    }

    /** For this machine alone. */
    public static ServerSettings local(int port, String database) {
        return new ServerSettings(
                new Network("127.0.0.1", port, new Admin("127.0.0.1", 0), Optional.empty(), List.of()),
                new Storage(database, Retention.USUAL),
                new Services(Rulesets.BUILT_IN, Optional.empty(), AccessPolicy.EVERYBODY, List.of(), Imprint.NONE),
                Optional.empty(),
                new Times(1, 1, 0, false),
                LogStyle.USUAL);
    }

    private ServerSettings with(Services other) {
        return new ServerSettings(network, storage, other, cluster, times, log);
    }

    private ServerSettings with(Network other) {
        return new ServerSettings(other, storage, services, cluster, times, log);
    }

    private ServerSettings with(Times other) {
        return new ServerSettings(network, storage, services, cluster, other, log);
    }

    /** The same for tests, with clocks that run this many times as fast, limits that nobody reaches, and names that many have. */
    public ServerSettings faster(int speed) {
        return with(new Times(speed, Times.OUT_OF_REACH, times.aheadMillis, true));
    }

    /** The same, where no two people look the same by their names. */
    public ServerSettings withNamesApart() {
        return with(new Times(times.clockSpeed, times.limits, times.aheadMillis, false));
    }

    /** The same for tests, where the calendar says so much later. */
    public ServerSettings ahead(long millis) {
        return with(new Times(times.clockSpeed, times.limits, millis, times.sameNames));
    }

    /** The same behind a public address. */
    public ServerSettings reachedAt(URI url) {
        return with(new Network(network.host, network.port, network.admin, Optional.of(url), network.trustedProxies));
    }

    /** The same behind proxies. */
    public ServerSettings behind(List<String> proxies) {
        return with(new Network(network.host, network.port, network.admin, network.publicUrl, proxies));
    }

    /** The same that keeps things for other times. */
    public ServerSettings keeping(Retention other) {
        return new ServerSettings(network, new Storage(database(), other), services, cluster, times, log);
    }

    /** The same with a mail server. */
    public ServerSettings mailing(Mail by) {
        return with(services.with(by));
    }

    /** The same that is not open to all. */
    public ServerSettings openTo(AccessPolicy who) {
        return with(services.with(who));
    }

    /** The same that may call these machines, though they are inside: {@code name:port}. */
    public ServerSettings alertingInto(List<String> inside) {
        return with(services.with(inside));
    }

    /** The same whose host has said who they are. */
    public ServerSettings runBy(Imprint host) {
        return with(services.with(host));
    }

    /** The same with rulesets of the host's. */
    public ServerSettings offering(Rulesets rulesets) {
        return with(new Services(rulesets, services.mail, services.openTo, services.alertsInto, services.imprint));
    }

    /** The same with another port for those who run it. */
    public ServerSettings administeredAt(Admin admin) {
        return with(new Network(network.host, network.port, admin, network.publicUrl, network.trustedProxies));
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
