package tablee.bench.server;

import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Somebody with a cookie, who makes tables and comes by links. */
final class BenchVisitor {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String origin;
    private final String cookie;
    private final String address;

    private BenchVisitor(String origin, String cookie, String address) {
        this.origin = origin;
        this.cookie = cookie;
        this.address = address;
    }

    /** @param address what a proxy would say; it counts only where the server was told to believe it */
    static BenchVisitor named(int port, String name, String address) {
        BenchVisitor nobody = new BenchVisitor("http://localhost:" + port, "none=", address);
        HttpResponse<String> made = nobody.post("/api/me", "{\"name\":\"" + name + "\",\"language\":\"en\"}");
        return new BenchVisitor(
                nobody.origin,
                made.headers().firstValue("set-cookie").orElseThrow().split(";")[0],
                address);
    }

    /** How to open a line to a table. */
    WebSocketConnectOptions socket(int port, String table) {
        return new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(port)
                .setURI("/ws/table/" + table)
                .addHeader("Origin", origin)
                .addHeader("Cookie", cookie)
                .addHeader("X-Forwarded-For", address);
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
                .header("X-Forwarded-For", address)
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
