package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.util.ArrayList;
import java.util.List;

/** One line to the echo, with as many letters as a move has, and one of them under way at a time. */
final class EchoLoad implements Contender.Load {
    static final String LINE =
            "{\"do\":\"play\",\"id\":\"0123456789\",\"version\":100,\"seat\":0,\"move\":\"swap 1 2\"}";

    private final Vertx vertx;
    private final WebSocket socket;
    private final ServerFigures figures;
    private PacedLoad pace = PacedLoad.CLOSED;
    private volatile boolean playing;
    private long beganNanos;

    private EchoLoad(Vertx vertx, WebSocket socket, ServerFigures figures) {
        this.vertx = vertx;
        this.socket = socket;
        this.figures = figures;
        socket.textMessageHandler(text -> heard());
    }

    static Contender open(Vertx vertx, WebSocketClient client, int port, int tables, ServerFigures figures) {
        List<EchoLoad> loads = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            WebSocket socket = client.connect(port, "127.0.0.1", "/").await();
            loads.add(new EchoLoad(vertx, socket, figures));
        }
        return new Contender("a bare echo", loads);
    }

    @Override
    public void begin(PacedLoad how, int number, int tables) {
        pace = how;
        playing = true;
        vertx.setTimer(how.firstMillis(number, tables), timer -> say());
    }

    @Override
    public void pause() {
        playing = false;
    }

    private void say() {
        beganNanos = System.nanoTime();
        socket.writeTextMessage(LINE);
    }

    private void heard() {
        figures.add(System.nanoTime() - beganNanos);
        if (!playing) return;
        long wait = pace.waitMillis(beganNanos);
        if (wait == 0) say();
        else vertx.setTimer(wait, timer -> say());
    }
}
