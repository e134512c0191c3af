package tablee.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import tablee.core.BadInput;
import tablee.wire.json.Json;

/** What a request holds: one JSON object, neither long nor deep. */
public final class JsonBody {
    /** A position with a script fits, and nothing that would be a burden. */
    public static final int MOST_BYTES = 1 << 16;

    private JsonBody() {}

    public static ObjectNode of(RoutingContext context) {
        String type = String.valueOf(context.request().getHeader(HttpHeaders.CONTENT_TYPE));
        if (!type.split(";")[0].strip().equalsIgnoreCase("application/json")) throw new HttpFault(415, "not-json");
        String text = context.body().asString("UTF-8");
        JsonNode tree = Json.parse(text == null ? "" : text);
        if (NulGuard.isIn(tree)) throw new BadInput("A text must not have the character U+0000 in it.");
        if (tree instanceof ObjectNode object) return object;
        throw new BadInput("The request must be a JSON object.");
    }

    public static <T> T of(RoutingContext context, Class<T> type) {
        return Json.read(of(context), type);
    }
}
