package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What programs that watch the server read, on a port that only their machine reaches. */
class AdminTest {
    private final Server server = Running.shared();
    private final Browser browser = new Browser(server);
    private final String own = "http://127.0.0.1:" + server.adminPort();

    private HttpResponse<String> get(String path) {
        return browser.send(HttpRequest.newBuilder(URI.create(own + path)).build());
    }

    @Test
    @DisplayName("Metrics speak of requests, sockets, lines and memory, and of nobody in particular")
    void metrics() {
        Browser ann = Browser.guest(server, "Ann");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        ann.sit(table).await("seating");
        String text = get("/metrics").body();
        for (String name : List.of(
                "tablee_sockets",
                "tablee_http_requests_seconds_count{status=\"2xx\"}",
                "tablee_lines_said_total",
                "tablee_reads_waiting",
                "jvm_memory_used_bytes")) {
            assertTrue(text.contains(name), name);
        }
        assertFalse(text.contains(table) || text.contains(ann.person()), "nobody is named");
    }

    @Test
    @DisplayName("ASVS 3.5.1: No page of another origin, and no other name for this machine, reads anything there")
    void foreigners() {
        assertEquals("403", status("evil.example:" + server.adminPort()));
        assertEquals("200", status("localhost:" + server.adminPort()));
        HttpRequest post = HttpRequest.newBuilder(URI.create(own + "/metrics"))
                .POST(HttpRequest.BodyPublishers.noBody())
                .build();
        assertEquals(403, browser.send(post).statusCode());
        assertEquals(404, get("/").statusCode(), "people administer on the page, where they sign in");
    }

    private String status(String host) {
        return status("127.0.0.1", server.adminPort(), host);
    }

    private static String status(String address, int port, String host) {
        try (Socket socket = new Socket(address, port)) {
            String request = "GET /metrics HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII).substring(9);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("With another address for administration it is asked there, by that name and no other")
    void elsewhere() {
        ServerSettings settings = Running.settings().administeredAt(new ServerSettings.Admin("127.0.0.2", 0));
        try (Server other = Server.start(settings)) {
            String metrics = "http://127.0.0.2:" + other.adminPort() + "/metrics";
            HttpResponse<String> answer =
                    browser.send(HttpRequest.newBuilder(URI.create(metrics)).build());
            assertEquals(200, answer.statusCode());
            assertTrue(answer.body().contains("tablee_build_info{"), answer.body());
            assertEquals("403", status("127.0.0.2", other.adminPort(), "evil.example:" + other.adminPort()));
            assertThrows(AssertionError.class, () -> status("127.0.0.1", other.adminPort(), "localhost"));
        }
    }

    private long connections() {
        return get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("tablee_connections "))
                .mapToLong(line -> (long) Double.parseDouble(line.split(" ")[1]))
                .sum();
    }

    @Test
    @DisplayName("ASVS 1.4.3: Nothing is kept of a connection that is gone, though it was a socket")
    void gone() throws InterruptedException {
        Browser ann = Browser.guest(server, "Ann");
        long before = connections();
        for (int i = 0; i < 20; i++) {
            TestSocket lobby = ann.open("/ws/lobby");
            lobby.await("lobby");
            lobby.hangUp();
        }
        for (int i = 0; i < 500 && connections() > before + 5; i++) Thread.sleep(20);
        assertTrue(connections() <= before + 5, connections() + " after " + before);
    }

    @Test
    @DisplayName("ASVS 8.2.1, 13.4.5: Metrics are not on the port that everybody reaches")
    void apart() {
        assertEquals(404, browser.get("/metrics").statusCode());
        assertFalse(browser.get("/metrics").body().contains("jvm_memory"));
        assertTrue(browser.get("/health").body().contains("up"));
        assertTrue(browser.get("/ready").body().contains("ready"));
    }
}
