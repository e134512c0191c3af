import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Shows boards from fixtures, without a server: {@code java web/dev/Stage.java 8130}, then open
 * {@code /dev/stage?fixture=<name>} for {@code web/dev/fixtures/<name>.json}. Every page load bundles the sources again.
 */
final class Stage {
    private static final Path WEB = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/dev/Stage.java"))
            .toAbsolutePath()
            .getParent()
            .getParent();
    private static final Path OUT = WEB.resolve("target/dev/tablee/web");

    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(args[0]);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", Stage::serve);
        server.start();
        System.out.println("http://localhost:" + port + "/dev/stage?fixture=circus");
    }

    private static void serve(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        try {
            if (path.startsWith("/words/")) send(exchange, "application/json", words(path.split("/")));
            else if (path.startsWith("/dev/fixtures/")) sendFile(exchange, WEB.resolve(path.substring(1)));
            else if (path.startsWith("/api/")) send(exchange, "application/json", "{\"person\":null}");
            else if (path.equals("/dev/stage")) page(exchange);
            else sendFile(exchange, asset(path));
        } catch (IOException | InterruptedException | RuntimeException e) {
            exchange.sendResponseHeaders(404, -1);
            System.out.println(path + ": " + e);
        } finally {
            exchange.close();
        }
    }

    private static Path asset(String path) {
        Path bundled = OUT.resolve(path.substring(1));
        return Files.exists(bundled) ? bundled : WEB.resolve("src/main/static").resolve(path.substring(1));
    }

    private static synchronized void page(HttpExchange exchange) throws IOException, InterruptedException {
        int status = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        WEB.resolve("build/Bundle.java").toString(),
                        OUT.toString(),
                        "--dev")
                .inheritIO()
                .start()
                .waitFor();
        if (status != 0) throw new IOException("esbuild said no");
        sendFile(exchange, OUT.resolve("index.html"));
    }

    /** {@code /words/<part>/<lang>.json}: the game's own words and the client's for that game. */
    private static String words(String[] path) throws IOException {
        String part = path[2];
        String lang = path[3].substring(0, 2);
        Map<String, String> all = new TreeMap<>();
        Path game = WEB.resolve("../games/" + part + "/src/main/resources/tablee/" + part);
        read(game.resolve("words." + lang + ".properties"), all);
        read(WEB.resolve("src/main/words/" + part + "." + lang + ".properties"), all);
        read(WEB.resolve("src/main/ts/games/" + part + "/words." + lang + ".properties"), all);
        return all.entrySet().stream()
                .map(each -> quote(each.getKey()) + ":" + quote(each.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static void read(Path file, Map<String, String> into) throws IOException {
        if (!Files.exists(file)) return;
        Properties properties = new Properties();
        properties.load(new StringReader(Files.readString(file)));
        for (String key : properties.stringPropertyNames()) into.put(key, properties.getProperty(key));
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static void sendFile(HttpExchange exchange, Path file) throws IOException {
        String name = file.toString();
        String type = name.endsWith(".js")
                ? "text/javascript"
                : name.endsWith(".css") ? "text/css" : name.endsWith(".svg") ? "image/svg+xml" : "text/html";
        send(exchange, type + "; charset=utf-8", Files.readAllBytes(file));
    }

    private static void send(HttpExchange exchange, String type, String text) throws IOException {
        send(exchange, type + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
