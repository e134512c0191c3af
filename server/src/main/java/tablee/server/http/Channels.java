package tablee.server.http;

import io.netty.bootstrap.ChannelInitializerExtension;
import io.netty.channel.Channel;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.SocketAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The channels of Netty below the connections of Vert.x, which hides them: a few things can only be done there. Netty itself tells
 * of each channel that a server accepts, if it is asked to before the first one.
 */
public final class Channels extends ChannelInitializerExtension {
    private static final Map<String, Channel> OPEN = new ConcurrentHashMap<>();

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
