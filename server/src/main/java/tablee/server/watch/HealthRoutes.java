package tablee.server.watch;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import java.util.function.BooleanSupplier;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;

/** {@code /health}: the process lives. {@code /ready}: it can be sent people. */
public final class HealthRoutes {
    private static final long OLD_NANOS = 1_000_000_000;

    private final WorkerPool readers;
    private final BooleanSupplier isReady;
    private Future<Boolean> answer = Future.succeededFuture(false);
    private long askedNanos = System.nanoTime() - OLD_NANOS;

    /** @param isReady may read the store, and is asked on a thread of its own */
    public HealthRoutes(WorkerPool readers, BooleanSupplier isReady) {
        this.readers = readers;
        this.isReady = isReady;
    }

    public void on(Router router) {
        router.get("/health").handler(Replies.json(context -> Future.succeededFuture(says("up"))));
        router.get("/ready").handler(Replies.json(context -> ready().map(ready -> {
            if (!ready) throw new HttpFault(503, "busy");
            return says("ready");
        })));
    }

    /** Looked at once for everybody who asks within a second, and never twice at a time. */
    private Future<Boolean> ready() {
        return EventLoop.back(shared().toCompletionStage());
    }

    private synchronized Future<Boolean> shared() {
        long now = System.nanoTime();
        boolean old = now - askedNanos >= OLD_NANOS;
        if (answer.isComplete() && old) {
            askedNanos = now;
            answer = readers.ask(isReady::getAsBoolean);
        }
        return answer;
    }

    private static Object says(String status) {
        return JsonNodeFactory.instance.objectNode().put("status", status);
    }
}
