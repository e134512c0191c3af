package tablee.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import tablee.live.membership.ClusterCertificates;
import tablee.live.membership.ClusterMembership;
import tablee.live.runner.ServerClock;
import tablee.live.runner.TableRunner;
import tablee.live.threads.BotThreads;
import tablee.soak.Certificates;
import tablee.store.Store;
import tablee.table.SeedSource;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.match.Seed;

/** A whole server without its HTTP: a store in a file, and tables; alone, or one node of several. */
final class TestCluster implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final AtomicInteger CONNECTIONS = new AtomicInteger();
    private static final SeedSource LOTS = () -> Seed.read(String.format("%064x", 1_826_394));

    private final Store store;
    private final ExecutorService readers = Executors.newFixedThreadPool(2);
    private final BotThreads thinkers = new BotThreads(1, () -> 5);
    private final TableCluster cluster;

    TestCluster(Path file) {
        this(file, TableRunner.IDLE);
    }

    /** @param idle after which a table sleeps that nobody uses */
    TestCluster(Path file, Duration idle) {
        store = Store.open(file.toString());
        cluster = TableCluster.alone(idle, store, LOTS, thinkers, ServerClock.SYSTEM, readers);
    }

    /** A node that finds its way into its cluster by itself. */
    TestCluster(Path file, ClusterMembership membership) {
        store = Store.open(file.toString());
        cluster = TableCluster.member(membership, store, LOTS, thinkers, ServerClock.SYSTEM, readers);
    }

    private static final class Shared {
        private static final Certificates CERTIFICATES = certificates();
    }

    /** A node of a cluster on this machine that begins at the first of the ports. */
    static ClusterMembership at(Path file, int port, int... named) {
        return at(Shared.CERTIFICATES, file, port, named);
    }

    static ClusterMembership at(Certificates shown, Path file, int port, int... named) {
        List<String> nodes =
                Arrays.stream(named).mapToObj(node -> "127.0.0.1:" + node).toList();
        return new ClusterMembership(
                "127.0.0.1",
                port,
                port,
                nodes,
                file.toString(),
                new ClusterCertificates(shown.certificate(), shown.key(), shown.authority()));
    }

    static Certificates certificates() {
        try {
            return Certificates.in(Files.createTempDirectory("tablee-certificates"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits until it sees this many nodes. */
    TestCluster among(int nodes) {
        long lastNanos = System.nanoTime() + PATIENCE.toNanos();
        while (nodes() != nodes) {
            if (System.nanoTime() > lastNanos)
                throw new AssertionError(nodes + " nodes awaited, but it sees "
                        + Cluster.get(cluster.system()).state());
            pause();
        }
        return this;
    }

    /** How many nodes there are, as this one sees it. */
    int nodes() {
        return upMembers(Cluster.get(cluster.system()));
    }

    private static int upMembers(Cluster cluster) {
        int up = 0;
        for (Member member : cluster.state().getMembers()) if (member.status().equals(MemberStatus.up())) up++;
        return up;
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    void make(String table, TableTerms terms) {
        cluster.make(TableRecord.of(table, terms, "ann", 0))
                .toCompletableFuture()
                .join();
    }

    Guest connect(String table, String person) {
        return connect(table, person, "", -1);
    }

    Guest connect(String table, String person, String match, int version) {
        String connection = person + "-" + CONNECTIONS.incrementAndGet();
        Guest guest = new Guest(person);
        Command.Connect connect =
                new Command.Connect(connection, new Caller(person, person, false), "en", match, version);
        guest.call(cluster.connect(table, connect, guest));
        return guest;
    }

    /** A table between Ann and somebody else, with Ann in the first seat; started. */
    Guest[] playing(String table, TableTerms terms) {
        make(table, terms);
        Guest ann = connect(table, "ann");
        Guest bob = connect(table, "bob");
        ann.ask("{\"do\":\"sit\",\"seat\":0}");
        bob.ask("{\"do\":\"sit\",\"seat\":1}");
        JsonNode started = ann.ask("{\"do\":\"start\"}");
        if (!started.path("ok").booleanValue()) throw new AssertionError(started.toString());
        bob.await("update");
        return new Guest[] {ann, bob};
    }

    TableCluster cluster() {
        return cluster;
    }

    Store store() {
        return store;
    }

    @Override
    public void close() {
        cluster.close();
        thinkers.close();
        readers.shutdownNow();
        store.close();
    }
}
