package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketConnectOptions;
import java.util.ArrayList;
import java.util.List;

/**
 * People who mean no good: each has an address, a table and a socket, says three times as much as anybody may, and comes back
 * as soon as it is disconnected.
 */
final class SocketFlood implements AutoCloseable {
    static final int SOCKETS = 200;
    static final int LINES_PER_SECOND = 200;

    private static final long EVERY_MILLIS = 100;
    private static final long BACK_AFTER_MILLIS = 1_000;
    private static final String LINE = "{\"do\":\"sync\",\"id\":\"flood\"}";

    private final Vertx vertx;
    private final WebSocketClient client;
    private final List<Long> timers = new ArrayList<>();
    private volatile boolean over;

    private SocketFlood(Vertx vertx, WebSocketClient client) {
        this.vertx = vertx;
        this.client = client;
    }

    static SocketFlood start(Vertx vertx, WebSocketClient client, int port) {
        SocketFlood flood = new SocketFlood(vertx, client);
        for (int i = 0; i < SOCKETS; i++) flood.add(port, i);
        return flood;
    }

    private void add(int port, int number) {
        BenchVisitor eve = BenchVisitor.named(port, "Eve" + number, "10.2.0." + number);
        String made = eve.post("/api/tables", "{\"terms\":{\"game\":\"circus\",\"seats\":2}}")
                .body();
        open(eve.socket(port, TableLoad.between(made, "\"table\":\"", "\"")));
    }

    private void open(WebSocketConnectOptions where) {
        if (over) return;
        client.connect(where)
                .onSuccess(socket -> {
                    long timer = vertx.setPeriodic(EVERY_MILLIS, tick -> say(socket));
                    synchronized (timers) {
                        timers.add(timer);
                    }
                    socket.exceptionHandler(broken -> {});
                    socket.closeHandler(gone -> {
                        vertx.cancelTimer(timer);
                        again(where);
                    });
                })
                .onFailure(refused -> again(where));
    }

    private void again(WebSocketConnectOptions where) {
        vertx.setTimer(BACK_AFTER_MILLIS, timer -> open(where));
    }

    private void say(WebSocket socket) {
        for (int i = 0;
                i < LINES_PER_SECOND * EVERY_MILLIS / 1_000 && !socket.isClosed() && !socket.writeQueueFull();
                i++) {
            var unused = socket.writeTextMessage(LINE);
        }
    }

    @Override
    public void close() {
        over = true;
        synchronized (timers) {
            timers.forEach(vertx::cancelTimer);
        }
    }
}
