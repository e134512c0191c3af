package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** What one address and one person can make the server do and keep, through its doors. */
class BudgetsOverHttpTest {
    private static final String LISTED = "{'terms':{'game':'circus','seats':2,'visibility':'listed'}}";

    /** One that believes the addresses it is told, and one that looks for itself. */
    private static Server told;

    private static Server sees;

    @BeforeAll
    static void open() {
        told = Server.start(Running.settings().behind(List.of("127.0.0.0/8")));
        sees = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        told.close();
        sees.close();
    }

    private static HttpResponse<String> post(Browser browser, String from, String path, String body) {
        return browser.send(browser.request(path)
                .header("X-Forwarded-For", from)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
                .build());
    }

    private static String key(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("");
    }

    @Test
    @DisplayName("BUDGET-2: an address changes something so often and no more")
    void changes() {
        Browser eve = new Browser(told);
        int done = 0;
        while (done < 400 && key(post(eve, "10.9.0.1", "/api/session", "{}")).equals("bad-request")) done++;
        assertTrue(done >= Budget.CHANGES.count() && done < 400, "after " + done);
    }

    @Test
    @DisplayName(
            "BUDGET-5: a home becomes a limited number of guests, by names and by links, whichever address of its own it has")
    void guests() {
        String invite = Browser.guest(told, "Ann", "10.9.0.2")
                .table(LISTED)
                .path("invite")
                .textValue();
        // Neither names nor links are enough that another budget would be empty first.
        for (int i = 0; i < 100; i++) {
            HttpResponse<String> answer = post(new Browser(told), "2001:db8::" + i, "/api/me", "{'name':'Eve'}");
            assertEquals(200, answer.statusCode(), answer.body());
        }
        int made = 100;
        int status = 303;
        while (made < 150 && status == 303) {
            status = Browser.nobody(told, "2001:db8::" + made).get(invite).statusCode();
            if (status == 303) made++;
        }
        assertEquals(429, status);
        assertTrue(made >= Budget.GUESTS_MADE.count(), "one home made " + made);
    }

    @Test
    @DisplayName("BUDGET-4: an address makes a limited number of tables, with however many people")
    void tables() {
        int made = 0;
        for (int person = 0; person < 5; person++) {
            Browser eve = Browser.guest(told, "Eve", "10.9.0." + (10 + person));
            for (int i = 0; i < 20; i++)
                if (post(eve, "10.9.0.3", "/api/tables", LISTED).statusCode() == 200) made++;
        }
        assertTrue(made >= Budget.TABLES_MADE_FROM.count() && made <= Budget.TABLES_MADE_FROM.count() + 3, "" + made);
    }

    @Test
    @DisplayName("BUDGET-6: an address follows a limited number of links, there or not")
    void joins() {
        Browser eve = Browser.guest(told, "Eve", "10.9.0.4");
        int asked = 0;
        while (asked < 200 && eve.get("/join/none" + asked).statusCode() == 404) asked++;
        assertTrue(asked >= Budget.JOINS.count() && asked < 200, "after " + asked);
    }

    @Test
    @DisplayName(
            "BUDGET-7, BUDGET-30: an address opens a limited number of sockets a moment, and has a limited number at once")
    void sockets() throws IOException {
        List<RawSocket> open = new ArrayList<>();
        int status = 101;
        int opened = 1_000;
        for (int tries = 0; open.size() < 160 && tries < 600; tries++) {
            RawSocket socket = RawSocket.open(told, "127.0.0.1");
            status = socket.upgrade("/ws/lobby", "X-Forwarded-For: 10.9.0.5\r\n");
            if (status == 101) open.add(socket);
            else socket.close();
            if (status != 101 && open.size() >= Budget.SOCKETS.count()) break;
            if (status == 429) {
                opened = Math.min(opened, open.size());
                told.limits().pass(Budget.SOCKETS_OPENED.againMillis());
            }
        }
        assertEquals(429, status);
        assertTrue(opened >= 60 && opened <= 70, opened + " at once, as half a second gives one back");
        assertEquals(Budget.SOCKETS.count(), open.size());
        try (RawSocket other = RawSocket.open(told, "127.0.0.1")) {
            assertEquals(101, other.upgrade("/ws/lobby", "X-Forwarded-For: 10.9.0.6\r\n"));
        }
        for (RawSocket each : open) each.close();
    }

    @Test
    @DisplayName("BUDGET-62: sockets without a name say 120 lines at once, all that come from one address together")
    void lines() {
        Browser ann = Browser.guest(told, "Ann", "10.9.0.7");
        String table = ann.table(LISTED).path("table").textValue();
        Browser nobody = Browser.nobody(told, "10.9.0.8");
        int closed = 0;
        for (int i = 0; i < 4; i++) {
            TestSocket line = nobody.sit(table);
            line.flood("{\"do\":\"none\"}", 50);
            if (i >= 2 && line.awaitClosed() == 4429) closed++;
        }
        assertEquals(2, closed, "each of them was heard as if it were somebody new");
        told.limits().pass(120 * Budget.LINES_OF_NOBODY.againMillis());
        assertEquals(
                "bad-request",
                nobody.sit(table).ask("{'do':'none'}").at("/refused/key").textValue());
        assertTrue(ann.sit(table).ask("{'do':'sync'}").path("ok").booleanValue());
    }

    @Test
    @DisplayName("BUDGET-9: an address says so much, through however many people, and others are heard")
    void linesOfMany() {
        Browser ann = Browser.guest(told, "Ann", "10.9.0.7");
        String table = ann.table(LISTED).path("table").textValue();
        List<TestSocket> many = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            many.add(Browser.guest(told, "Eve", "10.9.0.20").sit(table));
        }
        for (TestSocket each : many) each.flood("{\"do\":\"none\"}", Budget.LINES.count() - 10);
        assertEquals(4429, many.get(many.size() - 1).awaitClosed(), "though this person has said less than others may");
        assertTrue(ann.sit(table).ask("{'do':'sync'}").path("ok").booleanValue());
    }

    @Test
    @DisplayName("BUDGET-32: an address holds a limited number of connections, and others come in")
    void connections() throws IOException {
        List<RawSocket> held = new ArrayList<>();
        for (int i = 0; i < Budget.CONNECTIONS.count() + 10; i++) held.add(RawSocket.open(sees, "127.0.0.9"));
        // Which of them are too many is up to the event loops.
        long over = held.stream().filter(each -> each.isOverWithin(50)).count();
        assertTrue(over >= 10, over + " were closed");
        assertEquals(200, new Browser(sees).get("/health").statusCode());
        for (RawSocket each : held) each.close();
    }

    @Test
    @DisplayName("BUDGET-38: an address has half a megabyte of requests under way")
    void bodies() throws IOException {
        List<RawSocket> held = new ArrayList<>();
        String head = "POST /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://127.0.0.1:" + sees.port()
                + "\r\nContent-Type: application/json\r\nContent-Length: 65000\r\n\r\n{";
        for (int i = 0; i < 9; i++) {
            RawSocket socket = RawSocket.open(sees, "127.0.0.10");
            socket.send(head);
            held.add(socket);
        }
        // Which of them comes last is up to the event loops.
        RawSocket refused = firstAnswered(held);
        assertTrue(refused.head().startsWith("HTTP/1.1 503"));
        assertEquals(400, new Browser(sees).tryPost("/api/me", "{}").statusCode());
        for (RawSocket each : held) each.close();
    }

    private static RawSocket firstAnswered(List<RawSocket> sockets) throws IOException {
        for (int tries = 0; tries < 200; tries++) {
            for (RawSocket each : sockets) if (each.hasAnswer()) return each;
            LockSupport.parkNanos(100_000_000);
        }
        throw new AssertionError("nobody was answered");
    }

    @Test
    @DisplayName("BUDGET-9: a long line counts as many: seventeen for eight thousand characters")
    void longLines() {
        Browser ann = Browser.guest(told, "Ann", "10.9.0.30");
        String table = ann.table(LISTED).path("table").textValue();
        TestSocket line = ann.sit(table);
        line.flood("{\"do\":\"none\",\"x\":\"" + "y".repeat(8_100) + "\"}", 40);
        assertEquals(4429, line.awaitClosed());
    }

    @Test
    @DisplayName(
            "BUDGET-37, BUDGET-68: who does not read is not heard; once everything is read, everything is answered")
    void deaf() throws IOException, InterruptedException {
        try (Server wide = Server.start(Running.settings().faster(1))) {
            Browser ann = Browser.guest(wide, "Ann");
            String table = ann.table(LISTED).path("table").textValue();
            // Heard at once, the answers would be three times what may wait for one connection, and it would be cut.
            int asked = 9_000;
            try (RawSocket deaf = RawSocket.open(wide, "127.0.0.11")) {
                assertEquals(101, deaf.upgrade("/ws/table/" + table, "Cookie: " + ann.cookie() + "\r\n"));
                Thread speaker = new Thread(() -> speak(deaf, asked));
                speaker.start();
                assertTrue(ann.sit(table).ask("{'do':'sync'}").path("ok").booleanValue());
                speaker.join(2_000);
                assertEquals(asked, deaf.count("\"event\":\"answer\"", asked));
                speaker.join();
            }
        }
    }

    private static void speak(RawSocket socket, int times) {
        try {
            for (int i = 0; i < times; i++) socket.write(RawSocket.frame("{\"do\":\"none\",\"id\":\"r" + i + "\"}"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("BUDGET-48: ten bots, also when all of them are asked for at once")
    void bots() throws InterruptedException {
        Browser ann = Browser.guest(sees, "Ann");
        AtomicInteger made = new AtomicInteger();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 16; i++)
            all.add(new Thread(() -> {
                if (ann.tryPost("/api/bots", "{\"name\":\"Robot\"}").statusCode() == 200) made.incrementAndGet();
            }));
        all.forEach(Thread::start);
        for (Thread each : all) each.join();
        assertEquals(Budget.BOTS.count(), made.get());
        assertEquals("many-bots", key(ann.tryPost("/api/bots", "{\"name\":\"Robot\"}")));
        assertEquals(Budget.BOTS.count(), ann.json("/api/bots").path("bots").size());
    }

    @Test
    @DisplayName("BUDGET-19, BUDGET-20: what reads much is asked for seldom: one's data, and a feed")
    void copies() {
        Browser ann = Browser.guest(sees, "Ann");
        for (int i = 0; i < 3; i++) assertEquals(200, ann.get("/api/me/data").statusCode());
        assertEquals(429, ann.get("/api/me/data").statusCode());
        for (int i = 0; i < 10; i++) assertEquals(404, ann.get("/feed/none.xml").statusCode());
        assertEquals(429, ann.get("/feed/none.xml").statusCode());
        assertEquals(404, ann.get("/feed/other.xml").statusCode());
    }

    @Test
    @DisplayName("The lobby shows what changed, and no lesson's script")
    void lobby() {
        Browser ann = Browser.guest(sees, "Ann");
        String table = ann.table(LISTED).path("table").textValue();
        JsonNode open = ann.json("/api/lobby").path("open");
        assertTrue(open.toString().contains(table));
        assertFalse(open.toString().contains("script"));
    }

    @Test
    @DisplayName("Whether the server is ready is looked at once for many who ask")
    void ready() {
        Browser nobody = new Browser(sees);
        for (int i = 0; i < 50; i++) assertEquals(200, nobody.get("/ready").statusCode());
    }
}
