package tablee.e2e;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Stands before a server and gives its house out, first as it is, and after an update as another one: other pages, another version. */
final class UpdatedServer implements AutoCloseable {
    /** What is in every page of the second house. */
    static final String MARK = "<meta name=\"house\" content=\"two\">";

    private static final Set<String> OWN =
            Set.of("host", "connection", "content-length", "transfer-encoding", "accept-encoding", "upgrade");

    private final String behind;
    private final HttpServer server;
    private final ExecutorService workers = Executors.newCachedThreadPool();
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private volatile boolean updated;

    UpdatedServer(int port) throws IOException {
        behind = "http://127.0.0.1:" + port;
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", this::answer);
        server.setExecutor(workers);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    void update() {
        updated = true;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            HttpResponse<byte[]> answer = client.send(request(exchange), HttpResponse.BodyHandlers.ofByteArray());
            answer.headers().map().forEach((name, values) -> {
                if (!OWN.contains(name.toLowerCase(Locale.ROOT)) && !name.startsWith(":"))
                    values.forEach(value -> exchange.getResponseHeaders().add(name, value));
            });
            byte[] body = updated ? changed(exchange.getRequestURI().getPath(), answer) : answer.body();
            exchange.sendResponseHeaders(answer.statusCode(), body.length == 0 ? -1 : body.length);
            if (body.length > 0) exchange.getResponseBody().write(body);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private HttpRequest request(HttpExchange exchange) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(behind + exchange.getRequestURI()))
                .method(
                        exchange.getRequestMethod(),
                        HttpRequest.BodyPublishers.ofByteArray(
                                exchange.getRequestBody().readAllBytes()));
        exchange.getRequestHeaders().forEach((name, values) -> {
            String lower = name.toLowerCase(Locale.ROOT);
            // Whether something has changed is not to be asked of a server that does not know of the change.
            if (OWN.contains(lower) || lower.startsWith("if-")) return;
            values.forEach(value -> request.header(name, lower.equals("origin") ? behind : value));
        });
        return request.build();
    }

    private static byte[] changed(String path, HttpResponse<byte[]> answer) {
        String type = answer.headers().firstValue("content-type").orElse("");
        if (path.equals("/offline.json")) {
            String list = new String(answer.body(), StandardCharsets.UTF_8);
            return renamed(list.replaceFirst("\"version\":\"", "\"version\":\"two-"));
        }
        if (!type.startsWith("text/html")) return answer.body();
        String page = new String(answer.body(), StandardCharsets.UTF_8);
        return renamed(page.replaceFirst("</head>|<body", MARK + "$0"));
    }

    /** The first script has another name in another house. */
    private static byte[] renamed(String text) {
        return text.replaceAll("/assets/main-\\w+\\.js", "$0?two").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        server.stop(0);
        workers.shutdownNow();
    }
}
