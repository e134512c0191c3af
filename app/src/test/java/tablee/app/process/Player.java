package tablee.app.process;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import tablee.wire.Json;

/**
 * A person who plays both seats of one table as fast as the server answers, and remembers each move that was acknowledged.
 * After a crash the person comes back and says again what was not answered.
 */
final class Player implements WebSocket.Listener {
    /** A move that the server said is played, and where in the log it has to be. */
    record Acknowledged(String match, int place, int seat, int move) {}

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Random random;
    private final String game;
    private final List<Acknowledged> acknowledged = new ArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private int port;
    private String cookie = "";
    private String table = "";
    private String match = "";
    private int version = -1;
    private int asked;
    private ObjectNode pending = JsonNodeFactory.instance.objectNode();
    private Acknowledged hoped = new Acknowledged("", 0, 0, 0);
    private JsonNode latest = JsonNodeFactory.instance.objectNode();

    Player(String game, long seed) {
        this.game = game;
        random = new Random(seed);
    }

    // ---- Coming ----------------------------------------------------------------------------------------------------

    /** Makes a table and begins to play. */
    void begin(Child server) throws IOException, InterruptedException {
        port = server.port();
        post("/api/me", "{\"name\":\"Ann\",\"language\":\"en\"}");
        table = Json.parse(post(
                        "/api/tables",
                        "{\"terms\":{\"game\":\"" + game
                                + "\",\"seats\":2},\"start\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}"))
                .path("table")
                .textValue();
        open();
    }

    /** Goes on where the match was left, at a server that may have another port now. */
    void comeBack(Child server) {
        synchronized (this) {
            port = server.port();
            part.setLength(0);
        }
        open();
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .header("Origin", "http://127.0.0.1:" + port)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new AssertionError(response.body());
        response.headers().firstValue("set-cookie").ifPresent(set -> cookie = set.split(";")[0]);
        return response.body();
    }

    private void open() {
        CLIENT.newWebSocketBuilder()
                .header("Origin", "http://127.0.0.1:" + port)
                .header("Cookie", cookie)
                .buildAsync(
                        URI.create("ws://127.0.0.1:" + port + "/ws/table/" + table + "?match=" + match + "&version="
                                + version),
                        this)
                .join();
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    /** What was said before the crash and not answered is said again, word for word: it must be done once. */
    @Override
    public void onOpen(WebSocket socket) {
        synchronized (this) {
            if (pending.size() > 0) socket.sendText(pending.toString(), true);
        }
        socket.request(1);
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        synchronized (this) {
            part.append(text);
            if (last) {
                JsonNode message = Json.parse(part.toString());
                part.setLength(0);
                hear(socket, message);
            }
        }
        socket.request(1);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        // The server was killed: that is what this is about.
    }

    /** News come before the answer that belongs to them, so that with the answer everything is known. */
    private void hear(WebSocket socket, JsonNode message) {
        String event = message.path("event").textValue();
        if (event.equals("answer")) answered(message);
        else if (event.equals("update")) update(message);
        else return;
        if (pending.isEmpty()) goOn(socket);
    }

    private void update(JsonNode update) {
        match = update.path("match").textValue();
        version = update.path("version").intValue();
        latest = update;
    }

    private void answered(JsonNode answer) {
        if (!answer.path("id").equals(pending.path("id"))) return;
        if (answer.path("ok").booleanValue() && !hoped.match.isEmpty()) acknowledged.add(hoped);
        pending = JsonNodeFactory.instance.objectNode();
        hoped = new Acknowledged("", 0, 0, 0);
    }

    private void goOn(WebSocket socket) {
        if (latest.has("result")) {
            ask(
                    socket,
                    JsonNodeFactory.instance.objectNode().put("do", "propose").put("what", "rematch"));
            return;
        }
        for (JsonNode sight : latest.path("sights")) {
            if (!sight.path("moves").isEmpty()) {
                play(socket, Integer.parseInt(sight.path("viewer").textValue()), sight.path("moves"));
                return;
            }
        }
    }

    private void play(WebSocket socket, int seat, JsonNode moves) {
        JsonNode chosen = moves.get(random.nextInt(moves.size()));
        hoped = new Acknowledged(match, version, seat, chosen.path("move").intValue());
        ask(
                socket,
                JsonNodeFactory.instance
                        .objectNode()
                        .put("do", "play")
                        .put("version", version)
                        .put("match", match)
                        .put("seat", seat)
                        .put("move", chosen.path("word").textValue()));
    }

    private void ask(WebSocket socket, ObjectNode request) {
        pending = request.put("id", table + "-" + asked++);
        socket.sendText(pending.toString(), true);
    }

    synchronized List<Acknowledged> acknowledged() {
        return List.copyOf(acknowledged);
    }

    synchronized String table() {
        return table;
    }
}
