package tablee.server.tables;

import java.util.concurrent.atomic.AtomicInteger;
import tablee.live.connection.ConnectionOutput;
import tablee.server.http.Connections;
import tablee.server.http.OpenSocket;
import tablee.table.budget.Budget;

/**
 * A socket as a table sees it. Somebody who speaks faster than the table listens is not heard until it has taken up what was said, so that
 * lines wait at their sender and not in front of other people's.
 */
final class SocketOutput implements ConnectionOutput {
    private static final short NORMAL = 1000;

    private final OpenSocket socket;
    private final Connections connections;
    private final AtomicInteger underWay = new AtomicInteger();

    SocketOutput(OpenSocket socket, Connections connections) {
        this.socket = socket;
        this.connections = connections;
    }

    @Override
    public boolean offer(String text) {
        connections.says();
        return socket.write(text);
    }

    /** A line goes to the table. */
    void passes() {
        if (underWay.incrementAndGet() == Budget.LINES_UNDER_WAY.most()) settle();
    }

    @Override
    public void taken() {
        if (underWay.decrementAndGet() == Budget.LINES_UNDER_WAY.most() - 1) settle();
    }

    private void settle() {
        socket.settle(OpenSocket.Silence.LINES_UNDER_WAY, () -> underWay.get() >= Budget.LINES_UNDER_WAY.most());
    }

    @Override
    public void close() {
        socket.close(NORMAL, "");
    }
}
