package tablee.server.tables;

import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.internal.http.WebSocketInternal;
import java.util.concurrent.atomic.AtomicLong;
import tablee.server.http.Crowd;
import tablee.table.live.Outlet;

/** Lines go to a browser as long as it takes them. */
final class SocketOutlet implements Outlet {
    /** A part of a replay fits several times; somebody who lets more gather does not read. */
    private static final long MOST_WAITING_CHARS = 2 << 20;

    private final ServerWebSocket socket;
    private final Crowd crowd;
    private final AtomicLong waitingChars = new AtomicLong();

    SocketOutlet(ServerWebSocket socket, Crowd crowd) {
        this.socket = socket;
        this.crowd = crowd;
    }

    @Override
    public boolean offer(String text) {
        if (waitingChars.addAndGet(text.length()) > MOST_WAITING_CHARS) {
            letGo();
            return false;
        }
        crowd.says();
        socket.writeTextMessage(text).onComplete(done -> waitingChars.addAndGet(-text.length()));
        return true;
    }

    /** Without a word: a farewell would wait behind all that is not read. */
    private void letGo() {
        if (socket instanceof WebSocketInternal open) {
            var unused = open.channelHandlerContext().channel().close();
        }
    }

    @Override
    public void close() {
        var unused = socket.close();
    }
}
