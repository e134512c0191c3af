package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Where the log goes, and what does not get into it. */
class LogTest {
    private static final String PASSWORD = "correct horse battery";
    private static final String ADDRESS = "annabel.lee@nowhere.example";

    /** What goes wrong when somebody wants mails and the mail server is away, and when requests are odd. */
    private static List<String> trouble(Server server) {
        Browser ann = Browser.guest(server, "Annabel Lee");
        List<String> secrets = new ArrayList<>(List.of(ADDRESS, "Annabel", PASSWORD, "198.51.100.7", ann.person()));
        HttpResponse<String> made =
                ann.tryPost("/api/account", "{\"name\":\"Annabel\",\"password\":\"" + PASSWORD + "\"}");
        secrets.add(Json.parse(made.body()).path("recovery").textValue());
        secrets.add(ann.cookie().substring(7));
        HttpResponse<String> asked = ann.at("198.51.100.7")
                .send(ann.request("/api/me/notify")
                        .header("Content-Type", "application/json")
                        .PUT(HttpRequest.BodyPublishers.ofString("{\"mail\":\"" + ADDRESS + "\",\"feed\":false}"))
                        .build());
        assertEquals(200, asked.statusCode(), asked.body());
        assertEquals(
                401,
                ann.tryPost("/api/session", "{\"name\":\"Annabel\",\"password\":\"wrong one\"}")
                        .statusCode());
        assertEquals(400, ann.tryPost("/api/me", "{\"name\":").statusCode());
        assertEquals(404, ann.get("/api/tables/%00").statusCode() | 4, "or 400");
        assertEquals(200, ann.get("/api/me").statusCode(), "and everything else works on");
        return secrets;
    }

    private static ServerSettings settings() throws IOException {
        try (ServerSocket nobody = new ServerSocket(0)) {
            URI away = URI.create("smtp://127.0.0.1:" + nobody.getLocalPort());
            return Running.settings()
                    .behind(List.of("127.0.0.1"))
                    .mailing(new ServerSettings.Mail(away, "tablee@example.org"));
        }
    }

    @Test
    @DisplayName(
            "ASVS 16.2.2, 16.2.3, 16.2.4, 16.2.5, 16.4.1, 16.5.2: A mail server that is away stops nobody; the log says so on standard error only, and names nobody")
    void nobodyIsNamed() throws IOException, InterruptedException {
        ServerSettings settings = settings();
        PrintStream before = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try (Server server = Server.start(settings)) {
            assertEquals(
                    List.of(ConsoleHandler.class),
                    Stream.of(Logger.getLogger("").getHandlers())
                            .<Class<?>>map(Handler::getClass)
                            .toList());
            List<String> secrets = trouble(server);
            for (int i = 0;
                    i < 1_000 && !heard.toString(StandardCharsets.UTF_8).contains("a mail could not be sent");
                    i++) {
                Thread.sleep(20);
            }
            String log = heard.toString(StandardCharsets.UTF_8);
            assertTrue(log.contains("a mail could not be sent"), log);
            assertTrue(
                    log.lines().allMatch(line -> line.matches("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z (WARNING|SEVERE) .*")),
                    log);
            for (String secret : secrets) assertFalse(log.contains(secret), log);
            assertEquals(Set.of("tablee.db", "tablee.db-shm", "tablee.db-wal", "tablee.db.lock"), files(settings));
        } finally {
            System.setErr(before);
            ServerLog.begin(LogStyle.USUAL);
        }
    }

    @Test
    @DisplayName(
            "ASVS 16.2.5, 16.3.4, 16.5.1: A fault of ours is logged with its cause and without its person, who reads a sentence and no more")
    void ourFault() throws IOException, SQLException {
        ServerSettings settings = Running.settings();
        PrintStream before = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Annabel Lee");
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + settings.database());
                    Statement statement = connection.createStatement()) {
                statement.execute("drop table history");
            }
            HttpResponse<String> answer = ann.get("/api/history");
            assertEquals(500, answer.statusCode(), answer.body());
            assertEquals(
                    "{\"error\":{\"key\":\"our-fault\",\"message\":\"Something went wrong here, and it was not your fault.\"}}",
                    answer.body());
            String log = heard.toString(StandardCharsets.UTF_8);
            assertTrue(log.contains("SEVERE a request failed: /api/history") && log.contains("no such table"), log);
            assertFalse(log.contains(ann.person()) || log.contains("Annabel"), log);
        } finally {
            System.setErr(before);
            ServerLog.begin(LogStyle.USUAL);
        }
    }

    @Test
    @DisplayName("ASVS 16.4.1: Whatever breaks a line is a space in the log, in what is said and in its cause")
    void oneLine() {
        LogRecord entry = new LogRecord(Level.WARNING, "one\r\ntwo\nthree\u2028four\u0085five");
        entry.setThrown(new IllegalStateException("six\nseven"));
        String line = new OneLineLogFormat().format(entry);
        assertTrue(line.contains("WARNING one two three four five: java.lang.IllegalStateException: six seven"), line);
        assertEquals(1, line.lines().count(), line);
    }

    @Test
    @DisplayName("As JSON a line is an object with time, level, logger, message and cause, whatever is in them")
    void json() {
        LogRecord entry = new LogRecord(Level.SEVERE, "one\n\"two\"");
        entry.setLoggerName("tablee.server.Server");
        entry.setThrown(new IllegalStateException("three"));
        String line = new JsonLogFormat().format(entry);
        assertEquals(1, line.lines().count(), line);
        JsonNode read = Json.parse(line);
        assertEquals("one\n\"two\"", read.path("message").textValue());
        assertEquals("error", read.path("level").textValue());
        assertEquals("tablee.server.Server", read.path("logger").textValue());
        assertTrue(read.path("time").textValue().endsWith("Z"), line);
        assertTrue(read.path("cause").textValue().startsWith("java.lang.IllegalStateException: three < "), line);
    }

    /** What gets through, of ours and of a library's. */
    private static List<String> heard(LogStyle style) {
        PrintStream before = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try {
            ServerLog.begin(style);
            for (Level level : List.of(Level.SEVERE, Level.WARNING, Level.INFO, Level.FINE)) {
                Logger.getLogger("tablee.server.Server").log(level, "ours");
                Logger.getLogger("io.vertx").log(level, "theirs");
            }
        } finally {
            System.setErr(before);
            ServerLog.begin(LogStyle.USUAL);
        }
        return heard.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .toList();
    }

    @Test
    @DisplayName("The level says how much is told: usually our own news, and of libraries warnings")
    void levels() {
        assertEquals(
                List.of("SEVERE ours", "SEVERE theirs", "WARNING ours", "WARNING theirs", "INFO ours"),
                heard(LogStyle.USUAL));
        assertEquals(
                List.of("SEVERE ours", "SEVERE theirs"),
                heard(new LogStyle(LogStyle.Detail.ERROR, LogStyle.Form.PLAIN)));
        assertEquals(
                4,
                heard(new LogStyle(LogStyle.Detail.WARNING, LogStyle.Form.JSON)).size());
        assertEquals(
                7,
                heard(new LogStyle(LogStyle.Detail.DEBUG, LogStyle.Form.JSON)).size());
    }

    private static Set<String> files(ServerSettings settings) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(settings.database()).getParent())) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
