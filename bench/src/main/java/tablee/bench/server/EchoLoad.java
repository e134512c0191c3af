package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;

/** One line to the echo, with as many letters as a move has, and one of them under way at a time. */
final class EchoLoad {
    private static final String LINE =
            "{\"do\":\"play\",\"id\":\"0123456789\",\"version\":100,\"seat\":0,\"move\":\"swap 1 2\"}";

    private final Vertx vertx;
    private final WebSocket socket;
    private final ServerFigures figures;
    private final PacedLoad pace;
    private long beganNanos;

    private EchoLoad(Vertx vertx, WebSocket socket, ServerFigures figures, PacedLoad pace) {
        this.vertx = vertx;
        this.socket = socket;
        this.figures = figures;
        this.pace = pace;
        socket.textMessageHandler(text -> heard());
    }

    static void start(
            Vertx vertx, WebSocketClient client, int port, int tables, ServerFigures figures, PacedLoad pace) {
        for (int i = 0; i < tables; i++) {
            WebSocket socket = client.connect(port, "127.0.0.1", "/").await();
            EchoLoad load = new EchoLoad(vertx, socket, figures, pace);
            vertx.setTimer(pace.firstMillis(i, tables), timer -> load.say());
        }
    }

    private void say() {
        beganNanos = System.nanoTime();
        socket.writeTextMessage(LINE);
    }

    private void heard() {
        figures.add(System.nanoTime() - beganNanos);
        long wait = pace.waitMillis(beganNanos);
        if (wait == 0) say();
        else vertx.setTimer(wait, timer -> say());
    }
}
