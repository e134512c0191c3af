package tablee.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Somebody with a cookie, who makes tables and comes by links. */
final class Visitor {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String origin;
    private final String cookie;

    private Visitor(String origin, String cookie) {
        this.origin = origin;
        this.cookie = cookie;
    }

    static Visitor named(int port, String name) {
        Visitor nobody = new Visitor("http://localhost:" + port, "none=");
        HttpResponse<String> made = nobody.post("/api/me", "{\"name\":\"" + name + "\",\"language\":\"en\"}");
        return new Visitor(
                nobody.origin,
                made.headers().firstValue("set-cookie").orElseThrow().split(";")[0]);
    }

    String origin() {
        return origin;
    }

    String cookie() {
        return cookie;
    }

    HttpResponse<String> post(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    HttpResponse<String> get(String path) {
        return send(request(path).build());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Cookie", cookie);
    }

    private static HttpResponse<String> send(HttpRequest request) {
        try {
            HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() >= 400) throw new IllegalStateException(request + ": " + response.body());
            return response;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
