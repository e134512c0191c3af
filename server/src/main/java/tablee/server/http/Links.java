package tablee.server.http;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;

/** Whole addresses of our pages, as the person who asks can reach them. */
public final class Links {
    private final Optional<String> publicOrigin;
    private final Origins origins;

    public Links(Optional<String> publicOrigin, Origins origins) {
        this.publicOrigin = publicOrigin;
        this.origins = origins;
    }

    /** @param path such as {@code /join/…} */
    public String to(HttpServerRequest request, String path) {
        String asked = "http://" + String.valueOf(request.getHeader(HttpHeaders.HOST));
        return publicOrigin.orElseGet(() -> origins.has(asked) ? asked : origins.first()) + path;
    }
}
