package tablee.server;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import tablee.table.live.ClusterMembership;
import tablee.wire.engine.Rulesets;

/**
 * How a server is to run.
 *
 * @param host the address to listen at
 * @param port 0: any that is free
 * @param adminPort on the loopback address only, for metrics and those who run the server; 0: any that is free
 * @param database a path of a file, or {@code postgresql://user:password@host:port/name}
 * @param publicUrl where people reach the server, if not at the address it listens at
 * @param trustedProxies addresses whose {@code X-Forwarded-For} is believed
 * @param rulesets the files that a table may name
 * @param mail by which people hear that it is their turn
 * @param cluster the place of this node in a cluster of several, if it is not alone
 * @param retention how long what is kept
 * @param clockSpeed for tests only: the clocks of all tables run this many times as fast
 * @param limitTimes for tests and measurements only: one person may ask for this many times as much
 */
public record ServerSettings(
        String host,
        int port,
        int adminPort,
        String database,
        Optional<URI> publicUrl,
        List<String> trustedProxies,
        Rulesets rulesets,
        Optional<Mail> mail,
        Optional<ClusterMembership> cluster,
        Retention retention,
        int clockSpeed,
        int limitTimes) {
    private static final int OUT_OF_REACH = 10_000;

    /** @param server {@code smtp://user:password@host:587} or {@code smtps://user:password@host:465} */
    public record Mail(URI server, String from) {}

    public ServerSettings {
        trustedProxies = List.copyOf(trustedProxies);
    }

    /** For this machine alone. */
    public static ServerSettings local(int port, String database) {
        return new ServerSettings(
                "127.0.0.1",
                port,
                0,
                database,
                Optional.empty(),
                List.of(),
                Rulesets.BUILT_IN,
                Optional.empty(),
                Optional.empty(),
                Retention.USUAL,
                1,
                1);
    }

    /** The same for tests, with clocks that run this many times as fast, and limits that nobody reaches. */
    public ServerSettings faster(int times) {
        return new ServerSettings(
                host,
                port,
                adminPort,
                database,
                publicUrl,
                trustedProxies,
                rulesets,
                mail,
                cluster,
                retention,
                times,
                OUT_OF_REACH);
    }

    /** The same behind a public address. */
    public ServerSettings reachedAt(URI url) {
        return new ServerSettings(
                host,
                port,
                adminPort,
                database,
                Optional.of(url),
                trustedProxies,
                rulesets,
                mail,
                cluster,
                retention,
                clockSpeed,
                limitTimes);
    }

    /** The same behind proxies. */
    public ServerSettings behind(List<String> proxies) {
        return new ServerSettings(
                host,
                port,
                adminPort,
                database,
                publicUrl,
                proxies,
                rulesets,
                mail,
                cluster,
                retention,
                clockSpeed,
                limitTimes);
    }

    /** The same that keeps things for other times. */
    public ServerSettings keeping(Retention other) {
        return new ServerSettings(
                host,
                port,
                adminPort,
                database,
                publicUrl,
                trustedProxies,
                rulesets,
                mail,
                cluster,
                other,
                clockSpeed,
                limitTimes);
    }

    /** The same with a mail server. */
    public ServerSettings mailing(Mail by) {
        return new ServerSettings(
                host,
                port,
                adminPort,
                database,
                publicUrl,
                trustedProxies,
                rulesets,
                Optional.of(by),
                cluster,
                retention,
                clockSpeed,
                limitTimes);
    }
}
