package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.soak.Ports;

/** Two real processes that are started at once, each with data of its own. */
class OnePortTest {
    private static final long PATIENCE_SECONDS = 240;

    @TempDir
    Path folder;

    private Process serve(String name, int port) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-cp", System.getProperty("java.class.path"), "tablee.app.Main", "serve"));
        command.addAll(List.of(
                "--port", String.valueOf(port), "--data", folder.resolve(name).toString()));
        return new ProcessBuilder(command)
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
    }

    @Test
    @DisplayName(
            "Of two servers that are started at one port at once one plays; the other says one line and ends with 2")
    void atOnce() throws Exception {
        int port = Ports.free();
        Process one = serve("one", port);
        Process other = serve("other", port);
        try {
            var unused = one.onExit().acceptEither(other.onExit(), ended -> {}).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            String name = one.isAlive() ? "other" : "one";
            assertEquals(2, (one.isAlive() ? other : one).exitValue());
            assertEquals("", Files.readString(folder.resolve(name + ".out")));
            List<String> said = Files.readAllLines(folder.resolve(name + ".err")).stream()
                    // Java's own, about libraries in class folders
                    .filter(line -> !line.isBlank() && !line.startsWith("WARNING: "))
                    .toList();
            assertEquals(1, said.size(), said::toString);
            assertTrue(said.get(0).startsWith("tablee: Port " + port + " "), said.get(0));
            String winner = name.equals("one") ? "other.out" : "one.out";
            for (long left = PATIENCE_SECONDS; Files.size(folder.resolve(winner)) == 0 && left > 0; left--)
                TimeUnit.SECONDS.sleep(1);
            HttpRequest health = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
                    .build();
            assertEquals(
                    200,
                    HttpClient.newHttpClient()
                            .send(health, HttpResponse.BodyHandlers.ofString())
                            .statusCode());
        } finally {
            one.destroyForcibly();
            other.destroyForcibly();
        }
    }
}
