package tablee.server.http;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletionStage;

/**
 * What others work out is brought back to the event loop that asked for it: a request is answered by its connection's own
 * thread and no other, so that a connection needs no queue for those who come from elsewhere.
 */
public final class EventLoop {
    private EventLoop() {}

    /** What is promised elsewhere, such as by the store; a caller on no event loop gets it wherever it was done. */
    public static <T> Future<T> back(CompletionStage<T> promised) {
        Context loop = Vertx.currentContext();
        return loop == null ? Future.fromCompletionStage(promised) : Future.fromCompletionStage(promised, loop);
    }
}
