package tablee.server.http;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import tablee.table.budget.Bounded;

/**
 * The origins whose pages may talk to this server: its own. Compared letter by letter, since everything cleverer has been
 * outwitted before.
 */
public final class Origins {
    @Bounded(why = "given at the start")
    private volatile List<String> own = List.of("");

    /** @param origins the one that links are made with comes first */
    public void allow(List<String> origins) {
        own = List.copyOf(origins);
    }

    /** Under which names a page of this server can be open. */
    public List<String> own() {
        return own;
    }

    boolean has(String origin) {
        return own.contains(origin);
    }

    String first() {
        return own.get(0);
    }

    /** Requests that change something must come from a page of ours; a program with a token of its own has no page. */
    public void guard(RoutingContext context) {
        boolean reads = context.request().method().equals(HttpMethod.GET)
                || context.request().method().equals(HttpMethod.HEAD);
        if (reads || isOurs(context.request())) context.next();
        else Replies.fail(context, new HttpFault(403, "wrong-origin"));
    }

    public boolean isOurs(HttpServerRequest request) {
        List<String> origins = request.headers().getAll(HttpHeaders.ORIGIN);
        if (origins.isEmpty()) return hasToken(request);
        return origins.size() == 1 && has(origins.get(0));
    }

    private static boolean hasToken(HttpServerRequest request) {
        return request.headers().contains(HttpHeaders.AUTHORIZATION)
                && !request.headers().contains(HttpHeaders.COOKIE);
    }
}
