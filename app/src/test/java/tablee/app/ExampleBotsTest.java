package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.wire.json.Json;

/** The bots of docs/bot-protocol.md, as somebody would start them. */
class ExampleBotsTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Path EXAMPLES = Path.of(System.getProperty("tablee.root"), "examples", "bots");
    private static final Path PACKAGED = Repository.root().resolve("python/examples");

    @TempDir
    static Path folder;

    private static Server server;
    private static String cookie = "";

    @BeforeAll
    static void open() throws IOException, InterruptedException {
        server = Server.start(
                ServerSettings.local(0, folder.resolve("bots.db").toString()).faster(10));
        post("/api/me", "{\"name\":\"Ann\",\"language\":\"en\"}");
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static JsonNode post(String path, String body) throws IOException, InterruptedException {
        String origin = "http://localhost:" + server.port();
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(200, response.statusCode(), response.body());
        response.headers().firstValue("set-cookie").ifPresent(set -> cookie = set.split(";")[0]);
        return Json.parse(response.body());
    }

    @Test
    @DisplayName("The bot in Python plays a whole game")
    void python() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 here");
        plays("python3", EXAMPLES.resolve("random_bot.py").toString());
    }

    @Test
    @DisplayName("The bots with the package for Python play whole games, the one that thinks too")
    void withThePackage() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 here");
        Process numpy = new ProcessBuilder("python3", "-c", "import numpy").start();
        assumeTrue(numpy.waitFor() == 0, "the python3 here has no numpy, which the package needs");
        plays("python3", PACKAGED.resolve("random_bot.py").toString());
        plays("python3", PACKAGED.resolve("thinking_bot.py").toString());
    }

    @Test
    @DisplayName("The bot in Java plays a whole game")
    void java() throws IOException, InterruptedException {
        String classes = System.getProperty("java.class.path");
        plays(JAVA, "-cp", classes, EXAMPLES.resolve("RandomBot.java").toString());
    }

    @Test
    @DisplayName("The bots of 0.1.0, as they were published then, play whole games")
    void released() throws IOException, InterruptedException {
        Path released = Repository.root().resolve("app/src/test/resources/tablee/app/0.1.0");
        String classes = System.getProperty("java.class.path");
        // Of another name here, as it is none of our classes.
        Path bot = Files.copy(released.resolve("RandomBot.java.txt"), folder.resolve("RandomBot.java"));
        plays(JAVA, "-cp", classes, bot.toString());
        assumeTrue(hasPython(), "there is no python3 here");
        plays("python3", released.resolve("random_bot.py").toString());
    }

    /** A table with one open seat, a bot that follows its link, and the result that it prints. */
    private static void plays(String... command) throws IOException, InterruptedException {
        String token = post("/api/bots", "{\"name\":\"Rook\"}").path("token").textValue();
        String link = post(
                        "/api/tables",
                        "{\"terms\":{\"game\":\"circus\",\"seats\":2,\"startWhenFull\":true,\"options\":{\"draw-after\":\"50\"}},"
                                + "\"seats\":[{\"kind\":\"bot\",\"level\":\"random\"},{\"kind\":\"open\"}]}")
                .path("invite")
                .textValue();
        List<String> all = Stream.concat(Stream.of(command), Stream.of("http://localhost:" + server.port() + link))
                .toList();
        ProcessBuilder start = new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT);
        start.environment().put("TABLEE_TOKEN", token);
        start.environment().put("PYTHONPATH", PACKAGED.getParent().toString());
        start.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        start.environment()
                .put(
                        "TABLEE_ENGINE",
                        "'" + JAVA + "' -cp '" + System.getProperty("java.class.path") + "' tablee.app.Main engine");
        Process process = start.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        assertEquals(2, Json.parse(said).path("ranks").size(), said);
        assertTrue(Json.parse(said).path("seed").isTextual(), said);
    }

    @Test
    @DisplayName("With a token that is worth nothing both stop with a sentence")
    void badToken() throws IOException, InterruptedException {
        String classes = System.getProperty("java.class.path");
        stops(JAVA, "-cp", classes, EXAMPLES.resolve("RandomBot.java").toString());
        assumeTrue(hasPython(), "there is no python3 here");
        stops("python3", EXAMPLES.resolve("random_bot.py").toString());
    }

    private static void stops(String... command) throws IOException, InterruptedException {
        List<String> all = Stream.concat(
                        Stream.of(command), Stream.of("http://localhost:" + server.port() + "/join/any"))
                .toList();
        ProcessBuilder start = new ProcessBuilder(all).redirectErrorStream(true);
        start.environment().put("TABLEE_TOKEN", "revoked");
        Process process = start.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(1, process.waitFor());
        assertEquals(
                "the server does not know this token, or not any more: make a bot on its account page and use the token"
                        + " shown there",
                said.strip());
    }

    private static boolean hasPython() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Path.of(folder, "python3").toFile().canExecute());
    }
}
