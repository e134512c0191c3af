package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tablee.wire.json.Json;

/** A person's browser: keeps its cookie, says where it comes from, opens sockets. */
final class Browser {
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final int port;
    private String cookie = "";
    private String device = "";
    private String person = "";
    private String address = "";
    /** Of a program. */
    private String token = "";

    Browser(Server server) {
        port = server.port();
    }

    /** A guest of this name. */
    static Browser guest(Server server, String name) {
        return guest(server, name, "");
    }

    /** A guest who comes through a proxy that names this address. */
    static Browser guest(Server server, String name, String address) {
        Browser browser = new Browser(server);
        browser.address = address;
        JsonNode me = browser.post(
                "/api/me",
                JsonNodeFactory.instance.objectNode().put("name", name).put("language", "en"));
        browser.person = me.at("/person/id").textValue();
        return browser;
    }

    /** Somebody without a name, who comes through a proxy that names this address. */
    static Browser nobody(Server server, String address) {
        Browser browser = new Browser(server);
        browser.address = address;
        return browser;
    }

    /** With this cookie, wherever it comes from. */
    Browser with(String proof) {
        cookie = proof;
        return this;
    }

    /** A program, with the token that its owner was given. */
    Browser bearing(String secret) {
        token = secret;
        return this;
    }

    String person() {
        return person;
    }

    /** The session's, and what stays of one that was signed in to. */
    private String cookies() {
        return cookie + (cookie.isEmpty() || device.isEmpty() ? "" : "; ") + device;
    }

    /** From another place from now on. */
    Browser at(String place) {
        address = place;
        return this;
    }

    String cookie() {
        return cookie;
    }

    String origin() {
        return "http://127.0.0.1:" + port;
    }

    // ---- HTTP ------------------------------------------------------------------------------------------------------

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(origin() + path)).header("Origin", origin());
        if (!address.isEmpty()) request.header("X-Forwarded-For", address);
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        return cookies().isEmpty() ? request : request.header("Cookie", cookies());
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
            response.headers().allValues("set-cookie").forEach(this::keep);
            return response;
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void keep(String set) {
        String pair = set.split(";")[0];
        if (pair.startsWith("tablee-device=")) device = pair;
        else cookie = pair;
    }

    HttpResponse<String> delete(String path) {
        return send(request(path).DELETE().build());
    }

    HttpResponse<String> get(String path) {
        return send(request(path).build());
    }

    HttpResponse<String> tryPost(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    JsonNode post(String path, JsonNode body) {
        HttpResponse<String> response = tryPost(path, body.toString());
        if (response.statusCode() != 200) throw new AssertionError(response.statusCode() + " " + response.body());
        return Json.parse(response.body());
    }

    JsonNode json(String path) {
        HttpResponse<String> response = get(path);
        if (response.statusCode() != 200) throw new AssertionError(response.statusCode() + " " + response.body());
        return Json.parse(response.body());
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Makes a table, and answers its id and its link. */
    JsonNode table(String order) {
        return post("/api/tables", Json.parse(order.replace('\'', '"')));
    }

    /** Comes by a link; the answer is where it leads. */
    Optional<String> join(String link) {
        return get(link).headers().firstValue("location");
    }

    TestSocket sit(String table) {
        return sit(table, "");
    }

    /** @param query such as {@code ?match=…&version=…} */
    TestSocket sit(String table, String query) {
        return open("/ws/table/" + table + query);
    }

    TestSocket open(String path) {
        TestSocket line = new TestSocket();
        WebSocket.Builder builder = CLIENT.newWebSocketBuilder().header("Origin", origin());
        if (!cookies().isEmpty()) builder.header("Cookie", cookies());
        if (!address.isEmpty()) builder.header("X-Forwarded-For", address);
        if (!token.isEmpty()) builder.header("Authorization", "Bearer " + token);
        try {
            line.on(builder.buildAsync(URI.create("ws://127.0.0.1:" + port + path), line)
                    .join());
        } catch (CompletionException e) {
            throw new AssertionError(path, e);
        }
        return line;
    }

    static ObjectNode ask(String what) {
        return JsonNodeFactory.instance.objectNode().put("do", what);
    }
}
