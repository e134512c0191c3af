package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every route there is by its description, asked rightly and wrongly: each answer carries the whole shield. */
class HeadersTest {
    private static final Map<String, String> SHIELD = Map.of(
            "x-content-type-options", "nosniff",
            "x-frame-options", "DENY",
            "referrer-policy", "same-origin",
            "cross-origin-opener-policy", "same-origin",
            "cross-origin-resource-policy", "same-origin");
    private static final Map<String, String> PARTS = Map.of(
            "{part}", "circus", "{game}", "circus", "{file}", "en.json", "{table}", "0123456789abcdef", "{*}", "x.js");

    /** The same for all who ask; asked for again each time, by its tag. */
    private static final List<String> OF_EVERYBODY =
            List.of("/api/games", "/api/openapi.json", "/words/circus/en.json");

    private final Server server = Running.shared();

    private record Asked(String method, String path) {}

    private List<Asked> everything() {
        List<Asked> all = new ArrayList<>();
        JsonNode paths = new Browser(server).json("/api/openapi.json").path("paths");
        paths.fields().forEachRemaining(path -> path.getValue()
                .fieldNames()
                .forEachRemaining(
                        method -> all.add(new Asked(method.toUpperCase(Locale.ROOT), filled(path.getKey())))));
        List.of(
                        "/",
                        "/t/x",
                        "/nowhere",
                        "/assets/none.js",
                        "/favicon.svg",
                        "/icons/192.png",
                        "/manifest.webmanifest",
                        "/api/nowhere")
                .forEach(path -> all.add(new Asked("GET", path)));
        return all;
    }

    private static String filled(String path) {
        String filled = path;
        for (Map.Entry<String, String> part : PARTS.entrySet()) filled = filled.replace(part.getKey(), part.getValue());
        return filled.replaceAll("\\{[a-z]+}", "none");
    }

    private static HttpRequest.Builder request(Browser browser, Asked asked) {
        boolean bodiless = List.of("GET", "HEAD", "DELETE").contains(asked.method);
        return browser.request(asked.path)
                .header("Content-Type", "application/json")
                .method(
                        asked.method,
                        bodiless ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString("{}"));
    }

    @Test
    @DisplayName(
            "ASVS 1.2.3, 1.3.2, 3.2.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 4.1.1, 13.4.2, 13.4.4, 14.2.2, 14.3.2: By somebody, by nobody, with a method that is not there: the same shield, and nothing about who answers")
    void everyRoute() {
        assertTrue(everything().size() > 30, "the description was walked");
        for (Asked asked : everything()) {
            Browser ann = Browser.guest(server, "Ann"); // anew: one of the routes forgets her
            check(asked, ann.send(request(ann, asked).build()));
            Browser nobody = new Browser(server);
            check(asked, nobody.send(request(nobody, asked).build()));
            for (String method : List.of("PATCH", "TRACE", "OPTIONS")) {
                Asked odd = new Asked(method, asked.path);
                HttpResponse<String> answer = nobody.send(request(nobody, odd).build());
                check(odd, answer);
                assertTrue(answer.statusCode() >= 400, odd + " is not there");
            }
        }
    }

    private static void check(Asked asked, HttpResponse<String> answer) {
        String where = asked + " " + answer.statusCode();
        SHIELD.forEach((name, value) ->
                assertEquals(value, answer.headers().firstValue(name).orElse(""), where + " " + name));
        String policy = answer.headers().firstValue("content-security-policy").orElse("");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"), where);
        for (String part : List.of("frame-ancestors", "base-uri", "object-src")) {
            assertTrue(policy.contains(part + " 'none'"), where + " " + part);
        }
        assertTrue(answer.headers().firstValue("permissions-policy").isPresent(), where);
        for (String name : List.of("server", "x-powered-by", "access-control-allow-origin")) {
            assertEquals(Optional.empty(), answer.headers().firstValue(name), where);
        }
        assertTrue(answer.statusCode() < 500 && !answer.body().contains("Exception"), where);
        String type = answer.headers().firstValue("content-type").orElse("");
        assertTrue(!type.startsWith("text/") || type.endsWith("; charset=utf-8"), where + " " + type);
        boolean json = type.startsWith("application/json");
        boolean everybodys = OF_EVERYBODY.contains(asked.path) && answer.statusCode() == 200;
        String kept = answer.headers().firstValue("cache-control").orElse("");
        if (json) assertEquals(everybodys ? "no-cache" : "no-store", kept, where + " may be kept by nobody");
    }

    @Test
    @DisplayName(
            "ASVS 3.4.3: One script may compile WebAssembly, and neither it nor any page may make code out of texts")
    void webAssembly() {
        Browser nobody = new Browser(server);
        Asked worker = new Asked("GET", "/house-worker.js");
        String policy = nobody.send(request(nobody, worker).build())
                .headers()
                .firstValue("content-security-policy")
                .orElse("");
        assertTrue(policy.startsWith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), policy);
        assertTrue(!policy.contains("'unsafe"), policy);
    }

    @Test
    @DisplayName(
            "ASVS 3.3.1, 3.3.3, 3.4.1: Under https a browser is told to stay with it, and the cookie is not sent otherwise")
    void https() {
        try (Server secure = Server.start(Running.settings().reachedAt(URI.create("https://play.example/")))) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + secure.port() + "/api/me"))
                    .header("Origin", "https://play.example")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}"))
                    .build();
            HttpResponse<String> answer = new Browser(secure).send(request);
            assertEquals(200, answer.statusCode());
            assertTrue(answer.headers()
                    .firstValue("strict-transport-security")
                    .orElse("")
                    .equals("max-age=31536000; includeSubDomains"));
            assertTrue(answer.headers()
                    .firstValue("set-cookie")
                    .orElse("")
                    .matches("__Host-tablee=.*; Path=/; Secure;.*"));
            assertFalse(answer.body().contains("127.0.0.1"));
        }
    }
}
