package tablee.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** How much one address, one person or one socket may ask for. Buckets are forgotten once they are full again. */
public final class RateLimits {
    /** What is counted; each for itself. */
    public enum Kind {
        /** Requests of one address. */
        REQUEST(600, 6_000),
        /** Requests of one address that change something. */
        CHANGE(120, 600),
        /** Tables that one person makes. */
        TABLE(30, 10),
        /** People who come from one address by a link, each of whom may become a guest. */
        JOIN(60, 30),
        /** Sockets that one address opens. */
        SOCKET(120, 600),
        /** Lines that one person sends, through however many sockets. */
        LINE(300, 4_000);

        private final int atOnce;
        private final int perMinute;

        Kind(int atOnce, int perMinute) {
            this.atOnce = atOnce;
            this.perMinute = perMinute;
        }
    }

    private record Key(Kind kind, String who) {}

    private static final int MOST_BUCKETS = 100_000;

    private final Map<Key, TokenBucket> buckets = new ConcurrentHashMap<>();
    private final LongAdder refusals = new LongAdder();
    private final ClientAddresses addresses;
    private final int times;

    /** @param times so many times as wide as usual, for tests and measurements */
    public RateLimits(ClientAddresses addresses, int times) {
        this.addresses = addresses;
        this.times = times;
    }

    public boolean admits(Kind kind, String who) {
        long now = System.nanoTime();
        if (buckets.size() >= MOST_BUCKETS) forgetFull();
        boolean admitted = buckets.computeIfAbsent(new Key(kind, who), key -> bucket(kind, now))
                .take(now);
        if (!admitted) refusals.increment();
        return admitted;
    }

    private TokenBucket bucket(Kind kind, long nowNanos) {
        return new TokenBucket((long) kind.atOnce * times, (long) kind.perMinute * times, nowNanos);
    }

    /** A {@link HttpFault} for somebody who asks for too much. */
    public void demand(Kind kind, String who) {
        if (!admits(kind, who)) throw new HttpFault(429, "too-fast");
    }

    /** Every request passes here. */
    public void guard(RoutingContext context) {
        String address = addresses.of(context.request());
        HttpMethod method = context.request().method();
        boolean reads = method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD);
        boolean admitted = admits(Kind.REQUEST, address) && (reads || admits(Kind.CHANGE, address));
        if (admitted) context.next();
        else Replies.fail(context, new HttpFault(429, "too-fast"));
    }

    /** From time to time: what is full is as good as new. */
    public void forgetFull() {
        long now = System.nanoTime();
        buckets.values().removeIf(bucket -> bucket.isFull(now));
    }

    public ClientAddresses addresses() {
        return addresses;
    }

    /** How often somebody was refused. */
    public long refusals() {
        return refusals.sum();
    }
}
