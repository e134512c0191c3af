package tablee.bench.server;

import io.vertx.core.http.WebSocket;
import java.util.ArrayList;
import java.util.List;

/** Two people at one table of {@link DurableEcho}, who speak in turn. A round trip is from a line to the update that it makes. */
final class DurableEchoLoad implements Contender.Load {
    private final WebSocket[] sockets = new WebSocket[2];
    private Round round;
    private int heard;
    private int speaker;
    private long beganNanos;

    private DurableEchoLoad(Round silence) {
        round = silence;
    }

    static Contender open(BenchClients clients, int port, int tables) {
        List<DurableEchoLoad> loads = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            DurableEchoLoad load = new DurableEchoLoad(clients.silence());
            for (int seat = 0; seat < 2; seat++) {
                load.sockets[seat] =
                        clients.client().connect(port, "127.0.0.1", "/" + i).await();
                load.sockets[seat].textMessageHandler(text -> load.heard());
            }
            loads.add(load);
        }
        return new Contender("a table without rules: one file, synchronised for all who wait", loads);
    }

    @Override
    public synchronized void begin(Round next, int number, int tables) {
        round = next;
        next.first(number, tables, this::say);
    }

    private synchronized void say() {
        heard = 0;
        beganNanos = System.nanoTime();
        var unused = sockets[speaker].writeTextMessage(EchoLoad.LINE);
    }

    /** Both have heard of it before the other one speaks. */
    private synchronized void heard() {
        if (++heard < sockets.length) return;
        round.add(System.nanoTime() - beganNanos);
        speaker = 1 - speaker;
        round.next(beganNanos, this::say);
    }
}
