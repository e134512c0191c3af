package tablee.soak;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tablee.wire.json.Json;

/**
 * Somebody at a table over a real socket, who plays whatever is allowed, comes back when the line breaks, and says again, word
 * for word, what was not answered. All of it happens on one thread, the world's.
 */
final class SoakPlayer {
    /** @param move as a number */
    private record Asked(String id, String text, String match, int version, int seat, int move) {}

    private static final long AGAIN_MILLIS = 300;
    private static final long AFTER_MILLIS = 400;
    /** As the page in a browser has it. */
    private static final long PATIENCE_MILLIS = 9_000;

    private final HttpClient client;
    private final ScheduledExecutorService world;
    private final Supplier<String> door;
    private final Ledger ledger;
    private final Random random;
    private final long paceMillis;
    private final String table;
    private final Identity who;

    private Optional<WebSocket> socket = Optional.empty();
    private Optional<Asked> pending = Optional.empty();
    private Optional<JsonNode> update = Optional.empty();
    private long askedAt;
    private long firstAskedAt;
    private int number;
    private int line;
    private boolean proposed;
    private boolean stopped;

    SoakPlayer(World world, String table, Identity who, Random random) {
        client = world.client();
        this.world = world.thread();
        door = world.door();
        ledger = world.ledger();
        paceMillis = world.paceMillis();
        this.table = table;
        this.who = who;
        this.random = random;
        this.world.execute(this::comeIn);
    }

    /** What all players have in common. */
    record World(
            HttpClient client,
            ScheduledExecutorService thread,
            Supplier<String> door,
            Ledger ledger,
            long paceMillis) {}

    void stop() {
        stopped = true;
        socket.ifPresent(WebSocket::abort);
    }

    /** Where this player stands, for anyone who has to find out why a table does not go on. */
    @Override
    public String toString() {
        return table
                + (socket.isPresent() ? " at version " + version() : " without a line")
                + pending.map(asked -> ", waits for the answer to " + asked.text)
                        .orElse("")
                + (update.filter(each -> each.has("result")).isPresent() ? ", after the end" : "")
                + (proposed ? ", a rematch is proposed" : "");
    }

    /** How many entries this player has seen. */
    int version() {
        return update.map(each -> each.path("version").asInt()).orElse(-1);
    }

    // ---- The line --------------------------------------------------------------------------------------------------

    private void comeIn() {
        if (stopped) return;
        int mine = ++line;
        String seen = update.map(each -> "?match=" + each.path("match").asText() + "&version="
                        + each.path("version").asInt())
                .orElse("");
        String origin = door.get();
        var unused = Socket.open(
                        client,
                        origin,
                        "/ws/table/" + table + seen,
                        who,
                        text -> later(mine, () -> reads(text)),
                        () -> later(mine, this::lost))
                .whenComplete((opened, fault) -> world.execute(() -> opened(mine, opened, fault)));
    }

    private void later(int mine, Runnable task) {
        world.execute(() -> {
            if (mine == line && !stopped) task.run();
        });
    }

    private void opened(int mine, WebSocket opened, Throwable fault) {
        if (fault != null || stopped || mine != line) {
            if (fault != null && mine == line) lost();
            if (fault == null) opened.abort();
            return;
        }
        socket = Optional.of(opened);
        pending.ifPresent(asked -> say(asked.text));
        watch(mine);
    }

    /** A line on which nothing is answered is given up. */
    private void watch(int mine) {
        after(
                1_000,
                () -> later(mine, () -> {
                    boolean silent = pending.isPresent() && System.nanoTime() - askedAt > PATIENCE_MILLIS * 1_000_000;
                    if (silent) lost();
                    else watch(mine);
                }));
    }

    private void after(long millis, Runnable task) {
        var unused = world.schedule(task, millis, TimeUnit.MILLISECONDS);
    }

    private void lost() {
        ledger.lostLine();
        socket.ifPresent(WebSocket::abort);
        socket = Optional.empty();
        line++;
        after(AGAIN_MILLIS + random.nextInt(300), this::comeIn);
    }

    private void say(String text) {
        askedAt = System.nanoTime();
        socket.ifPresent(each -> {
            var unused = each.sendText(text, true);
        });
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    private void reads(String text) {
        JsonNode message = Json.parse(text);
        switch (message.path("event").asText()) {
            case "update" -> sees(message);
            case "answer" ->
                pending.filter(each -> each.id.equals(message.path("id").asText()))
                        .ifPresent(asked -> isAnswered(asked, message));
            case "seating" -> proposed = message.hasNonNull("proposal");
            case "bye" -> {
                ledger.dismissed(message.path("message").asText());
                lost();
            }
            default -> {}
        }
    }

    private void sees(JsonNode message) {
        ledger.seen(table, message);
        update = Optional.of(message);
        if (pending.isEmpty()) after(paceMillis, this::act);
    }

    private void isAnswered(Asked asked, JsonNode answer) {
        pending = Optional.empty();
        ledger.answered(System.nanoTime(), System.nanoTime() - firstAskedAt);
        if (answer.path("ok").asBoolean() && asked.seat >= 0) {
            ledger.promised(asked.match, asked.version, answer.path("version").asInt(), asked.seat, asked.move);
        }
        boolean over = update.filter(each -> each.has("result")).isPresent();
        after(over ? AFTER_MILLIS : paceMillis, this::act);
    }

    private void act() {
        if (stopped || pending.isPresent() || socket.isEmpty() || update.isEmpty()) return;
        JsonNode now = update.get();
        if (now.has("result")) {
            if (proposed) ask("agree", -1, 0, Map.of());
            else ask("propose", -1, 0, Map.of("what", "rematch"));
            return;
        }
        for (JsonNode sight : now.path("sights")) {
            JsonNode moves = sight.path("moves");
            if (moves.isEmpty()) continue;
            JsonNode choice = moves.get(random.nextInt(moves.size()));
            int seat = Integer.parseInt(sight.path("viewer").asText());
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("version", now.path("version").asInt());
            fields.put("match", now.path("match").asText());
            fields.put("seat", seat);
            fields.put("move", choice.path("word").asText());
            ask("play", seat, choice.path("move").asInt(), fields);
            return;
        }
    }

    private void ask(String what, int seat, int move, Map<String, Object> fields) {
        String id = who.hashCode() + "." + number++;
        Map<String, Object> request = new LinkedHashMap<>(fields);
        request.put("do", what);
        request.put("id", id);
        String text = Json.text(request);
        String match = update.orElseThrow().path("match").asText();
        pending = Optional.of(new Asked(id, text, match, version(), seat, move));
        firstAskedAt = System.nanoTime();
        say(text);
    }

    // ---- Beginning -------------------------------------------------------------------------------------------------

    /** A new person that the server recognises later. */
    static Identity guest(HttpClient client, String origin, String name, String address)
            throws IOException, InterruptedException {
        Identity stranger = new Identity("", address);
        HttpResponse<String> made = post(client, origin, "/api/me", stranger, Map.of("name", name, "language", "en"));
        String cookie = made.headers()
                .firstValue("set-cookie")
                .orElseThrow(() -> new IOException("no cookie: " + made.statusCode() + " " + made.body()))
                .split(";")[0];
        return stranger.with(cookie);
    }

    static HttpResponse<String> post(HttpClient client, String origin, String path, Identity who, Object body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.text(body)));
        who.headers(request::header);
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
