package tablee.server.watch;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import java.util.function.BooleanSupplier;
import tablee.server.http.Fault;
import tablee.server.http.Pool;
import tablee.server.http.Replies;

/** {@code /health}: the process lives. {@code /ready}: it can be sent people. */
public final class Health {
    private final Pool readers;
    private final BooleanSupplier isReady;

    /** @param isReady may read the store, and is asked on a thread of its own */
    public Health(Pool readers, BooleanSupplier isReady) {
        this.readers = readers;
        this.isReady = isReady;
    }

    public void on(Router router) {
        router.get("/health").handler(Replies.json(context -> Future.succeededFuture(says("up"))));
        router.get("/ready").handler(Replies.json(context -> readers.ask(isReady::getAsBoolean)
                .map(ready -> {
                    if (!ready) throw new Fault(503, "busy");
                    return says("ready");
                })));
    }

    private static Object says(String status) {
        return JsonNodeFactory.instance.objectNode().put("status", status);
    }
}
