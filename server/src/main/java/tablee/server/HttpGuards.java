package tablee.server;

import io.vertx.core.http.HttpConnection;
import tablee.server.http.ClientAddresses;
import tablee.server.http.ConnectionGuard;
import tablee.server.http.Connections;
import tablee.server.http.Origins;
import tablee.server.http.RateLimits;
import tablee.server.http.SlowRequestGuard;

/** What stands at every door: how many may come in, from which pages, how often they may ask and how slowly. */
record HttpGuards(
        RateLimits limits, ConnectionGuard guard, Origins origins, Connections connections, SlowRequestGuard slow) {
    static HttpGuards of(ServerSettings settings) {
        int times = settings.times().limits();
        RateLimits limits =
                new RateLimits(new ClientAddresses(settings.network().trustedProxies()), times);
        Connections connections = new Connections();
        return new HttpGuards(
                limits,
                new ConnectionGuard(limits.addresses(), times),
                new Origins(),
                connections,
                new SlowRequestGuard(connections::peers));
    }

    /** Meets a connection that opens. */
    void greet(HttpConnection connection) {
        guard.greet(connection);
        slow.greet(connection);
    }

    /** To be called every half minute. */
    void tick() {
        connections.ping();
        limits.forgetIdle();
    }
}
