package tablee.soak;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A line to a table: whole frames in, whole frames out. */
final class Socket implements WebSocket.Listener {
    private static final CompletionStage<?> DONE = CompletableFuture.completedFuture("");

    private final Consumer<String> reader;
    private final Runnable ended;
    private final StringBuilder frame = new StringBuilder();

    private Socket(Consumer<String> reader, Runnable ended) {
        this.reader = reader;
        this.ended = ended;
    }

    /** Opens it, or tells that it has ended. */
    static CompletableFuture<WebSocket> open(
            HttpClient client, String origin, String path, Identity who, Consumer<String> reader, Runnable ended) {
        WebSocket.Builder builder = client.newWebSocketBuilder().header("Origin", origin);
        who.headers(builder::header);
        return builder.buildAsync(URI.create(origin.replaceFirst("http", "ws") + path), new Socket(reader, ended));
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        frame.append(data);
        if (last) {
            String text = frame.toString();
            frame.setLength(0);
            reader.accept(text);
        }
        socket.request(1);
        return DONE;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        ended.run();
        return DONE;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        ended.run();
    }
}
