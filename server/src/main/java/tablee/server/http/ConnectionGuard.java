package tablee.server.http;

import io.netty.channel.Channel;
import io.vertx.core.http.HttpConnection;
import io.vertx.ext.web.RoutingContext;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;
import tablee.table.budget.RateLimiter;

/** What connections hold: themselves, sockets, what is sent and not read, and requests that are under way. */
public final class ConnectionGuard {
    private final ClientAddresses addresses;
    private final RateLimiter opened;
    private final HeldCount connections;
    private final UnaskedConnections unasked;
    private final HeldCount sockets;
    private final HeldCount unread;
    private final HeldCount bodies;

    /** @param times what the limits are multiplied by, for tests and measurements; bytes stay as they are */
    public ConnectionGuard(ClientAddresses addresses, int times) {
        this.addresses = addresses;
        opened = new RateLimiter(Budget.CONNECTIONS_OPENED, times);
        connections = new HeldCount(Budget.CONNECTIONS, Budget.ALL_CONNECTIONS, times);
        unasked = new UnaskedConnections(Budget.UNASKED.count() * times);
        sockets = new HeldCount(Budget.SOCKETS, Budget.ALL_SOCKETS, times);
        unread = new HeldCount(Budget.UNREAD_AT, Budget.ALL_UNREAD, 1);
        bodies = new HeldCount(Budget.BODIES, Budget.ALL_BODIES, 1);
    }

    /** Whether a connection from there may be opened now: who opens too many too quickly is turned away before anything is read. */
    public boolean admits(String peer) {
        return addresses
                .ofPeer(peer)
                .map(owner -> opened.take(owner, System.nanoTime()))
                .orElse(true);
    }

    /** A connection opens; one too many is closed at once. Those of a trusted proxy are many people's, and each counts by itself. */
    public void greet(HttpConnection connection) {
        Channels.of(connection).ifPresent(channel -> greet(connection, channel));
    }

    private void greet(HttpConnection connection, Channel channel) {
        String owner = addresses.of(connection).orElseGet(() -> channel.id().asShortText());
        if (!connections.take(owner, 1)) {
            // At once: what it has sent already is not read.
            channel.unsafe().close(channel.newPromise());
            return;
        }
        channel.closeFuture().addListener(gone -> connections.giveBack(owner, 1));
        channel.pipeline().addFirst(OutputGuard.NAME, new OutputGuard(unread, owner));
        HeadGuard.on(channel);
        unasked.add(channel);
    }

    /** Every request passes here first, as soon as its head is whole. */
    public void guardHead(RoutingContext context) {
        Channels.of(context.request().connection()).ifPresent(channel -> {
            HeadGuard.asked(channel, context.request());
            if (!hasBody(context)) unasked.remove(channel);
            context.addEndHandler(answered -> {
                HeadGuard.answered(channel);
                unasked.remove(channel);
            });
        });
        if (context.request().headers().getAll("Host").size() > 1)
            Replies.fail(context, HttpFault.badRequest("A request names one host."));
        else context.next();
    }

    /** Whether more has to come before this has been asked. */
    private static boolean hasBody(RoutingContext context) {
        return context.request().getHeader("Content-Length") != null
                || context.request().getHeader("Transfer-Encoding") != null;
    }

    /** Whether this address may open one more socket. */
    public boolean hasRoomForSocket(RoutingContext context) {
        return sockets.hasRoom(addresses.of(context.request()), 1);
    }

    /** A connection has become a socket, until it is gone; false if it is one too many after all. */
    public boolean enter(String address, Channel channel) {
        boolean fits = sockets.add(address, 1);
        channel.closeFuture().addListener(gone -> sockets.giveBack(address, 1));
        OutputGuard.assign(channel, address);
        HeadGuard.off(channel);
        return fits;
    }

    /** Every request with a body passes here: what it says it will send is reserved until it is answered. */
    public void guardBody(RoutingContext context) {
        long bytes = bytes(context);
        String address = addresses.of(context.request());
        if (!bodies.take(address, bytes)) {
            // The rest of the request is not waited for, and Vert.x would.
            context.response().putHeader("Connection", "close");
            context.addEndHandler(answered -> {
                var unused = context.request().connection().close();
            });
            Replies.fail(context, new HttpFault(503, "busy"));
            return;
        }
        context.addEndHandler(answered -> bodies.giveBack(address, bytes));
        context.next();
    }

    private static long bytes(RoutingContext context) {
        String length = String.valueOf(context.request().getHeader("Content-Length"));
        boolean known = length.matches("\\d{1,9}");
        boolean none = !known && context.request().getHeader("Transfer-Encoding") == null;
        return none ? 0 : known ? Math.min(Long.parseLong(length), JsonBody.MOST_BYTES) : JsonBody.MOST_BYTES;
    }

    /** What is held of a budget that all share, by each and in all. */
    public HeldCount held(Budget ofServer) {
        return switch (ofServer) {
            case ALL_CONNECTIONS -> connections;
            case ALL_SOCKETS -> sockets;
            case ALL_UNREAD -> unread;
            case ALL_BODIES -> bodies;
            default -> throw new IllegalArgumentException(ofServer + " is not held by connections");
        };
    }

    /** Bytes that were sent and not read, of all connections. */
    public long unread() {
        return unread.inAll();
    }

    /** Bytes of requests that are under way. */
    public long bodies() {
        return bodies.inAll();
    }
}
