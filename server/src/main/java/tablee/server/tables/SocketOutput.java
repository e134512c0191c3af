package tablee.server.tables;

import io.vertx.core.Context;
import io.vertx.core.http.ServerWebSocket;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import tablee.server.http.Connections;
import tablee.table.budget.Budget;
import tablee.table.live.ConnectionOutput;

/**
 * Lines go to a browser as long as it takes them. Who lets many of them wait is not heard until they are read, and who lets too many
 * wait is cut off.
 */
final class SocketOutput implements ConnectionOutput {
    private final ServerWebSocket socket;
    private final Connections connections;
    private final Context loop;
    private final Runnable cut;
    private final AtomicLong waitingChars = new AtomicLong();
    private final AtomicBoolean deaf = new AtomicBoolean();

    /**
     * @param loop the connection's own event loop
     * @param cut ends the connection without a word
     */
    SocketOutput(ServerWebSocket socket, Connections connections, Context loop, Runnable cut) {
        this.socket = socket;
        this.connections = connections;
        this.loop = loop;
        this.cut = cut;
    }

    @Override
    public boolean offer(String text) {
        long waiting = waitingChars.addAndGet(text.length());
        if (waiting > Budget.UNREAD.most()) {
            cut.run();
            return false;
        }
        if (waiting > Budget.UNREAD_AND_HEARD.most() && deaf.compareAndSet(false, true))
            loop.runOnContext(now -> socket.pause());
        connections.says();
        socket.writeTextMessage(text).onComplete(done -> taken(text.length()));
        return true;
    }

    private void taken(int chars) {
        long waiting = waitingChars.addAndGet(-chars);
        if (waiting <= Budget.UNREAD_AND_HEARD.most() && deaf.compareAndSet(true, false))
            loop.runOnContext(now -> socket.resume());
    }

    @Override
    public void close() {
        var unused = socket.close();
    }
}
