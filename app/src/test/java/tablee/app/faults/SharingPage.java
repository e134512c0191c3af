package tablee.app.faults;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** Somebody whose page puts a share into the seed, step by step, and who comes back to another server by the same cookie. */
final class SharingPage {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final long PATIENCE_SECONDS = 60;
    private static final long AGAIN_MILLIS = 300;
    /** The line was cut: a page comes back by itself. */
    private static final JsonNode CUT = Json.parse("{\"cut\":true}");

    private final Seed share;
    private final String cookie;
    private BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private WebSocket socket;
    private String place = "";
    private String seatedAt = "";
    private int asked;

    SharingPage(String origin, String name, Seed share) throws IOException, InterruptedException {
        this.share = share;
        HttpResponse<String> made = post(origin, "", "/api/me", Map.of("name", name, "language", "en"));
        cookie = made.headers().firstValue("set-cookie").orElseThrow().split(";")[0];
    }

    private static HttpResponse<String> post(String origin, String cookie, String path, Object body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.text(body)));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    /** A table for two, which begins when somebody sits down. */
    String table(String origin) throws IOException, InterruptedException {
        String order = "{'terms':{'game':'circus','seats':2,'visibility':'listed','startWhenFull':true},"
                + "'seats':[{'kind':'me'}],'shares':true}";
        return Json.parse(post(origin, cookie, "/api/tables", Json.parse(order.replace('\'', '"')))
                        .body())
                .path("table")
                .asText();
    }

    // ---- The line --------------------------------------------------------------------------------------------------

    /** Comes in, as soon as this table is to be had there. */
    void come(String origin, String table) throws InterruptedException {
        place = origin;
        seatedAt = table;
        heard = new LinkedBlockingQueue<>();
        Line line = new Line(heard);
        URI address = URI.create(origin.replaceFirst("http", "ws") + "/ws/table/" + table);
        for (long left = PATIENCE_SECONDS * 1000; ; left -= AGAIN_MILLIS) {
            try {
                socket = CLIENT.newWebSocketBuilder()
                        .header("Origin", origin)
                        .header("Cookie", cookie)
                        .buildAsync(address, line)
                        .join();
                return;
            } catch (CompletionException away) {
                if (left < 0) throw away;
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    private record Line(BlockingQueue<JsonNode> heard, StringBuilder part) implements WebSocket.Listener {
        Line(BlockingQueue<JsonNode> heard) {
            this(heard, new StringBuilder());
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(Json.parse(part.toString()));
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            heard.add(CUT);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            heard.add(CUT);
        }
    }

    /** The next event like this one. */
    JsonNode await(String what, Predicate<JsonNode> wanted) throws InterruptedException {
        for (JsonNode event = poll(what); ; event = poll(what)) if (wanted.test(event)) return event;
    }

    private JsonNode poll(String what) throws InterruptedException {
        JsonNode event = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (event == null) throw new AssertionError("nothing more came, and no " + what);
        if (event.equals(CUT)) come(place, seatedAt);
        return event;
    }

    JsonNode ask(Map<String, Object> fields) throws InterruptedException {
        Map<String, Object> request = new TreeMap<>(fields);
        String id = "r" + asked++;
        request.put("id", id);
        socket.sendText(Json.text(request), true).join();
        return await("answer", event -> event.path("id").asText().equals(id));
    }

    // ---- The share -------------------------------------------------------------------------------------------------

    /** How the next seed comes about. */
    JsonNode shares(String stage) throws InterruptedException {
        return await(stage, event -> event.at("/shares/stage").asText().equals(stage))
                .path("shares");
    }

    Map<String, String> pledge(JsonNode shares) {
        return Map.of("server", shares.path("server").asText(), "commitment", SeedOrigin.Share.promise(share));
    }

    JsonNode reveal(JsonNode shares) throws InterruptedException {
        return ask(Map.of("do", "reveal", "server", shares.path("server").asText(), "share", share.hex()));
    }

    /** Where the seed of the match comes from, which has begun. */
    JsonNode seed() throws InterruptedException {
        return await("match", event -> event.path("phase").asText().equals("playing"))
                .path("seed");
    }
}
