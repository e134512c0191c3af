package tablee.server.http;

import io.netty.channel.Channel;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.net.SocketAddress;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/**
 * One open socket. It may be used from any thread, and whatever is done to it happens on its own event loop, in order, and it is closed
 * once: Vert.x mixes up the end of a connection that is written to from elsewhere while it closes.
 */
public final class OpenSocket {
    /** Why nothing is heard from it for now. */
    public enum Silence {
        /** It does not read what it is sent. */
        UNREAD,
        /** Its lines wait for the table. */
        LINES_UNDER_WAY,
        /** It wants a seat by a name that is being looked up. */
        NAME_UNDER_WAY,
        /** It said too much, and is being closed. */
        REFUSED
    }

    /** Who is told to go has this long to read why. */
    private static final long FAREWELL_MILLIS = 1_000;

    private final ServerWebSocket socket;
    private final Context loop;
    private final Optional<Channel> channel;

    @Bounded(by = {Budget.UNREAD})
    private final Queue<String> waiting = new ConcurrentLinkedQueue<>();

    private final AtomicLong waitingChars = new AtomicLong();
    private final AtomicBoolean writing = new AtomicBoolean();

    // Of the event loop alone.
    @Bounded(why = "there are four reasons")
    private final Set<Silence> silences = EnumSet.noneOf(Silence.class);

    private boolean closed;

    /** @param loop the connection's own event loop */
    public OpenSocket(ServerWebSocket socket, Context loop, Optional<Channel> channel) {
        this.socket = socket;
        this.loop = loop;
        this.channel = channel;
    }

    /** Sends a line after those before it; false if too much waits already, and the socket is cut off. */
    public boolean write(String text) {
        long chars = waitingChars.addAndGet(text.length());
        if (chars > Budget.UNREAD.most()) {
            cut();
            return false;
        }
        waiting.add(text);
        if (isMuch(chars) && !isMuch(chars - text.length())) settle(Silence.UNREAD, () -> isMuch(waitingChars.get()));
        if (writing.compareAndSet(false, true)) loop.runOnContext(now -> writeWaiting());
        return true;
    }

    private void writeWaiting() {
        writing.set(false);
        for (String text = waiting.poll(); text != null; text = waiting.poll()) {
            int chars = text.length();
            if (closed) wasTaken(chars);
            else socket.writeTextMessage(text).onComplete(done -> wasTaken(chars));
        }
    }

    private void wasTaken(int chars) {
        long left = waitingChars.addAndGet(-chars);
        if (!isMuch(left) && isMuch(left + chars)) settle(Silence.UNREAD, () -> isMuch(waitingChars.get()));
    }

    private static boolean isMuch(long chars) {
        return chars > Budget.UNREAD_AND_HEARD.most();
    }

    public void ping() {
        loop.runOnContext(now -> {
            if (closed) return;
            var unused = socket.writePing(Buffer.buffer());
        });
    }

    public void close(short code, String reason) {
        loop.runOnContext(now -> closeOnce(code, reason));
    }

    private void closeOnce(short code, String reason) {
        if (closed) return;
        writeWaiting();
        closed = true;
        var unused = socket.close(code, reason);
    }

    /** Closes it and reads nothing more: what is still on its way here costs nothing. Only on the event loop. */
    public void refuse(short code, String reason) {
        if (closed) return;
        settle(Silence.REFUSED, () -> true);
        closeOnce(code, reason);
        loop.owner().setTimer(FAREWELL_MILLIS, over -> cut());
    }

    /** Whether nothing that it says counts any more. Only on the event loop. */
    public boolean isClosed() {
        return closed;
    }

    /** Ends it without a word, past Vert.x, which would send a farewell that waits behind all that is not read. */
    public void cut() {
        channel.ifPresent(OutputGuard::cut);
    }

    /**
     * Nothing is read from it while this holds; to be called whenever that may have changed. It is looked at on the event loop, so that of two
     * changes at the same time the last one counts.
     */
    public void settle(Silence why, BooleanSupplier holds) {
        onLoop(() -> {
            if (holds.getAsBoolean()) {
                if (silences.add(why)) socket.pause();
            } else if (silences.remove(why) && silences.isEmpty()) {
                socket.resume();
            }
        });
    }

    private void onLoop(Runnable act) {
        if (channel.filter(each -> each.eventLoop().inEventLoop()).isPresent()) act.run();
        else loop.runOnContext(now -> act.run());
    }

    public SocketAddress peer() {
        return socket.remoteAddress();
    }
}
