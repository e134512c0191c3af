package tablee.soak;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tablee.wire.json.Json;

/** Sitting down at a table that somebody else has made. */
final class Seat {
    private static final long WITHIN_SECONDS = 20;

    private Seat() {}

    static void take(HttpClient client, String origin, String table, Identity who, int seat)
            throws IOException, InterruptedException {
        CompletableFuture<Boolean> answered = new CompletableFuture<>();
        try {
            WebSocket socket = Socket.open(
                            client,
                            origin,
                            "/ws/table/" + table,
                            who,
                            text -> {
                                var message = Json.parse(text);
                                if (message.path("event").asText().equals("answer")) {
                                    answered.complete(message.path("ok").asBoolean());
                                }
                            },
                            () -> answered.complete(false))
                    .get(WITHIN_SECONDS, TimeUnit.SECONDS);
            socket.sendText("{\"do\":\"sit\",\"id\":\"sit\",\"seat\":" + seat + "}", true)
                    .get(WITHIN_SECONDS, TimeUnit.SECONDS);
            boolean sits = answered.get(WITHIN_SECONDS, TimeUnit.SECONDS);
            socket.abort();
            if (!sits) throw new IOException("the seat was refused");
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(e);
        }
    }
}
