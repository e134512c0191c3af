package tablee.server.tables;

import io.vertx.core.http.ServerWebSocket;
import java.util.concurrent.atomic.AtomicLong;
import tablee.server.http.Connections;
import tablee.table.live.ConnectionOutput;

/** Lines go to a browser as long as it takes them. */
final class SocketOutput implements ConnectionOutput {
    /** A part of a replay fits several times; somebody who lets more gather does not read. */
    private static final long MOST_WAITING_CHARS = 2 << 20;

    private final ServerWebSocket socket;
    private final Connections connections;
    private final Runnable cut;
    private final AtomicLong waitingChars = new AtomicLong();

    /** @param cut ends the connection without a word */
    SocketOutput(ServerWebSocket socket, Connections connections, Runnable cut) {
        this.socket = socket;
        this.connections = connections;
        this.cut = cut;
    }

    @Override
    public boolean offer(String text) {
        if (waitingChars.addAndGet(text.length()) > MOST_WAITING_CHARS) {
            cut.run();
            return false;
        }
        connections.says();
        socket.writeTextMessage(text).onComplete(done -> waitingChars.addAndGet(-text.length()));
        return true;
    }

    @Override
    public void close() {
        var unused = socket.close();
    }
}
