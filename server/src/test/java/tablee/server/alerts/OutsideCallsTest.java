package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.server.alerts.TestCalls.machines;
import static tablee.server.alerts.TestCalls.outcome;
import static tablee.server.alerts.TestCalls.to;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;
import tablee.table.budget.Budget;

/** Requests to addresses that strangers gave, against a real listener on this machine and resolvers that lie. */
class OutsideCallsTest {
    /** One of the internet's, which no test connects to. */
    private static final String PUBLIC = "93.184.216.34";
    /** One that is kept for examples: nobody has it. */
    private static final String NOWHERE = "192.0.2.1";

    private static final long HOUR_MILLIS = 3_600_000;

    private final Vertx vertx = Vertx.vertx();
    private final RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);
    private HookListener listener;

    @BeforeEach
    void open() throws IOException {
        listener = new HookListener();
    }

    @AfterEach
    void close() {
        listener.close();
        vertx.close().await();
    }

    private OutsideCalls calls(HostResolver resolver, String... allowed) {
        return new OutsideCalls(vertx, new OutsideAddresses(resolver, List.of(allowed)), limits, Optional.empty());
    }

    // ---- Never inside ----------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 1.3.6: However a machine inside is written, nothing is said to it, and its listener hears nothing")
    void spellings() {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        OutsideCalls calls = calls(HostResolver.SYSTEM);
        for (String host : List.of(
                "127.0.0.1",
                "localhost",
                "127.1",
                "0",
                "2130706433",
                "0x7f000001",
                "0177.0.0.1",
                "177.0.0.01",
                "[::1]",
                "[::ffff:127.0.0.1]",
                "[::ffff:7f00:1]",
                "[64:ff9b::7f00:1]",
                "127.0.0.1.",
                "LOCALHOST",
                "[0:0:0:0:0:0:0:1]",
                "[fe80::1%25lo]")) {
            for (String scheme : List.of("https", "http", "HTTPS", "ftp", "file", "gopher")) {
                String address = scheme + "://" + host + ":" + port + "/";
                assertEquals(Outcome.FAILED, outcome(calls.make(to(address))), address);
            }
        }
        for (String address : List.of(
                "https://user@127.0.0.1:" + port,
                "https:///x",
                "https://",
                "",
                "//127.0.0.1:" + port,
                "javascript:1",
                "https://127.0.0.1:" + port + "#x",
                "https://example.org:99999/",
                "https://exa mple.org/",
                "https://" + "a".repeat(2_000))) {
            assertEquals(Outcome.FAILED, outcome(calls.make(to(address))), address);
        }
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName(
            "ASVS 1.3.6: A name that is outside when it is looked at and inside a moment later is asked once, and the machine that was seen is called")
    void rebinding() {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        List<String> asked = new CopyOnWriteArrayList<>();
        HostResolver hostile = host -> {
            asked.add(host);
            return machines(asked.size() % 2 == 1 ? NOWHERE : "127.0.0.1");
        };
        OutsideCalls calls = calls(hostile, "rebind.example:" + port);
        // Plain http to a name that is allowed, so that the machine that is connected to would hear it: it is not the
        // listener.
        assertFalse(outcome(calls.make(to("http://rebind.example:" + port + "/"))) == Outcome.TAKEN);
        assertEquals(List.of("rebind.example"), asked, "once");
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName(
            "ASVS 1.3.6: A name that was outside when it was given and is inside when somebody is alerted is not called")
    void rebindingLater() {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        List<String> asked = new CopyOnWriteArrayList<>();
        OutsideCalls calls = calls(host -> {
            asked.add(host);
            return machines(asked.size() == 1 ? PUBLIC : "127.0.0.1");
        });
        String address = "https://rebind.example:" + port + "/";
        assertTrue(calls.leadsOutside(URI.create(address)).await());
        assertEquals(Outcome.FAILED, outcome(calls.make(to(address))));
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName("ASVS 1.3.6: One address inside among several is one too many")
    void mixed() {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        OutsideCalls calls = calls(host -> machines(PUBLIC, "127.0.0.1"));
        assertEquals(Outcome.FAILED, outcome(calls.make(to("https://mixed.example:" + port + "/"))));
        assertEquals(Outcome.FAILED, outcome(calls(host -> machines()).make(to("https://empty.example/"))));
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName("ASVS 1.3.6: What the host allows is one name with one port, and no other at the same machine")
    void allowed() {
        OutsideCalls calls = calls(HostResolver.SYSTEM, listener.host());
        assertEquals(Outcome.TAKEN, outcome(calls.make(to(listener.address("/ok")))));
        assertEquals("hello", listener.next().text());
        String other = listener.address("/ok").replace("127.0.0.1", "localhost");
        assertEquals(Outcome.FAILED, outcome(calls.make(to(other))));
        assertEquals(Outcome.FAILED, outcome(calls.make(to("http://127.0.0.1:1/"))));
        assertEquals(0, listener.count());
    }

    // ---- Answers ---------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("ASVS 1.3.6, 15.3.2: A redirect is not followed; what an answer means is decided by its status")
    void statuses() {
        OutsideCalls calls = calls(HostResolver.SYSTEM, listener.host());
        Map<Integer, Outcome> expected = Map.of(
                200, Outcome.TAKEN,
                204, Outcome.TAKEN,
                301, Outcome.FAILED,
                302, Outcome.FAILED,
                307, Outcome.FAILED,
                404, Outcome.GONE,
                410, Outcome.GONE,
                429, Outcome.LATER,
                503, Outcome.LATER,
                500, Outcome.FAILED);
        expected.forEach((status, outcome) -> {
            listener.answer(status);
            assertEquals(outcome, outcome(calls.make(to(listener.address("/away")))), "status " + status);
            assertEquals("/away", listener.next().path());
        });
        assertEquals(0, listener.count(), "nobody went to where the redirects led");
    }

    @Test
    @DisplayName("A machine where nobody listens may do so later")
    void nobodyThere() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        OutsideCalls calls = calls(HostResolver.SYSTEM, "127.0.0.1:" + port);
        assertEquals(Outcome.LATER, outcome(calls.make(to("http://127.0.0.1:" + port + "/"))));
    }

    /** Answers with this, whatever it hears, and then says no more. */
    static ServerSocket rude(String answer) throws IOException {
        ServerSocket door = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"));
        Thread thread = new Thread(() -> {
            List<Socket> open = new ArrayList<>();
            try {
                while (true) {
                    Socket socket = door.accept();
                    open.add(socket);
                    socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
                    socket.getOutputStream().flush();
                }
            } catch (IOException closed) {
                // The test is over.
            }
        });
        thread.setDaemon(true);
        thread.start();
        return door;
    }

    @Test
    @DisplayName("BUDGET-120: Endless heads, endless bodies and silence end by themselves, and give their place back")
    void rudeness() throws IOException {
        Map<String, Outcome> rude = Map.of(
                "HTTP/1.1 200 OK\r\nX: " + "x".repeat(Budget.ALERT_ANSWER.count() + 1),
                Outcome.FAILED,
                "HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n" + "x".repeat(100_000),
                Outcome.TAKEN,
                "no HTTP at all\r\n\r\n",
                Outcome.FAILED,
                "",
                Outcome.FAILED);
        for (Map.Entry<String, Outcome> each : rude.entrySet()) {
            try (ServerSocket door = rude(each.getKey())) {
                String host = "127.0.0.1:" + door.getLocalPort();
                OutsideCalls calls = calls(HostResolver.SYSTEM, host);
                assertEquals(each.getValue(), outcome(calls.make(to("http://" + host + "/"))), each.getKey());
                assertEquals(0, calls.underWay());
            }
        }
    }

    @Test
    @DisplayName("BUDGET-118: A limited number is under way; the next ones wait for another time")
    void underWay() {
        OutsideCalls calls = calls(HostResolver.SYSTEM);
        int each = Budget.ALERTS_UNDER_WAY_OF.count();
        int people = Budget.ALERTS_UNDER_WAY.count() / each;
        for (int i = 0; i < people; i++) assertTrue(calls.take("person " + i, each));
        assertFalse(calls.hasRoom("ann"));
        assertFalse(calls.take("ann", 1));
        calls.giveBack("person 0", each);
        assertTrue(calls.take("ann", 1));
    }

    @Test
    @DisplayName("BUDGET-117: One machine is called so often and no more, for however many people")
    void oneMachine() {
        for (long i = 0; i < Budget.ALERTS_TO.most(); i++) assertTrue(limits.admits(Budget.ALERTS_TO, "127.0.0.1"));
        // One more is admitted every few milliseconds: the clock is set back, so that a slow machine is refused too.
        limits.pass(-HOUR_MILLIS);
        OutsideCalls calls = calls(HostResolver.SYSTEM, listener.host());
        assertEquals(Outcome.NO_ROOM, outcome(calls.make(to(listener.address("/")))));
        assertEquals(0, listener.count());
        limits.pass(2 * HOUR_MILLIS);
        assertEquals(Outcome.TAKEN, outcome(calls.make(to(listener.address("/")))));
    }
}
