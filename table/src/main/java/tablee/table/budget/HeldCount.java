package tablee.table.budget;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** How much of something each owner holds now, and all of them together: sockets, connections, bytes that wait. */
public final class HeldCount {
    private final long mostEach;
    private final long mostInAll;
    private final AtomicLong inAll = new AtomicLong();

    @Bounded(why = "an owner who holds nothing is not in it, and all hold no more than the budget of the server")
    private final Map<String, Long> held = new ConcurrentHashMap<>();

    /** @param times what the limits are multiplied by, for tests and measurements */
    public HeldCount(Budget each, Budget server, int times) {
        mostEach = each.most() * times;
        mostInAll = server.most() * times;
    }

    /** Takes so much, if there is room for it; what was taken has to be given back. */
    public boolean take(String who, long amount) {
        boolean fits = add(who, amount);
        if (!fits) giveBack(who, amount);
        return fits;
    }

    /** Counts what is held already, and says whether that was too much. */
    public boolean add(String who, long amount) {
        boolean room = inAll.addAndGet(amount) <= mostInAll;
        String key = RateLimiter.key(who);
        return held.merge(key, amount, HeldCount::sum) <= mostEach && room;
    }

    /** Whether this owner could take so much now. */
    public boolean hasRoom(String who, long amount) {
        return of(who) + amount <= mostEach && inAll.get() + amount <= mostInAll;
    }

    public void giveBack(String who, long amount) {
        inAll.addAndGet(-amount);
        held.computeIfPresent(RateLimiter.key(who), (same, now) -> now <= amount ? null : now - amount);
    }

    private static Long sum(Long one, Long other) {
        return one + other;
    }

    /** How much all hold together. */
    public long inAll() {
        return inAll.get();
    }

    public long of(String who) {
        return held.getOrDefault(RateLimiter.key(who), 0L);
    }
}
