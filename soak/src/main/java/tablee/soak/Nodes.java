package tablee.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Several nodes of one cluster in processes of their own, with a proxy before each, so that the network can be cut. */
public final class Nodes implements AutoCloseable {
    private static final long READY_WITHIN_SECONDS = 60;
    private static final Executor STARTING = task -> new Thread(task, "node-start").start();

    private final String database;
    private final Path folder;
    private final Certificates certificates;
    private final List<Integer> outer = new ArrayList<>();
    private final List<Integer> inner = new ArrayList<>();
    private final List<Integer> http = new ArrayList<>();
    private final List<Proxy> proxies = new ArrayList<>();
    private final List<Optional<ServerProcess>> programs = new CopyOnWriteArrayList<>();
    private final Random random = new Random(7);

    /** @param database {@code postgresql://…} */
    public Nodes(int count, String database, Path folder) {
        this.database = database;
        this.folder = folder;
        certificates = Certificates.in(folder.resolve("certificates"));
        for (int node = 0; node < count; node++) {
            outer.add(Ports.free());
            inner.add(Ports.free());
            http.add(Ports.free());
        }
        for (int node = 0; node < count; node++) {
            proxies.add(proxy(node));
            programs.add(Optional.empty());
        }
        startMissing();
    }

    private Proxy proxy(int node) {
        try {
            return new Proxy(outer.get(node), inner.get(node));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void start(int node) {
        List<String> arguments = List.of(
                "--port",
                String.valueOf(http.get(node)),
                "--db",
                database,
                "--cluster",
                "127.0.0.1:" + outer.get(node),
                "--cluster-bind-port",
                String.valueOf(inner.get(node)),
                "--nodes",
                outer.stream().map(port -> "127.0.0.1:" + port).collect(Collectors.joining(",")),
                "--cluster-certificate",
                certificates.certificate().toString(),
                "--cluster-key",
                certificates.key().toString(),
                "--cluster-authority",
                certificates.authority().toString(),
                "--limit-times",
                "1000");
        Path log = folder.resolve("node" + node + ".log");
        programs.set(node, Optional.of(ServerProcess.node(log, source(node), arguments)));
        awaitReady(node);
    }

    /** A node says that it is ready once it is a member of the cluster. */
    private void awaitReady(int node) {
        long until = System.nanoTime() + READY_WITHIN_SECONDS * 1_000_000_000L;
        while (System.nanoTime() < until) {
            if (Probe.isReady(address(node))) return;
            SoakPlayers.sleep(100);
        }
        throw new IllegalStateException("node " + node + " did not join the cluster; see " + folder);
    }

    /** {@code http://127.0.0.1:12345}, at which people reach this node. */
    public String address(int node) {
        return "http://127.0.0.1:" + http.get(node);
    }

    /** {@code 127.0.0.1:12345}, by which the others know this node. */
    public String member(int node) {
        return "127.0.0.1:" + outer.get(node);
    }

    /** What a load balancer would do: any node that runs. */
    public String door() {
        List<Integer> running = new ArrayList<>();
        for (int node = 0; node < programs.size(); node++)
            if (programs.get(node).isPresent()) running.add(node);
        return address(running.get(random.nextInt(running.size())));
    }

    public void kill(int node) {
        programs.set(node, stopped(node, true));
    }

    public void stop(int node) {
        programs.set(node, stopped(node, false));
    }

    private Optional<ServerProcess> stopped(int node, boolean killed) {
        programs.get(node).ifPresent(killed ? ServerProcess::kill : ServerProcess::stop);
        return Optional.empty();
    }

    /** Cuts a node off from the others, both ways; people and the database still reach it. */
    public void cutOff(int node) {
        for (int other = 0; other < proxies.size(); other++) {
            proxies.get(other).cutFrom(other == node ? othersOf(node) : Set.of(source(node)));
        }
    }

    private Set<String> othersOf(int node) {
        Set<String> others = new HashSet<>();
        for (int other = 0; other < outer.size(); other++) if (other != node) others.add(source(other));
        return others;
    }

    /** The address that a node's own connections come from, so that proxies can tell the nodes apart. */
    private static String source(int node) {
        return "127.0.0." + (11 + node);
    }

    public void heal() {
        proxies.forEach(Proxy::heal);
    }

    /** How a node has ended by itself, if it has by then. */
    public Optional<Integer> ended(int node, long seconds) {
        Optional<Integer> status = programs.get(node).flatMap(program -> program.endsWithin(seconds));
        if (status.isPresent()) programs.set(node, Optional.empty());
        return status;
    }

    /** What the nodes complained of, for the person who has to find out. */
    public String logs() {
        StringBuilder all = new StringBuilder();
        try {
            for (int node = 0; node < programs.size(); node++) {
                Path log = folder.resolve("node" + node + ".log");
                all.append("node ")
                        .append(node)
                        .append(" at ")
                        .append(outer.get(node))
                        .append(":\n");
                if (Files.exists(log)) all.append(Files.readString(log)).append('\n');
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.toString();
    }

    /** Starts whatever does not run, all at once, and waits until all are ready. */
    public void startMissing() {
        CompletableFuture.allOf(IntStream.range(0, programs.size())
                        .filter(node -> programs.get(node).isEmpty())
                        .mapToObj(node -> CompletableFuture.runAsync(() -> start(node), STARTING))
                        .toArray(CompletableFuture<?>[]::new))
                .join();
    }

    @Override
    public void close() {
        programs.forEach(each -> each.ifPresent(ServerProcess::close));
        for (Proxy proxy : proxies) {
            try {
                proxy.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
