package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Only pages of ours may talk to us. Written byte by byte, since no polite client would send these. */
class OriginTest {
    private static final String BODY = "{\"name\":\"Eve\"}";

    /** The status of the answer to a request with these header lines. */
    private static int status(int port, String first, List<String> headers, String body) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            StringBuilder text = new StringBuilder(first + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n");
            headers.forEach(line -> text.append(line).append("\r\n"));
            text.append("Content-Length: ")
                    .append(body.length())
                    .append("\r\n\r\n")
                    .append(body);
            socket.getOutputStream().write(text.toString().getBytes(StandardCharsets.UTF_8));
            socket.setSoTimeout(5_000);
            InputStream in = socket.getInputStream();
            return Integer.parseInt(new String(in.readNBytes(12), StandardCharsets.US_ASCII).substring(9));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static int post(int port, String... origins) {
        List<String> headers = new ArrayList<>(List.of("Content-Type: application/json"));
        for (String origin : origins) headers.add("Origin: " + origin);
        return status(port, "POST /api/me", headers, BODY);
    }

    private static int upgrade(int port, String... origins) {
        return upgrade("/ws/lobby", port, origins);
    }

    private static int upgrade(String socket, int port, String... origins) {
        List<String> headers = new ArrayList<>(List.of(
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="));
        for (String origin : origins) headers.add("Origin: " + origin);
        return status(port, "GET " + socket, headers, "");
    }

    private static List<String> foreign(int port) {
        String own = "http://127.0.0.1:" + port;
        return List.of(
                "null",
                "",
                "*",
                "http://evil.example",
                "https://evil.example",
                "http://evil.example:" + port,
                "https://127.0.0.1:" + port,
                "http://127.0.0.1",
                "http://127.0.0.1:",
                "http://127.0.0.1:80",
                "http://127.0.0.1:" + (port + 1),
                "http://127.0.0.1:" + port + "0",
                "http://127.0.0.1:0" + port,
                own + "/",
                own + "/path",
                own + "?query",
                own + "#part",
                own + ".evil.example",
                own + "@evil.example",
                "http://evil.example@127.0.0.1:" + port,
                "http://user:pass@127.0.0.1:" + port,
                "HTTP://127.0.0.1:" + port,
                "http://LOCALHOST:" + port,
                "http://localhost.:" + port,
                "http://localhost.evil.example:" + port,
                "http://127.0.0.2:" + port,
                "http://127.1:" + port,
                "http://2130706433:" + port,
                "http://0x7f.0.0.1:" + port,
                "http://0.0.0.0:" + port,
                "http://[::ffff:127.0.0.1]:" + port,
                "ws://127.0.0.1:" + port,
                "file://",
                "chrome-extension://127.0.0.1:" + port,
                own + " " + own,
                own + "," + own,
                own + "%00",
                "//127.0.0.1:" + port,
                "127.0.0.1:" + port);
    }

    @Test
    @DisplayName("ASVS 3.5.1, 4.4.2: Thirty and more origins that are not ours are refused, at requests and at sockets")
    void foreignOrigins() {
        int port = Running.shared().port();
        assertTrue(foreign(port).size() >= 30);
        for (String origin : foreign(port)) {
            assertEquals(403, post(port, origin), "POST from " + origin);
            assertEquals(403, upgrade(port, origin), "socket from " + origin);
            assertEquals(403, upgrade("/ws/tournament/none", port, origin), "news of a tournament from " + origin);
        }
    }

    @Test
    @DisplayName("ASVS 3.5.2, 15.3.7: No origin at all, or two of them, are refused as well; our own names are let in")
    void noneOrTwo() {
        int port = Running.shared().port();
        String own = "http://127.0.0.1:" + port;
        assertEquals(403, post(port));
        assertEquals(403, upgrade(port));
        assertEquals(403, post(port, own, own));
        assertEquals(403, upgrade(port, own, "http://evil.example"));
        for (String host : List.of("127.0.0.1", "localhost", "[::1]")) {
            assertEquals(200, post(port, "http://" + host + ":" + port));
            assertEquals(101, upgrade(port, "http://" + host + ":" + port));
        }
    }

    @Test
    @DisplayName("Behind a public address that one is ours, and the address at which the server listens is not")
    void publicUrl() {
        ServerSettings settings = Running.settings().reachedAt(URI.create("https://Play.example:443/"));
        try (Server server = Server.start(settings)) {
            assertEquals(200, post(server.port(), "https://play.example"));
            assertEquals(403, post(server.port(), "http://play.example"));
            assertEquals(403, post(server.port(), "https://play.example:443"));
            assertEquals(403, post(server.port(), "http://127.0.0.1:" + server.port()));
        }
    }
}
