package tablee.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import tablee.table.budget.Budget;

/**
 * Counts the lines of a request's head as they arrive. Vert.x bounds the characters of a head, but a line of two characters costs
 * a hundred bytes once it is a header, and is kept as long as the request is unfinished or its socket is open. Works on the
 * connection's own event loop alone.
 */
final class HeadGuard extends ChannelInboundHandlerAdapter {
    private static final String NAME = "tablee-head";

    /** Lines since the last head was whole, and the characters of the line that has no end yet. */
    private long lines;

    private int length;
    private boolean inBody;

    static void on(Channel channel) {
        channel.pipeline().addFirst(NAME, new HeadGuard());
    }

    private static Optional<HeadGuard> of(Channel channel) {
        return Optional.ofNullable((HeadGuard) channel.pipeline().get(NAME));
    }

    /** A head is whole: what came or comes after it is its body, if it has one, or the next head. */
    static void asked(Channel channel, HttpServerRequest request) {
        boolean hasBody = request.getHeader("Content-Length") != null || request.getHeader("Transfer-Encoding") != null;
        of(channel).ifPresent(guard -> {
            guard.inBody = hasBody;
            boolean tooMany = request.headers().size() > Budget.HEAD_LINES.most();
            if (tooMany || !hasBody && guard.isTooLong()) OutputGuard.cut(channel);
        });
    }

    /** The answer is out: what follows is another head. */
    static void answered(Channel channel) {
        of(channel).filter(guard -> guard.inBody).ifPresent(guard -> {
            guard.inBody = false;
            guard.lines = 0;
        });
    }

    /** The connection has become a socket and has no heads any more. */
    static void off(Channel channel) {
        of(channel).ifPresent(channel.pipeline()::remove);
    }

    private boolean isTooLong() {
        return lines > Budget.HEAD_LINES.most();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
        if (!inBody && message instanceof ByteBuf bytes && isTooLong(bytes)) {
            bytes.release();
            OutputGuard.cut(context.channel());
            return;
        }
        super.channelRead(context, message);
    }

    /** Counts on, and judges up to the end of the head; what the rest is, only {@link #asked} knows. */
    private boolean isTooLong(ByteBuf bytes) {
        boolean ended = false;
        for (int at = bytes.readerIndex(); at < bytes.writerIndex(); at++) {
            byte next = bytes.getByte(at);
            if (next == '\n') {
                ended |= length == 0;
                lines = length == 0 ? 0 : lines + 1;
                length = 0;
                if (!ended && isTooLong()) return true;
            } else if (next != '\r') length++;
        }
        return false;
    }
}
