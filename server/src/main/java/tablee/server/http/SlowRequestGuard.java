package tablee.server.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/**
 * Connections that get nowhere: half a request, sent byte by byte, is never silent for long and would hold its place for ever.
 * Anyone who has had no whole answer for a minute is closed; open sockets are spared, they are pinged.
 */
public final class SlowRequestGuard {
    public static final long NANOS = TimeUnit.SECONDS.toNanos(60);

    @Bounded(by = {Budget.CONNECTIONS, Budget.ALL_CONNECTIONS})
    private final Map<HttpConnection, Long> sinceNanos = new ConcurrentHashMap<>();

    private final Supplier<Set<SocketAddress>> sockets;

    /** @param sockets from where a socket is open */
    public SlowRequestGuard(Supplier<Set<SocketAddress>> sockets) {
        this.sockets = sockets;
    }

    public void greet(HttpConnection connection) {
        sinceNanos.put(connection, System.nanoTime());
        // Not by Vert.x, which says nothing of a connection that has become a socket.
        Channels.of(connection)
                .ifPresentOrElse(
                        channel -> channel.closeFuture().addListener(gone -> sinceNanos.remove(connection)),
                        () -> sinceNanos.remove(connection));
    }

    /** Every request passes here. */
    public void guard(RoutingContext context) {
        HttpConnection connection = context.request().connection();
        context.addEndHandler(answered -> sinceNanos.replace(connection, System.nanoTime()));
        context.next();
    }

    /** From time to time. */
    public void dismiss(long nowNanos) {
        Set<SocketAddress> open = sockets.get();
        sinceNanos.forEach((connection, since) -> {
            if (nowNanos - since < NANOS || open.contains(connection.remoteAddress())) return;
            var unused = connection.close();
        });
    }

    /** How many connections there are, sockets among them. */
    public int size() {
        return sinceNanos.size();
    }
}
