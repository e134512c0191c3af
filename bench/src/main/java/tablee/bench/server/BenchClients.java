package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All clients of a measurement, in this process, and the servers that they speak to, each in one of its own. */
final class BenchClients implements AutoCloseable {
    private static final int AT_ONCE = 16;
    private static final long SETTLE_MILLIS = 700;

    private final Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    private final WebSocketClient client =
            vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(50_000));
    private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
    private final ServerFigures figures = new ServerFigures();
    private final Deque<BenchProcess> processes = new ArrayDeque<>();

    Vertx vertx() {
        return vertx;
    }

    WebSocketClient client() {
        return client;
    }

    ServerFigures figures() {
        return figures;
    }

    Round round(PacedLoad pace) {
        return new Round(vertx, figures, pace);
    }

    /** In which those are who have not begun yet. */
    Round silence() {
        Round silence = round(PacedLoad.CLOSED);
        silence.end();
        return silence;
    }

    /** A server that ends with the measurement. */
    BenchProcess keep(BenchProcess process) {
        processes.push(process);
        return process;
    }

    /** Two people at each of a number of tables. */
    List<TableLoad> seat(int port, int tables) {
        return seat(port, 0, tables);
    }

    /** @param from the number of the first one: people of other tables have other names */
    List<TableLoad> seat(int port, int from, int tables) {
        List<Future<TableLoad>> seated = new ArrayList<>();
        for (int i = from; i < from + tables; i++) {
            int number = i;
            seated.add(threads.submit(() -> TableLoad.seat(this, port, number)));
        }
        return seated.stream().map(BenchClients::done).toList();
    }

    private static <T> T done(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a contender does at this pace in so much time, once it has begun. */
    ServerFigures.Summary measure(Contender contender, PacedLoad pace, long settleMillis, long millis) {
        Round round = round(pace);
        contender.begin(round);
        pause(settleMillis);
        figures.begin();
        pause(millis);
        ServerFigures.Summary summary = figures.end();
        round.end();
        pause(SETTLE_MILLIS);
        return summary;
    }

    ServerFigures.Summary measure(Contender contender, PacedLoad pace, long millis) {
        return measure(contender, pace, pace.firstMillis(1, 1) + SETTLE_MILLIS, millis);
    }

    static Path folder() throws IOException {
        return Files.createTempDirectory("tablee-bench");
    }

    static void pause(long millis) {
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
