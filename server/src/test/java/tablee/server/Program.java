package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import tablee.wire.json.Json;

/** A program with a token, and without a cookie or an origin. */
final class Program {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final int port;
    private final String proof;

    Program(Server server, String token) {
        port = server.port();
        proof = "Bearer " + token;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .header("Authorization", proof)
                .header("Content-Type", "application/json");
    }

    private static HttpResponse<String> send(HttpRequest request) {
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    HttpResponse<String> post(String path, String body) {
        return send(
                request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    /** An empty object as the body, where there is to be one. */
    HttpResponse<String> send(String method, String path) {
        HttpRequest.BodyPublisher body =
                method.equals("GET") ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString("{}");
        return send(request(path).method(method, body).build());
    }

    HttpResponse<String> get(String path) {
        return send(request(path).build());
    }

    JsonNode json(String path) {
        return Json.parse(get(path).body());
    }

    TestSocket open(String path) {
        TestSocket line = new TestSocket();
        line.on(CLIENT.newWebSocketBuilder()
                .header("Authorization", proof)
                .buildAsync(URI.create("ws://127.0.0.1:" + port + path), line)
                .join());
        return line;
    }
}
