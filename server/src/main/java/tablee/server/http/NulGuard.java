package tablee.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.ext.web.RoutingContext;

/**
 * The character U+0000, which PostgreSQL keeps in no text and takes for a fault: nothing is named by it here, and nobody writes it, so that a
 * request with it asks for what is not there.
 */
public final class NulGuard {
    private NulGuard() {}

    public static void guard(RoutingContext context) {
        if (context.request().uri().contains("%00")) Replies.fail(context, HttpFault.notFound());
        else context.next();
    }

    static boolean isIn(JsonNode tree) {
        if (tree.isTextual()) return tree.textValue().indexOf('\0') >= 0;
        for (JsonNode each : tree) if (isIn(each)) return true;
        return false;
    }
}
