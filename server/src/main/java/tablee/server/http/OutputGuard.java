package tablee.server.http;

import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;

/**
 * Watches what one connection was sent and does not read. It stands last on the way out, so that it sees sockets and pages alike, and
 * counts only where something is left after a flush: who reads costs nothing. Works on the connection's own event loop alone.
 */
public final class OutputGuard extends ChannelDuplexHandler {
    public static final String NAME = "tablee-output";
    private static final long LOOK_SECONDS = 1;
    /** A connection that takes not a single byte for this number of looks is gone, whatever the network says. */
    private static final int MOST_LOOKS = 30;

    private static final long FORGIVEN_BYTES = 256 << 10;

    private final HeldCount unread;
    private String owner;
    private long counted;
    private int looks;
    private boolean watched;

    /** @param owner the address that the connection comes from */
    OutputGuard(HeldCount unread, String owner) {
        this.unread = unread;
        this.owner = owner;
    }

    /** Behind a proxy the address is known only from a request. Only on the connection's own thread. */
    public static void assign(Channel channel, String address) {
        if (channel.pipeline().get(NAME) instanceof OutputGuard guard) guard.belongTo(address);
    }

    private void belongTo(String address) {
        unread.giveBack(owner, counted);
        unread.add(address, counted);
        owner = address;
    }

    /** Ends a connection past everything that would send a farewell, which would wait behind all that is not read. */
    public static void cut(Channel channel) {
        channel.eventLoop().execute(() -> channel.unsafe().close(channel.newPromise()));
    }

    @Override
    public void flush(ChannelHandlerContext context) {
        context.flush();
        if (pending(context) > 0 || counted > 0) settle(context);
    }

    private static long pending(ChannelHandlerContext context) {
        ChannelOutboundBuffer buffer = context.channel().unsafe().outboundBuffer();
        return buffer == null ? 0 : buffer.totalPendingWriteBytes();
    }

    private void settle(ChannelHandlerContext context) {
        long now = pending(context);
        long more = now - counted;
        counted = now;
        if (more < 0) {
            looks = 0;
            unread.giveBack(owner, -more);
        } else if (more > 0 && isTooMuch(unread.add(owner, more))) {
            cut(context.channel());
        }
        watch(context);
    }

    /** When the server has no room left, those go first who hold much of it, and not somebody who is sent a page just then. */
    private boolean isTooMuch(boolean fits) {
        boolean greedy = unread.of(owner) > FORGIVEN_BYTES || unread.inAll() > Budget.ALL_UNREAD.most() * 5 / 4;
        return counted > Budget.UNREAD.most() || !fits && greedy;
    }

    /** What is read later says nothing, so it is looked at now and then as long as something waits. */
    private void watch(ChannelHandlerContext context) {
        if (watched || counted == 0) return;
        watched = true;
        ScheduledFuture<?> unused = context.executor().schedule(() -> look(context), LOOK_SECONDS, TimeUnit.SECONDS);
    }

    private void look(ChannelHandlerContext context) {
        watched = false;
        looks++;
        settle(context);
        if (counted > 0 && looks > MOST_LOOKS) cut(context.channel());
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) throws Exception {
        unread.giveBack(owner, counted);
        counted = 0;
        super.channelInactive(context);
    }
}
