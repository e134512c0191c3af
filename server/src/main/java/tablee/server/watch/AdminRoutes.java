package tablee.server.watch;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.function.Supplier;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;

/**
 * For programs that watch the server, on a port of its own, by default for this machine only: counts, which name nobody. Anyone who can reach that
 * port reads them, so pages of other origins must not: the port's own name is demanded of every request. People administer on the page, where
 * they sign in, or by {@code tablee admin}.
 */
public final class AdminRoutes {
    private final Metrics meters;
    private final Supplier<List<String>> origins;

    /** @param origins what browsers call this door */
    public AdminRoutes(Metrics meters, Supplier<List<String>> origins) {
        this.meters = meters;
        this.origins = origins;
    }

    public void on(Router router) {
        router.route().handler(this::guard);
        router.get("/metrics").handler(this::metrics);
    }

    /** No other name than our own, so that no page of a foreign name that leads here can read anything. */
    private void guard(RoutingContext context) {
        String own = "http://" + context.request().getHeader(HttpHeaders.HOST);
        boolean reads = context.request().method().equals(HttpMethod.GET);
        if (origins.get().contains(own) && reads) context.next();
        else Replies.fail(context, new HttpFault(403, "wrong-origin"));
    }

    private void metrics(RoutingContext context) {
        var unused = context.response()
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                .end(meters.text());
    }
}
