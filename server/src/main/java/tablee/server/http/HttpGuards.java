package tablee.server.http;

import io.vertx.core.http.HttpConnection;

/** What stands at every door: how many may come in, from which pages, how often they may ask and how slowly. */
public record HttpGuards(
        RateLimits limits, ConnectionGuard guard, Origins origins, Connections connections, SlowRequestGuard slow) {
    /** @param times how many times as much as usual is allowed */
    public static HttpGuards of(ClientAddresses addresses, int times) {
        RateLimits limits = new RateLimits(addresses, times);
        Connections connections = new Connections();
        return new HttpGuards(
                limits,
                new ConnectionGuard(addresses, times),
                new Origins(),
                connections,
                new SlowRequestGuard(connections::peers));
    }

    /** Meets a connection that opens. */
    public void greet(HttpConnection connection) {
        guard.greet(connection);
        slow.greet(connection);
    }

    /** To be called every half minute. */
    public void tick() {
        connections.ping();
        limits.forgetIdle();
    }
}
