package tablee.server.http;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.function.Function;
import tablee.core.BadInput;
import tablee.store.database.StoreException;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/** Answers in JSON, also those that say what went wrong. */
public final class Replies {
    private static final System.Logger LOG = System.getLogger(Replies.class.getName());

    private Replies() {}

    /** A handler that answers with what an action gives: plain data, or a tree. */
    public static Handler<RoutingContext> json(Function<RoutingContext, Future<?>> action) {
        return context -> {
            try {
                action.apply(context)
                        .onSuccess(value -> send(context, 200, value))
                        .onFailure(fault -> fail(context, fault));
            } catch (RuntimeException fault) {
                fail(context, fault);
            }
        };
    }

    static void send(RoutingContext context, int status, Object value) {
        if (context.response().ended()) return;
        var unused = context.response()
                .setStatusCode(status)
                .putHeader(HttpHeaders.CONTENT_TYPE, "application/json")
                .putHeader(HttpHeaders.CACHE_CONTROL, "no-store")
                .end(Json.text(value));
    }

    /** Says what went wrong; what was our own fault goes into the log and not to the person. */
    public static void fail(RoutingContext context, Throwable cause) {
        HttpFault fault = fault(cause);
        String path = context.currentRoute().getPath();
        if (fault.status() == 500) LOG.log(System.Logger.Level.ERROR, "a request failed: " + path, cause);
        if (fault.key().equals("meanwhile"))
            LOG.log(System.Logger.Level.WARNING, "somebody was quicker, or this is a fault of ours: " + path, cause);
        send(context, fault.status(), body(fault, RequestLanguage.of(context)));
    }

    private static HttpFault fault(Throwable cause) {
        if (cause instanceof HttpFault fault) return fault;
        if (StoreException.isFull(cause)) return new HttpFault(507, "no-room");
        if (StoreException.isAway(cause)) return new HttpFault(503, "unreachable");
        // Somebody was quicker, such as who deleted this person in the other window.
        if (StoreException.isRefused(cause)) return new HttpFault(409, "meanwhile");
        return cause instanceof BadInput bad ? HttpFault.badRequest(bad.sentence()) : new HttpFault(500, "our-fault");
    }

    private static ObjectNode body(HttpFault fault, String language) {
        String sentence = fault.sentence().isEmpty()
                ? Words.of(Replies.class, language).say("fault." + fault.key())
                : fault.sentence();
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.putObject("error").put("key", fault.key()).put("message", sentence);
        return body;
    }

    /** For addresses that cannot be decoded and so get to no route; left to Vert.x, they would fill the log. */
    public static void unreadable(RoutingContext context) {
        fail(context, HttpFault.badRequest(""));
    }

    /** Whether the pieces of a body do not fit together: nobody but its sender can mend that, so it is not for the log. */
    private static boolean isBroken(HttpServerRequest request) {
        return request.getHeader("Transfer-Encoding") != null && !request.isEnded();
    }

    /** For routes that fail before they get to an action. */
    public static void failed(RoutingContext context) {
        Throwable cause = context.failure();
        // Who hangs up in the middle of a request is no news: anybody could fill the log with it.
        if (cause instanceof HttpClosedException) return;
        if (cause instanceof HttpFault) fail(context, cause);
        else if (context.statusCode() == 413) fail(context, new HttpFault(413, "too-long"));
        else if (context.statusCode() == 404 || context.statusCode() == 405) fail(context, HttpFault.notFound());
        else if (context.statusCode() >= 400 && context.statusCode() < 500) fail(context, HttpFault.badRequest(""));
        else if (isBroken(context.request())) fail(context, HttpFault.badRequest(""));
        else fail(context, cause == null ? new IllegalStateException("status " + context.statusCode()) : cause);
    }
}
