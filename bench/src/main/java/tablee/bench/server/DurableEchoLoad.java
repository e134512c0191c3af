package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.util.ArrayList;
import java.util.List;

/** Two people at one table of {@link DurableEcho}, who speak in turn. A round trip is from a line to the update that it makes. */
final class DurableEchoLoad implements Contender.Load {
    private final Vertx vertx;
    private final ServerFigures figures;
    private final WebSocket[] sockets = new WebSocket[2];
    private PacedLoad pace = PacedLoad.CLOSED;
    private volatile boolean playing;
    private int heard;
    private int speaker;
    private long beganNanos;

    private DurableEchoLoad(Vertx vertx, ServerFigures figures) {
        this.vertx = vertx;
        this.figures = figures;
    }

    static Contender open(Vertx vertx, WebSocketClient client, int port, int tables, ServerFigures figures) {
        List<DurableEchoLoad> loads = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            DurableEchoLoad load = new DurableEchoLoad(vertx, figures);
            for (int seat = 0; seat < 2; seat++) {
                load.sockets[seat] = client.connect(port, "127.0.0.1", "/" + i).await();
                load.sockets[seat].textMessageHandler(text -> load.heard());
            }
            loads.add(load);
        }
        return new Contender("a table without rules: one file, synchronised for all who wait", loads);
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

    private synchronized void say() {
        heard = 0;
        beganNanos = System.nanoTime();
        var unused = sockets[speaker].writeTextMessage(EchoLoad.LINE);
    }

    /** Both have heard of it before the other one speaks. */
    private synchronized void heard() {
        if (++heard < sockets.length) return;
        figures.add(System.nanoTime() - beganNanos);
        speaker = 1 - speaker;
        if (!playing) return;
        long wait = pace.waitMillis(beganNanos);
        if (wait == 0) say();
        else vertx.setTimer(wait, timer -> say());
    }
}
