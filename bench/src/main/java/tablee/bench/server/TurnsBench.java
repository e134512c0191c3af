package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The packed server, a bare echo, a durable table without rules and boardgame.io, all alive at the same time and measured in turn within
 * seconds, round after round: a machine that is quicker in one minute than in the next is so for all of them.
 */
public final class TurnsBench implements AutoCloseable {
    static final String OURS = "Tablée, on SQLite";
    static final String OURS_ON_POSTGRESQL = "Tablée, on PostgreSQL";

    private static final int AT_ONCE = 16;
    private static final long SETTLE_MILLIS = 700;

    /** When a server that has just started is looked at, counted from its first move. */
    private static final List<Long> SINCE_START_MILLIS = List.of(0L, 10_000L, 60_000L);

    private final Path jar;
    private final boolean quick;
    private final Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    private final WebSocketClient client =
            vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(50_000));
    private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
    private final ServerFigures figures = new ServerFigures();
    private final Deque<BenchProcess> processes = new ArrayDeque<>();

    private TurnsBench(Path jar, boolean quick) {
        this.jar = jar;
        this.quick = quick;
    }

    /** @param jar the packed app */
    public static String report(Path jar, boolean quick) throws IOException {
        Logger.getLogger("").setLevel(Level.WARNING); // PostgreSQL tells its whole life otherwise
        StringBuilder text = new StringBuilder(TurnsReport.head(quick));
        for (int tables : quick ? List.of(50) : List.of(200, 1_000)) {
            try (TurnsBench bench = new TurnsBench(jar, quick);
                    EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
                text.append(bench.compare(tables, postgres));
            }
        }
        try (TurnsBench bench = new TurnsBench(jar, quick)) {
            return text + bench.sinceStart(quick ? 50 : 200);
        }
    }

    // ---- All of them in turn
    // -----------------------------------------------------------------------------------------

    private String compare(int tables, EmbeddedPostgres postgres) throws IOException {
        List<Contender> all = new ArrayList<>();
        all.add(EchoLoad.open(vertx, client, small(Echo.class), tables, figures));
        all.add(DurableEchoLoad.open(vertx, client, small(DurableEcho.class), tables, figures));
        all.add(ours(OURS, tables, List.of("--data", folder().toString())));
        String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/postgres";
        all.add(ours(OURS_ON_POSTGRESQL, tables, List.of("--db", address)));
        Optional<Path> node =
                Boardgame.install(jar.resolveSibling("boardgameio").toAbsolutePath());
        if (node.isPresent()) {
            int port = keep(BenchProcess.node(node.get(), Boardgame.SCRIPT)).port();
            all.add(BoardgameLoad.open(vertx, client, port, tables, figures));
            pause(BoardgameLoad.JOINING_MILLIS);
        }
        for (Contender each : all) measure(each, PacedLoad.CLOSED, quick ? 3_000 : 30_000, 0);
        List<TurnsReport.Row> closed = rounds(all, PacedLoad.CLOSED, quick ? 1_500 : 4_000);
        List<TurnsReport.Row> paced = rounds(all.subList(0, all.size() - 1), PacedLoad.PACED, quick ? 2_500 : 8_000);
        return TurnsReport.of(tables, closed, paced);
    }

    private List<TurnsReport.Row> rounds(List<Contender> all, PacedLoad pace, long millis) {
        List<TurnsReport.Row> rows = new ArrayList<>();
        for (Contender each : all) rows.add(new TurnsReport.Row(each.name(), new ArrayList<>()));
        for (int round = 0; round < (quick ? 3 : 7); round++)
            for (int i = 0; i < all.size(); i++)
                rows.get(i).rounds().add(measure(all.get(i), pace, SETTLE_MILLIS, millis));
        rows.forEach(System.err::println); // progress
        return rows;
    }

    private ServerFigures.Summary measure(Contender contender, PacedLoad pace, long settleMillis, long millis) {
        contender.begin(pace);
        pause(settleMillis);
        figures.begin();
        pause(millis);
        ServerFigures.Summary summary = figures.end();
        contender.pause();
        pause(SETTLE_MILLIS);
        return summary;
    }

    // ---- A server that has just started
    // ------------------------------------------------------------------------------

    private String sinceStart(int tables) throws IOException {
        Contender ours = ours(OURS, tables, List.of("--data", folder().toString()));
        List<ServerFigures.Summary> seen = new ArrayList<>();
        ours.begin(PacedLoad.CLOSED);
        long begun = System.nanoTime();
        for (long since : SINCE_START_MILLIS) {
            pause(Math.max(0, since - (System.nanoTime() - begun) / 1_000_000));
            figures.begin();
            pause(3_000);
            seen.add(figures.end());
        }
        ours.pause();
        return TurnsReport.sinceStart(tables, SINCE_START_MILLIS, seen);
    }

    // ---- Who plays
    // -----------------------------------------------------------------------------------------------------

    private Contender ours(String name, int tables, List<String> place) throws IOException {
        int port = keep(BenchProcess.tablee(jar, place)).port();
        List<Future<TableLoad>> seated = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            int number = i;
            seated.add(threads.submit(() -> TableLoad.seat(vertx, client, port, number, figures)));
        }
        return new Contender(name, seated.stream().map(TurnsBench::done).toList());
    }

    private static <T> T done(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private int small(Class<?> main) throws IOException {
        return keep(BenchProcess.small(main)).port();
    }

    private BenchProcess keep(BenchProcess process) {
        processes.push(process);
        return process;
    }

    private static Path folder() throws IOException {
        return Files.createTempDirectory("tablee-bench");
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
        processes.forEach(BenchProcess::close);
    }
}
