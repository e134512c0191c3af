package tablee.server.http;

import io.netty.channel.Channel;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/**
 * Connections over which nothing whole was asked so far. Half requests of many addresses could take all the room there is; so where there
 * are many, the oldest goes when another comes, and those that have asked something stay.
 */
final class UnaskedConnections {
    private final int most;

    @Bounded(by = Budget.UNASKED)
    private final Set<Channel> waiting = new LinkedHashSet<>();

    UnaskedConnections(int most) {
        this.most = most;
    }

    void add(Channel channel) {
        enter(channel).ifPresent(OutputGuard::cut);
        channel.closeFuture().addListener(gone -> remove(channel));
    }

    /** The one that has to go. */
    private synchronized Optional<Channel> enter(Channel channel) {
        waiting.add(channel);
        if (waiting.size() <= most) return Optional.empty();
        Iterator<Channel> all = waiting.iterator();
        Channel oldest = all.next();
        all.remove();
        return Optional.of(oldest);
    }

    /** It has asked something, or is gone. */
    synchronized void remove(Channel channel) {
        waiting.remove(channel);
    }

    synchronized int size() {
        return waiting.size();
    }
}
