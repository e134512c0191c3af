package tablee.server.http;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ServerChannel;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.SocketAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The channels of Netty below the connections of Vert.x, which hides them: a few things can only be done there. Netty itself tells
 * of each channel that a server accepts, if it is asked to before the first one.
 */
public final class Channels extends ChannelInitializerExtension {
    private static final Map<String, Channel> OPEN = new ConcurrentHashMap<>();

    /** Whether a connection from there may be opened at this port of ours, by port. */
    private static final Map<Integer, Predicate<String>> DOORS = new ConcurrentHashMap<>();

    /** Every connection at this port is asked for before anything is done for it, until the door is closed again. */
    public static AutoCloseable guard(int port, Predicate<String> door) {
        DOORS.put(port, door);
        return () -> DOORS.remove(port, door);
    }

    /** Stands in front of Vert.x, on the thread that accepts: an event loop never hears of who is turned away. */
    private static final class Doorkeeper extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object accepted) {
            if (accepted instanceof Channel child && !isAdmitted(child))
                child.unsafe().closeForcibly();
            else context.fireChannelRead(accepted);
        }

        private static boolean isAdmitted(Channel child) {
            if (!(child.localAddress() instanceof InetSocketAddress here)) return true;
            if (!(child.remoteAddress() instanceof InetSocketAddress there)) return true;
            Predicate<String> door = DOORS.get(here.getPort());
            return door == null || door.test(there.getAddress().getHostAddress());
        }
    }

    @Override
    public void postInitializeServerListenerChannel(ServerChannel channel) {
        channel.pipeline().addFirst("tablee-door", new Doorkeeper());
    }

    /** Before the first server listens. */
    public static void watch() {
        System.setProperty(EXTENSIONS_SYSTEM_PROPERTY, "serviceload");
    }

    @Override
    public void postInitializeServerChildChannel(Channel channel) {
        if (!(channel.localAddress() instanceof InetSocketAddress here)) return;
        if (!(channel.remoteAddress() instanceof InetSocketAddress there)) return;
        String ends = end(there) + " " + end(here);
        OPEN.put(ends, channel);
        channel.closeFuture().addListener(gone -> OPEN.remove(ends, channel));
    }

    /** The channel of this connection, as long as it is open. */
    public static Optional<Channel> of(HttpConnection connection) {
        return Optional.ofNullable(OPEN.get(end(connection.remoteAddress()) + " " + end(connection.localAddress())));
    }

    private static String end(InetSocketAddress address) {
        return address.getAddress().getHostAddress() + " " + address.getPort();
    }

    private static String end(SocketAddress address) {
        return address.hostAddress() + " " + address.port();
    }
}
