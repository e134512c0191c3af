import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A bot for Tablée in one file: it follows an invitation, sits down and plays random moves.
 *
 * <pre>TABLEE_TOKEN=… java -cp tablee.jar RandomBot.java http://localhost:8080/join/CODE</pre>
 *
 * <p>What is said on the line is described in docs/bot-protocol.md. To make a real player of it, change {@link #choose}. From
 * the jar it takes the JSON library (Jackson) and nothing else.
 */
public final class RandomBot implements WebSocket.Listener {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String BAD_TOKEN = "the server does not know this token, or not any more:"
            + " make a bot on its account page and use the token shown there";

    private final URI link;
    private final String token;
    private final String table;
    private final StringBuilder text = new StringBuilder();
    private final CompletableFuture<JsonNode> result = new CompletableFuture<>();
    private CompletableFuture<Void> closed = new CompletableFuture<>();
    private String match = "";
    private int version = -1;
    private boolean sitting;
    private String server = "";
    private byte[] share = {};

    private RandomBot(URI link, String token) throws IOException, InterruptedException {
        this.link = link;
        this.token = token;
        table = follow();
    }

    /** The move to play: {@code view} is all that this seat may know, moves are words like "swap 1 2". */
    private static String choose(JsonNode view, List<String> moves) {
        return moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        String token = System.getenv("TABLEE_TOKEN");
        if (arguments.length != 1 || token == null) {
            System.err.println("usage: TABLEE_TOKEN=... java -cp tablee.jar RandomBot.java LINK");
            System.exit(2);
        }
        System.out.println(new RandomBot(URI.create(arguments[0]), token).play());
        System.exit(0);
    }

    /** The invitation is exchanged for a place at the table: the answer names the table. */
    private String follow() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(link)
                .header("Authorization", "Bearer " + token)
                .build();
        HttpResponse<Void> answer = CLIENT.send(request, HttpResponse.BodyHandlers.discarding());
        if (answer.statusCode() == 401) stop(BAD_TOKEN);
        if (answer.statusCode() != 303) throw new IOException("the invitation is not accepted: " + answer.statusCode());
        return answer.headers().firstValue("Location").orElseThrow().replaceFirst(".*/", "");
    }

    /** There is nothing to try again. */
    private static void stop(String sentence) {
        System.err.println(sentence);
        System.exit(1);
    }

    /** Plays until the match is over; whenever the line breaks, comes back to where it was. */
    private JsonNode play() throws InterruptedException {
        while (!result.isDone()) {
            try {
                closed = new CompletableFuture<>();
                sitting = false;
                text.setLength(0);
                URI line = link.resolve("/ws/table/" + table + "?match=" + match + "&version=" + version);
                CLIENT.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + token)
                        .buildAsync(URI.create(line.toString().replaceFirst("^http", "ws")), this)
                        .join();
                CompletableFuture.anyOf(closed, result).join();
            } catch (CompletionException broken) {
                boolean refused = broken.getCause() instanceof WebSocketHandshakeException no
                        && no.getResponse().statusCode() == 401;
                if (refused) stop(BAD_TOKEN);
                System.err.println(broken.getMessage());
            }
            if (!result.isDone()) Thread.sleep(1000);
        }
        return result.join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            String whole = text.toString();
            text.setLength(0);
            hear(line, whole);
        }
        line.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket line, int status, String reason) {
        closed.complete(null);
        return null;
    }

    @Override
    public void onError(WebSocket line, Throwable error) {
        closed.complete(null);
    }

    private void hear(WebSocket line, String whole) {
        try {
            JsonNode message = JSON.readTree(whole);
            switch (message.path("event").asText()) {
                case "seating" -> {
                    sit(line, message);
                    takePart(line, message);
                }
                case "update" -> update(line, message);
                case "bye" -> result.completeExceptionally(
                        new IOException(message.path("message").asText()));
                default -> {} // answers, chat and pings
            }
        } catch (IOException e) {
            result.completeExceptionally(e);
        }
    }

    private void sit(WebSocket line, JsonNode seating) {
        if (sitting || !seating.path("yours").isEmpty()) return;
        for (int seat = 0; seat < seating.path("chairs").size(); seat++) {
            if (seating.at("/chairs/" + seat + "/chair/kind").asText().equals("open")) {
                sitting = true;
                ask(line, pledge(seating, JSON.createObjectNode().put("do", "sit").put("seat", seat)));
                return;
            }
        }
    }

    /** Promises 32 random bytes, so that nobody can choose the chance of the match (docs/protocol.md, "Shares in the seed"). */
    private ObjectNode pledge(JsonNode seating, ObjectNode request) {
        JsonNode shares = seating.path("shares");
        if (shares.isMissingNode() || shares.path("stage").asText().equals("revealing")) return request;
        server = shares.path("server").asText();
        share = new byte[32];
        new SecureRandom().nextBytes(share);
        request.putObject("pledge").put("server", server).put("commitment", sha256(share));
        return request;
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Shows the share when all have promised theirs, promises another one if a start was void, and looks whether it went in. */
    private void takePart(WebSocket line, JsonNode seating) throws IOException {
        JsonNode shares = seating.path("shares");
        if (seating.path("yours").isEmpty() || server.isEmpty()) return;
        boolean revealing = shares.path("stage").asText().equals("revealing");
        boolean ours = shares.path("server").asText().equals(server);
        String shown = HexFormat.of().formatHex(share);
        if (ours && revealing)
            ask(line, JSON.createObjectNode().put("do", "reveal").put("server", server).put("share", shown));
        else if (!shares.isMissingNode() && !ours && !revealing)
            ask(line, pledge(seating, JSON.createObjectNode().put("do", "ready")));
        else if (seating.at("/seed/server").asText().equals(server) && !seating.path("seed").toString().contains(shown))
            throw new IOException("the share of this bot was left out");
    }

    private void update(WebSocket line, JsonNode update) {
        match = update.path("match").asText();
        version = update.path("version").asInt();
        if (update.hasNonNull("result")) {
            result.complete(update.path("result"));
            return;
        }
        for (JsonNode sight : update.path("sights")) {
            List<String> moves = new ArrayList<>();
            for (JsonNode move : sight.path("moves")) moves.add(move.path("word").asText());
            if (moves.isEmpty()) continue;
            ask(line, JSON.createObjectNode()
                    .put("do", "play")
                    .put("version", version)
                    .put("seat", sight.path("viewer").asInt())
                    .put("move", choose(sight.path("view"), moves)));
            return;
        }
    }

    /** A name of its own for each request, so that one sent twice would be done once. */
    private static void ask(WebSocket line, ObjectNode request) {
        line.sendText(request.put("id", UUID.randomUUID().toString()).toString(), true);
    }
}
