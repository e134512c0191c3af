package tablee.bench.server;

import io.vertx.core.http.WebSocket;
import java.util.ArrayList;
import java.util.List;

/** One line to the echo, with as many letters as a move has, and one of them under way at a time. */
final class EchoLoad implements Contender.Load {
    static final String LINE =
            "{\"do\":\"play\",\"id\":\"0123456789\",\"version\":100,\"seat\":0,\"move\":\"swap 1 2\"}";

    private final WebSocket socket;
    private volatile Round round;
    private volatile long beganNanos;

    private EchoLoad(WebSocket socket, Round silence) {
        this.socket = socket;
        round = silence;
        socket.textMessageHandler(text -> heard());
    }

    static Contender open(BenchClients clients, int port, int tables) {
        List<EchoLoad> loads = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            WebSocket socket = clients.client().connect(port, "127.0.0.1", "/").await();
            loads.add(new EchoLoad(socket, clients.silence()));
        }
        return new Contender("a bare echo", loads);
    }

    @Override
    public void begin(Round next, int number, int tables) {
        round = next;
        next.first(number, tables, this::say);
    }

    private void say() {
        beganNanos = System.nanoTime();
        socket.writeTextMessage(LINE);
    }

    private void heard() {
        round.add(System.nanoTime() - beganNanos);
        round.next(beganNanos, this::say);
    }
}
