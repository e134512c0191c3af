package tablee.server.alerts;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A real listener that alerts are sent to: a push service, or somebody's own. It keeps all it hears. */
public final class HookListener implements AutoCloseable {
    /** A request, with its headers in small letters. */
    public record Heard(String method, String path, Map<String, List<String>> headers, byte[] body, long atMillis) {
        public String header(String name) {
            return headers.entrySet().stream()
                    .filter(each -> each.getKey().equalsIgnoreCase(name))
                    .flatMap(each -> each.getValue().stream())
                    .findFirst()
                    .orElse("");
        }

        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    private final HttpServer server;
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();
    private final Queue<Integer> answers = new ConcurrentLinkedQueue<>();

    public HookListener() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 50);
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "hook");
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", this::hear);
        server.start();
    }

    private void hear(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        Integer status = answers.poll();
        if (exchange.getRequestURI().getPath().startsWith("/away"))
            exchange.getResponseHeaders().set("Location", "/moved");
        exchange.sendResponseHeaders(status == null ? 201 : status, -1);
        exchange.close();
        heard.add(new Heard(
                exchange.getRequestMethod(),
                exchange.getRequestURI().getPath(),
                exchange.getRequestHeaders(),
                body,
                System.currentTimeMillis()));
    }

    /** What it answers next; 201 after that. */
    public void answer(int... statuses) {
        for (int each : statuses) answers.add(each);
    }

    public String host() {
        return "127.0.0.1:" + server.getAddress().getPort();
    }

    public String address(String path) {
        return "http://" + host() + path;
    }

    public Heard next() {
        try {
            Heard next = heard.poll(30, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("nothing came");
            return next;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public int count() {
        return heard.size();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
