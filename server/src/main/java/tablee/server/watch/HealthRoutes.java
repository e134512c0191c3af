package tablee.server.watch;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import java.util.function.BooleanSupplier;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;

/** {@code /health}: the process lives. {@code /ready}: it can be sent people. Both are answered at once, whatever is away. */
public final class HealthRoutes {
    private final BooleanSupplier isReady;

    /** @param isReady must not wait for anything */
    public HealthRoutes(BooleanSupplier isReady) {
        this.isReady = isReady;
    }

    public void on(Router router) {
        router.get("/health").handler(Replies.json(context -> Future.succeededFuture(says("up"))));
        router.get("/ready").handler(Replies.json(context -> {
            if (!isReady.getAsBoolean()) throw new HttpFault(503, "busy");
            return Future.succeededFuture(says("ready"));
        }));
    }

    private static Object says(String status) {
        return JsonNodeFactory.instance.objectNode().put("status", status);
    }
}
