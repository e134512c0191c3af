package tablee.bench.server;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The least that a table can be which loses nothing: a line is appended to one file, which is synchronised for all lines that wait, and only
 * then does an update go to both people. It has no rules, no views and no limits, and stands on the same parts as {@link Echo}.
 */
public final class DurableEcho {
    /** As long as an update of a small game. */
    private static final String UPDATE = "u".repeat(200);

    private static final int MOST_TOGETHER = 512;

    private record Line(String table, String text) {}

    private final Map<String, List<ServerWebSocket>> tables = new HashMap<>();
    private final BlockingQueue<Line> lines = new LinkedBlockingQueue<>();
    private final FileChannel file;
    private final Context loop;

    private DurableEcho(FileChannel file, Context loop) {
        this.file = file;
        this.loop = loop;
    }

    public static void main(String[] arguments) throws IOException {
        Path journal = Files.createTempFile("tablee-bench", ".journal");
        journal.toFile().deleteOnExit();
        Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        Context loop = vertx.getOrCreateContext();
        DurableEcho echo = new DurableEcho(FileChannel.open(journal, StandardOpenOption.APPEND), loop);
        Thread writer = new Thread(echo::write, "writer");
        writer.setDaemon(true);
        writer.start();
        loop.runOnContext(
                now -> vertx.createHttpServer(new HttpServerOptions().setPerMessageWebSocketCompressionSupported(false))
                        .webSocketHandler(echo::enter)
                        .listen(0, "127.0.0.1")
                        .onSuccess(DurableEcho::ready));
    }

    private static void ready(HttpServer server) {
        System.out.println("Tablée is at http://localhost:" + server.actualPort() + "/");
    }

    private void enter(ServerWebSocket socket) {
        tables.computeIfAbsent(socket.path(), table -> new ArrayList<>()).add(socket);
        socket.textMessageHandler(text -> lines.add(new Line(socket.path(), text)));
    }

    private void write() {
        List<Line> next = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.allocate(MOST_TOGETHER * 1024);
        try {
            while (true) {
                next.clear();
                next.add(lines.take());
                lines.drainTo(next, MOST_TOGETHER - 1);
                append(next, bytes.clear());
                List<Line> written = List.copyOf(next);
                loop.runOnContext(now -> written.forEach(this::tell));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void append(List<Line> written, ByteBuffer bytes) throws IOException {
        for (Line line : written) {
            byte[] text = line.text.getBytes(StandardCharsets.UTF_8);
            bytes.putInt(text.length).put(text);
        }
        bytes.flip();
        while (bytes.hasRemaining()) file.write(bytes);
        file.force(false);
    }

    private void tell(Line line) {
        for (ServerWebSocket socket : tables.getOrDefault(line.table, List.of())) socket.writeTextMessage(UPDATE);
    }
}
