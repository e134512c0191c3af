package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Measures the packed server beside a bare echo, flooded, and beside boardgame.io: each in a process of its own, the clients in this one, one after the other in
 * one run, so that all have the same machine on the same day.
 */
public final class ServerBench implements AutoCloseable {
    private static final String SQLITE = "SQLite";
    private static final int STARTS = 3;
    private static final int WARM_TABLES = 10;
    private static final int AT_ONCE = 16;
    /** Few tables would drown in what else comes and goes in a heap. A sleeping table does not know where its data lies. */
    private static final int PASSIVATED_TABLES = 1000;

    /**
     * A minute after its people left a table looks for somebody to stand in; two more without mail and it sleeps, which is
     * looked at every minute.
     */
    private static final long PASSIVATION_MILLIS = 300_000;

    /** Until code of which there is little is as quick as it gets. */
    private static final long LITTLE_CODE_MILLIS = 6_000;

    /** The same for a whole server, whose compiler shares two cores with all else. */
    private static final long MUCH_CODE_MILLIS = 60_000;

    private final Path jar;
    private final boolean quick;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    private final WebSocketClient client =
            vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(10_000));
    private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
    private final ServerFigures figures = new ServerFigures();

    private ServerBench(Path jar, boolean quick) {
        this.jar = jar;
        this.quick = quick;
    }

    /** @param jar the packed app */
    public static String report(Path jar, boolean quick) throws IOException {
        Logger.getLogger("").setLevel(Level.WARNING); // PostgreSQL tells its whole life otherwise
        try (ServerBench bench = new ServerBench(jar, quick);
                EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            List<ServerReport.Row> rows = new ArrayList<>();
            for (int tables : bench.counts()) {
                Echoed echoed = bench.echo(tables);
                rows.add(bench.sqlite(tables, echoed));
                rows.add(bench.postgresql(tables, echoed, postgres));
            }
            List<Comparison.Beside> beside = bench.boardgames(rows);
            System.err.println(beside); // progress
            String others = Comparison.of(bench.floods(), beside);
            return ServerReport.of(rows, bench.startMillis(), quick) + others;
        }
    }

    private List<Integer> counts() {
        return quick ? List.of(50) : List.of(200, 1000);
    }

    // ---- Places ----------------------------------------------------------------------------------------------------

    private ServerReport.Row sqlite(int tables, Echoed echoed) throws IOException {
        Path folder = Files.createTempDirectory("tablee-bench");
        String file = folder.resolve("tablee.db").toString();
        return measure(SQLITE, tables, echoed, List.of("--data", folder.toString()), file);
    }

    private ServerReport.Row postgresql(int tables, Echoed echoed, EmbeddedPostgres postgres) throws IOException {
        String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/postgres";
        return measure("PostgreSQL", tables, echoed, List.of("--db", address), address);
    }

    private long startMillis() throws IOException {
        Path folder = Files.createTempDirectory("tablee-bench");
        long[] times = new long[STARTS];
        for (int i = 0; i < STARTS; i++) {
            try (BenchProcess server = BenchProcess.tablee(jar, List.of("--data", folder.toString()))) {
                times[i] = server.startMillis();
            }
        }
        Arrays.sort(times);
        return times[STARTS / 2];
    }

    // ---- One place -------------------------------------------------------------------------------------------------

    private ServerReport.Row measure(String name, int tables, Echoed echoed, List<String> place, String address)
            throws IOException {
        long commitMicros = Commits.p99Micros(address);
        try (BenchProcess server = BenchProcess.tablee(jar, place)) {
            seat(server, WARM_TABLES);
            long empty = server.heapBytes();
            List<TableLoad> loads = seat(server, tables);
            long live = server.heapBytes();
            ServerFigures.Summary closed = play(loads, PacedLoad.CLOSED);
            ServerFigures.Summary paced = play(loads, PacedLoad.PACED);
            boolean passivate = tables == PASSIVATED_TABLES && name.equals(SQLITE);
            long asleep = passivate ? asleep(server, loads) - empty : 0;
            ServerReport.Heap heap = new ServerReport.Heap((live - empty) / tables, Math.max(0, asleep) / tables);
            ServerReport.Row row =
                    new ServerReport.Row(name, tables, echoed.closed, closed, echoed.paced, paced, commitMicros, heap);
            System.err.print(ServerReport.line(row)); // progress
            return row;
        }
    }

    // ---- While flooded, and beside another one ---------------------------------------------------------------------

    /** The usual limits, by addresses that a trusted proxy would name; the same tables calm and flooded. */
    private List<Comparison.Flooded> floods() throws IOException {
        List<Comparison.Flooded> all = new ArrayList<>();
        for (int tables : counts()) {
            Path folder = Files.createTempDirectory("tablee-bench");
            List<String> flags = List.of("--data", folder.toString(), "--trusted-proxy", "127.0.0.1");
            try (BenchProcess server = BenchProcess.guarded(jar, flags)) {
                List<TableLoad> loads = seat(server, tables);
                ServerFigures.Summary calm = play(loads, PacedLoad.CLOSED);
                ServerFigures.Summary calmPaced = play(loads, PacedLoad.PACED);
                try (SocketFlood flood = SocketFlood.start(vertx, client, server.port())) {
                    ServerFigures.Summary closed = play(loads, PacedLoad.CLOSED);
                    all.add(new Comparison.Flooded(tables, calm, closed, calmPaced, play(loads, PacedLoad.PACED)));
                }
            }
        }
        return all;
    }

    private List<Comparison.Beside> boardgames(List<ServerReport.Row> rows) throws IOException {
        List<Comparison.Beside> all = new ArrayList<>();
        Optional<Path> folder =
                Boardgame.install(jar.resolveSibling("boardgameio").toAbsolutePath());
        for (int tables : folder.isEmpty() ? List.<Integer>of() : counts()) {
            try (BenchProcess server = BenchProcess.node(folder.get(), Boardgame.SCRIPT)) {
                Contender theirs = BoardgameLoad.open(vertx, client, server.port(), tables, figures);
                pause(BoardgameLoad.JOINING_MILLIS);
                theirs.begin(PacedLoad.CLOSED);
                all.add(new Comparison.Beside(tables, count(warmMillis(PacedLoad.CLOSED)), ours(rows, tables)));
            }
        }
        return all;
    }

    private static ServerFigures.Summary ours(List<ServerReport.Row> rows, int tables) {
        return rows.stream()
                .filter(row -> row.tables() == tables && row.place().equals(SQLITE))
                .map(ServerReport.Row::closed)
                .findFirst()
                .orElseThrow();
    }

    /** What the machine can say back, which has nothing to do with where data lies. */
    private record Echoed(ServerFigures.Summary closed, ServerFigures.Summary paced) {}

    private Echoed echo(int tables) throws IOException {
        return new Echoed(echo(tables, PacedLoad.CLOSED), echo(tables, PacedLoad.PACED));
    }

    private ServerFigures.Summary echo(int tables, PacedLoad pace) throws IOException {
        try (BenchProcess server = BenchProcess.small(Echo.class)) {
            EchoLoad.open(vertx, client, server.port(), tables, figures).begin(pace);
            return count(LITTLE_CODE_MILLIS);
        }
    }

    private List<TableLoad> seat(BenchProcess server, int tables) {
        List<Future<TableLoad>> seated = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int number = i;
            seated.add(threads.submit(() -> TableLoad.seat(vertx, client, server.port(), number, figures)));
        }
        return seated.stream().map(ServerBench::done).toList();
    }

    private static <T> T done(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private ServerFigures.Summary play(List<TableLoad> loads, PacedLoad pace) {
        for (int i = 0; i < loads.size(); i++) loads.get(i).begin(pace, i, loads.size());
        ServerFigures.Summary summary = count(warmMillis(pace));
        loads.forEach(TableLoad::pause);
        pause(2_500);
        return summary;
    }

    private long warmMillis(PacedLoad pace) {
        return quick ? 3_000 : pace == PacedLoad.CLOSED ? MUCH_CODE_MILLIS : LITTLE_CODE_MILLIS;
    }

    /** First warm, then counted. */
    private ServerFigures.Summary count(long warmMillis) {
        pause(warmMillis);
        figures.begin();
        pause(quick ? 4_000 : 12_000);
        return figures.end();
    }

    private long asleep(BenchProcess server, List<TableLoad> loads) throws IOException {
        loads.forEach(TableLoad::close);
        pause(PASSIVATION_MILLIS);
        return server.heapBytes();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        vertx.close().await();
    }
}
