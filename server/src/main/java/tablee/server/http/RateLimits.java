package tablee.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.budget.RateLimiter;

/** How often one address or one person may ask for something: a {@link RateLimiter} for each {@link Budget}. */
public final class RateLimits {
    /** Guesses and mails are as few in tests as anywhere. */
    private static final Set<Budget> NEVER_WIDER = EnumSet.of(
            Budget.TRIES_FROM,
            Budget.TRIES_AT_NAME_FROM,
            Budget.TRIES_AT_NAME,
            Budget.TRIES_OF_DEVICE,
            Budget.CODES_TRIED_FROM,
            Budget.CODES_TRIED,
            Budget.MAILS,
            Budget.MAILS_FROM,
            Budget.MAILS_TO,
            Budget.MAILS_IN_ALL,
            Budget.RECOVERY_CODES,
            Budget.RECOVERY_CODES_IN_ALL);

    @Bounded(why = "one for each budget")
    private final Map<Budget, RateLimiter> limiters = new EnumMap<>(Budget.class);

    private final LongAdder refusals = new LongAdder();
    private final AtomicLong aheadNanos = new AtomicLong();
    private final ClientAddresses addresses;

    /** @param times what the limits are multiplied by, for tests and measurements */
    public RateLimits(ClientAddresses addresses, int times) {
        this.addresses = addresses;
        for (Budget each : Budget.values()) {
            if (each.againMillis() > 0)
                limiters.put(each, new RateLimiter(each, NEVER_WIDER.contains(each) ? 1 : times));
        }
    }

    public boolean admits(Budget budget, String who) {
        return admits(budget, who, 1);
    }

    /** @param times for how many it counts */
    public boolean admits(Budget budget, String who, int times) {
        boolean admitted = limiter(budget).take(who, times, now());
        if (!admitted) refusals.increment();
        return admitted;
    }

    private long now() {
        return System.nanoTime() + aheadNanos.get();
    }

    /** For tests: as if so much time had passed. */
    public void pass(long millis) {
        aheadNanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    private RateLimiter limiter(Budget budget) {
        RateLimiter limiter = limiters.get(budget);
        if (limiter == null) throw new IllegalArgumentException(budget + " is no rate");
        return limiter;
    }

    /** A {@link HttpFault} for somebody who asks for too much. */
    public void demand(Budget budget, String who) {
        if (!admits(budget, who)) throw new HttpFault(429, "too-fast");
    }

    /** Who was right did not guess: that try does not count. */
    public void giveBack(Budget budget, String who) {
        limiter(budget).giveBack(who);
    }

    /** Every request passes here. */
    public void guard(RoutingContext context) {
        String address = addresses.of(context.request());
        HttpMethod method = context.request().method();
        boolean reads = method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD);
        boolean admitted = admits(Budget.REQUESTS, address) && (reads || admits(Budget.CHANGES, address));
        if (admitted) context.next();
        else Replies.fail(context, new HttpFault(429, "too-fast"));
    }

    /** From time to time: who may do as much as a newcomer need not be remembered. */
    public void forgetIdle() {
        long now = now();
        limiters.values().forEach(each -> each.forgetIdle(now));
    }

    public ClientAddresses addresses() {
        return addresses;
    }

    /** How often somebody was refused. */
    public long refusals() {
        return refusals.sum();
    }
}
