package tablee.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tablee.cli.CliCommand;
import tablee.core.Games;
import tablee.server.Server;

/**
 * {@code tablee warm-up}: does once what every start does, in a folder of its own, and ends. Java writes down which classes that
 * took, and {@code ./tablee} gives them to the next start.
 */
record WarmUp(PrintStream out, PrintStream err) {
    private static final List<String> PAGES = List.of("/", "/api/games", "/api/me", "/api/tables");

    int run() {
        try {
            Path folder = Files.createTempDirectory("tablee-warm-up");
            try {
                serve(folder);
                engine();
            } finally {
                remove(folder);
            }
            return CliCommand.FINE;
        } catch (IOException e) {
            err.println("tablee: warming up failed: " + e.getMessage());
            return CliCommand.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return CliCommand.FAILED;
        }
    }

    private void serve(Path folder) throws IOException, InterruptedException {
        Serve serve = new Serve(out, err, Map.of());
        HttpClient visitor = HttpClient.newHttpClient();
        try (Server server = Server.start(serve.settings(List.of("--port", "0", "--data", folder.toString())))) {
            for (String page : PAGES) {
                URI address = URI.create(server.addresses().get(0) + page);
                visitor.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding());
            }
        }
    }

    private void engine() {
        StringBuilder lines = new StringBuilder("{\"do\":\"games\"}\n");
        Games.all().forEach(game -> lines.append("{\"do\":\"new\",\"game\":\"")
                .append(game.card().id())
                .append("\",\"seats\":2}\n{\"do\":\"legal\"}\n{\"do\":\"view\",\"seat\":0}\n"));
        InputStream asked = new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8));
        new Main(asked, OutputStream.nullOutputStream(), OutputStream.nullOutputStream(), Map.of())
                .run(List.of("engine"));
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(each);
        }
    }
}
