package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.SocketException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

/** Heads of requests: short lines are cheap to send and dear to keep. */
class HeadsTest {
    private static final String FIRST = "GET /health HTTP/1.1\r\nHost: localhost\r\n";
    private static final String LINE = "a:\r\n";

    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String answer(String request) throws IOException {
        try (RawSocket raw = RawSocket.open(server, "127.0.0.1")) {
            raw.send(request);
            return raw.head();
        } catch (SocketException cut) {
            return "";
        }
    }

    /** How many of two were answered before the connection was closed. */
    private static int answered(String requests) throws IOException {
        try (RawSocket raw = RawSocket.open(server, "127.0.0.1")) {
            raw.send(requests);
            return raw.count("HTTP/1.1 200", 2);
        } catch (SocketException cut) {
            return 0;
        }
    }

    private static String status(String head) {
        return head.isEmpty() ? "" : head.substring(9, 12);
    }

    @Test
    @DisplayName(
            "BUDGET-70: A head with the most lines that may be is answered; with one more the connection is closed, whole or not")
    void lines() throws IOException {
        int room = Budget.HEAD_LINES.count() - 2;
        assertEquals("200", status(answer(FIRST + LINE.repeat(room) + "\r\n")));
        assertEquals("", answer(FIRST + LINE.repeat(room + 1) + "\r\n"));
        assertEquals("", answer(FIRST + LINE.repeat(Budget.HEAD_LINES.count())), "one that is never finished");
        String behind = FIRST + "\r\n" + FIRST + LINE.repeat(Budget.HEAD_LINES.count());
        assertTrue(answered(behind) <= 1, "one that is never finished, behind one that is");
        assertTrue(answered(FIRST + "\r\n" + FIRST + LINE.repeat(1_000) + "\r\n") <= 1, "two that are");
    }

    @Test
    @DisplayName(
            "BUDGET-70: The lines are those of one head, however many came before on the same connection, and not of a body")
    void eachHead() throws IOException {
        String body = "{\"name\":\n" + "\n".repeat(Budget.HEAD_LINES.count()) + "\"Ann\"}";
        try (RawSocket raw = RawSocket.open(server, "127.0.0.1")) {
            for (int i = 0; i < 3; i++) {
                raw.send(FIRST + LINE.repeat(100) + "\r\n");
                assertEquals(1, raw.count("HTTP/1.1 200", 1));
            }
        }
        assertEquals(
                "200",
                status(answer(
                        "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nOrigin: http://127.0.0.1:"
                                + server.port() + "\r\nContent-Type: application/json\r\nContent-Length: "
                                + body.length() + "\r\n\r\n"
                                + body)));
    }

    @Test
    @DisplayName("BUDGET-70: A socket's head is no longer than another, and what is said over it has lines without end")
    void sockets() throws IOException {
        try (RawSocket raw = RawSocket.open(server, "127.0.0.1")) {
            assertEquals(0, raw.upgrade("/ws/lobby", LINE.repeat(Budget.HEAD_LINES.count())));
        } catch (SocketException cut) {
            assertTrue(cut.getMessage().contains("reset") || cut.getMessage().contains("pipe"), cut.getMessage());
        }
        try (RawSocket raw = RawSocket.open(server, "127.0.0.1")) {
            assertEquals(101, raw.upgrade("/ws/lobby", LINE.repeat(100)));
            raw.write(RawSocket.frame("\n".repeat(2 * Budget.HEAD_LINES.count())));
            assertEquals(1, raw.count("\"event\"", 1));
        }
    }

    @Test
    @DisplayName("A request that names two hosts is refused, whether they differ or not")
    void hosts() throws IOException {
        assertEquals("200", status(answer(FIRST + "\r\n")));
        assertEquals("400", status(answer(FIRST + "Host: localhost\r\n\r\n")));
        assertEquals("400", status(answer(FIRST + "host: elsewhere\r\n\r\n")));
    }

    @Test
    @DisplayName("A body whose pieces do not fit together is its sender's fault")
    void pieces() throws IOException {
        assertEquals(
                "400",
                status(answer("POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                        + "\r\nOrigin: http://127.0.0.1:"
                        + server.port() + "\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "FFFFFFFFFFFFFFFF\r\nabc")));
    }
}
