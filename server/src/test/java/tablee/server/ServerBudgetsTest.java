package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.table.budget.HeldCount;

/** What all who come hold together: others hold nearly everything, and the next ones meet the bound at a real door. */
class ServerBudgetsTest {
    private Server server;

    @BeforeEach
    void open() {
        server = Server.start(Running.settings());
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** Others take everything but so much, each address no more than it may. */
    private HeldCount fill(Budget each, Budget all, long left) {
        HeldCount held = server.guard().held(all);
        long rest = all.most() - held.inAll() - left;
        for (int i = 0; rest > 0; i++) {
            long part = Math.min(rest, each.most());
            assertTrue(held.take("other " + i, part));
            rest -= part;
        }
        return held;
    }

    private static void await(HeldCount held, long inAll) {
        for (int i = 0; i < 200 && held.inAll() != inAll; i++) LockSupport.parkNanos(50_000_000);
        assertEquals(inAll, held.inAll());
    }

    @Test
    @DisplayName(
            "BUDGET-31: of five thousand sockets the last one opens, the next gets 429, and one that goes makes room")
    void sockets() throws IOException {
        HeldCount held = fill(Budget.SOCKETS, Budget.ALL_SOCKETS, 1);
        try (RawSocket last = RawSocket.open(server, "127.0.0.1");
                RawSocket over = RawSocket.open(server, "127.0.0.2")) {
            assertEquals(101, last.upgrade("/ws/lobby", ""));
            await(held, 5_000);
            assertEquals(429, over.upgrade("/ws/lobby", ""));
        }
        await(held, 4_999);
        try (RawSocket next = RawSocket.open(server, "127.0.0.2")) {
            assertEquals(101, next.upgrade("/ws/lobby", ""));
        }
    }

    @Test
    @DisplayName(
            "BUDGET-33: of eight thousand connections the last one is served, the next is closed, and one that goes makes room")
    void connections() throws IOException {
        HeldCount held = fill(Budget.CONNECTIONS, Budget.ALL_CONNECTIONS, 1);
        RawSocket last = RawSocket.open(server, "127.0.0.1");
        await(held, 8_000);
        try (RawSocket over = RawSocket.open(server, "127.0.0.2")) {
            assertTrue(over.isOverWithin(10_000));
        }
        last.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
        assertTrue(last.head().startsWith("HTTP/1.1 200"));
        last.close();
        await(held, 7_999);
        try (RawSocket next = RawSocket.open(server, "127.0.0.2")) {
            next.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
            assertTrue(next.head().startsWith("HTTP/1.1 200"));
        }
    }

    @Test
    @DisplayName(
            "BUDGET-39: when 24 MB of requests are under way the next gets 503 and is closed, and one that is over makes room")
    void bodies() throws IOException {
        HeldCount held = fill(Budget.BODIES, Budget.ALL_BODIES, 99);
        try (RawSocket fits = request("127.0.0.1", 99)) {
            await(held, 25_165_824);
            try (RawSocket over = request("127.0.0.2", 1)) {
                assertTrue(over.head().startsWith("HTTP/1.1 503"));
                assertEquals(0, over.count("a word that nobody sends", 1), "it ends");
            }
            assertFalse(fits.hasAnswer());
        }
        await(held, 25_165_824 - 99);
        try (RawSocket next = request("127.0.0.2", 1)) {
            next.send("{");
            assertTrue(next.head().startsWith("HTTP/1.1 400"));
        }
    }

    @Test
    @DisplayName(
            "BUDGET-69: an address opens three hundred connections at once; the next are closed, and others come in")
    void connectionsOpened() throws IOException {
        int served = 0;
        for (int i = 0; i < 600 && served == i; i++) {
            try (RawSocket socket = RawSocket.open(server, "127.0.0.12")) {
                socket.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
                if (socket.head().startsWith("HTTP/1.1 200")) served++;
            } catch (IOException closed) {
                // That is what is tested.
            }
        }
        assertTrue(served >= 300 && served < 600, served + ", as every 20 ms give one back");
        assertEquals(200, new Browser(server).get("/health").statusCode());
    }

    /** Half a request, which says how long it will be. */
    private RawSocket request(String from, int bytes) throws IOException {
        RawSocket socket = RawSocket.open(server, from);
        socket.send("POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://127.0.0.1:" + server.port()
                + "\r\nContent-Type: application/json\r\nContent-Length: " + bytes + "\r\n\r\n");
        return socket;
    }
}
