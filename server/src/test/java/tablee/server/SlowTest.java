package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.http.SlowRequestGuard;

/** Requests that are half sent, or sent byte by byte, hold nobody up and are not waited for without end. */
class SlowTest {
    private static final int SLOW = Boolean.getBoolean("tablee.full") ? 1_000 : 100;
    private static final List<String> HALVES = List.of(
            "",
            "G",
            "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\"",
            "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"na",
            "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTT");

    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static Socket half(int number) throws IOException {
        Socket socket = new Socket("127.0.0.1", server.port());
        socket.setSoTimeout(10_000);
        socket.getOutputStream().write(HALVES.get(number % HALVES.size()).getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** Whether the other side hung up, after whatever it may have answered. */
    private static boolean isOver(Socket socket) {
        try (socket) {
            socket.getInputStream().readAllBytes();
            return true;
        } catch (IOException e) {
            return e.getMessage().contains("reset");
        }
    }

    @Test
    @DisplayName(
            "Half-sent requests stand beside whole ones, which are answered; after a minute they are closed, sockets not")
    void halves() throws IOException {
        Browser ann = Browser.guest(server, "Ann");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket line = ann.sit(table);
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < SLOW; i++) slow.add(half(i));
        server.dismissIdlers(System.nanoTime());
        for (Socket each : slow) each.getOutputStream().write('x');
        assertEquals(200, ann.get("/api/me").statusCode());
        assertTrue(line.ask(Browser.ask("sync")).path("ok").booleanValue());
        server.dismissIdlers(System.nanoTime() + SlowRequestGuard.NANOS);
        for (Socket each : slow) assertTrue(isOver(each));
        assertTrue(line.ask(Browser.ask("sync")).path("ok").booleanValue(), "a socket is no idler");
        assertEquals(200, Browser.guest(server, "Bob").get("/api/me").statusCode());
    }

    @Test
    @DisplayName(
            "A line, a header, a list of headers and an address without end are refused, and so is what is no HTTP")
    void oversized() throws IOException {
        String long1 = "x".repeat(20_000);
        for (String request : List.of(
                "GET /" + long1 + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + long1 + "\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\n" + "X: y\r\n".repeat(5_000) + "\r\n",
                "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd",
                "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n",
                "nonsense\r\n\r\n")) {
            assertTrue(isRefused(request), request.substring(0, Math.min(80, request.length())));
        }
        assertEquals(200, new Browser(server).get("/api/me").statusCode());
    }

    private static boolean isRefused(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            return answer.isEmpty() || answer.matches("(?s)HTTP/1\\.[01] 4\\d\\d .*");
        } catch (IOException cutOff) {
            return true;
        }
    }

    /** What comes back for these bytes, until the other end closes or falls silent. */
    private static String answers(String request) throws IOException {
        StringBuilder answers = new StringBuilder();
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(3_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            InputStream in = socket.getInputStream();
            for (int each = in.read(); each >= 0; each = in.read()) answers.append((char) each);
        } catch (SocketTimeoutException | SocketException over) {
            // What was said until then counts.
        }
        return answers.toString();
    }

    @Test
    @DisplayName(
            "ASVS 4.2.1: A request of two lengths, or of a length and chunks, is refused, and what hides in it is no request")
    void smuggling() throws IOException {
        String origin = "http://127.0.0.1:" + server.port();
        String head = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: " + origin
                + "\r\nContent-Type: application/json\r\n";
        String body = "{\"name\":\"Ann\"}";
        String hidden = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        String length = "Content-Length: " + body.length() + "\r\n";
        String honest = answers(head + length + "\r\n" + body + hidden);
        assertTrue(honest.startsWith("HTTP/1.1 200") && honest.contains("{\"status\":\"up\"}"), honest);
        for (String lengths : List.of(
                "Content-Length: 0\r\n" + length,
                length + "Content-Length: " + (body.length() + hidden.length()) + "\r\n",
                length + "Transfer-Encoding: chunked\r\n",
                "Transfer-Encoding: chunked\r\n" + length,
                "Content-Length: +" + body.length() + "\r\n",
                "Content-Length : " + body.length() + "\r\n",
                "Transfer-Encoding: xchunked\r\n" + length)) {
            String answer = answers(head + lengths + "\r\n" + body + hidden);
            assertTrue(answer.matches("(?s)HTTP/1\\.[01] 400 .*"), lengths + answer);
            assertTrue(!answer.contains("{\"status\":\"up\"}"), lengths + " let something through");
        }
    }
}
