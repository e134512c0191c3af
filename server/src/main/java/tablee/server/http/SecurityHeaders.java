package tablee.server.http;

import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;

/** The headers that every answer has, so that a browser lets nothing foreign in and nothing of ours out. */
public final class SecurityHeaders {
    private static final String CONTENT =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
                    + " font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    /** Of the worker that runs the tables of a page: it compiles WebAssembly, and loads nothing else than that and itself. */
    private static final String WEB_ASSEMBLY =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

    private final boolean secure;

    /** @param secure people come by https only */
    public SecurityHeaders(boolean secure) {
        this.secure = secure;
    }

    /** For the one script that may compile WebAssembly; no page may, and none may make code out of texts. */
    public static void allowWebAssembly(RoutingContext context) {
        context.response().headers().set("Content-Security-Policy", WEB_ASSEMBLY);
    }

    public void cover(RoutingContext context) {
        MultiMap headers = context.response().headers();
        headers.set("Content-Security-Policy", CONTENT)
                .set("X-Content-Type-Options", "nosniff")
                .set("X-Frame-Options", "DENY")
                // Not "no-referrer": then browsers send forms with the origin "null", and those are refused.
                .set("Referrer-Policy", "same-origin")
                .set("Cross-Origin-Opener-Policy", "same-origin")
                .set("Cross-Origin-Resource-Policy", "same-origin")
                .set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
        if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
        context.next();
    }
}
