package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Games;

/** Lines break in every phase, servers stop and start, readers fall asleep: everybody finds the game again. */
class ComingBackTest {
    private final Server server = Running.shared();

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    /** Without rounds that end while the line is broken. */
    private static String order(String game) {
        return NewTableJson.of(game, NewTableJson.ME);
    }

    private static JsonNode play(TestSocket line) {
        JsonNode update = line.awaitNow(now -> now.has("result") || !moves(now).isMissingNode());
        for (JsonNode sight : update.path("sights")) {
            if (sight.path("moves").isEmpty()) continue;
            JsonNode answer = line.ask(Browser.ask("play")
                    .put("version", update.path("version").intValue())
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put("move", sight.at("/moves/0/word").textValue()));
            assertTrue(answer.path("ok").booleanValue(), answer.toString());
            break;
        }
        return line.last("update");
    }

    private static JsonNode moves(JsonNode update) {
        for (JsonNode sight : update.path("sights")) if (!sight.path("moves").isEmpty()) return sight.at("/moves/0");
        return update.path("none");
    }

    /** The line breaks without a word; the person comes back with what was seen last. */
    private static TestSocket again(Browser browser, String table, TestSocket line, JsonNode seen) {
        line.abort();
        String query = "?match=" + seen.path("match").asText("") + "&version="
                + seen.path("version").asText("0");
        TestSocket next = browser.sit(table, seen.isMissingNode() ? "" : query);
        next.await("seating");
        return next;
    }

    @Test
    @DisplayName("Anyone who speaks in the very moment in which the line opens is heard")
    void atOnce() {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table(order("circus")).path("table").textValue();
        for (int i = 0; i < 300; i++) {
            TestSocket line = ann.sit(table);
            JsonNode answer = line.ask("{'do':'sync'}");
            assertTrue(answer.has("ok"), "yes, or not so fast: " + answer);
            line.hangUp();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("While people gather, in the middle, in a pause and after the end")
    void everyPhase(String game) {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table(order(game)).path("table").textValue();
        TestSocket line = again(ann, table, ann.sit(table), Browser.ask("x").path("none"));
        assertEquals("gathering", line.last("seating").path("phase").textValue());
        assertTrue(line.ask("{'do':'start'}").path("ok").booleanValue());
        JsonNode seen = play(line);
        line = again(ann, table, line, seen);
        JsonNode shown = line.await("update");
        assertFalse(shown.path("fresh").booleanValue(), "nothing was missed");
        assertEquals(seen.at("/sights/0/view"), shown.at("/sights/0/view"));
        assertTrue(line.ask("{'do':'propose','what':'pause'}").path("ok").booleanValue());
        line = again(ann, table, line, line.last("update"));
        assertTrue(line.await("update").path("paused").booleanValue());
        assertTrue(line.ask("{'do':'propose','what':'resume'}").path("ok").booleanValue());
        play(line);
        assertTrue(line.ask("{'do':'propose','what':'abandon'}").path("ok").booleanValue());
        line = again(ann, table, line, seen);
        assertTrue(line.await("update").has("result"));
        assertTrue(line.ask("{'do':'replay','viewer':'all','from':0,'count':10}")
                .path("ok")
                .booleanValue());
        assertFalse(line.await("frames").path("frames").isEmpty());
    }

    @Test
    @DisplayName("A version that never was, or a match of somebody else's, gives everything afresh")
    void nonsense() {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table(order("circus")).path("table").textValue();
        TestSocket line = ann.sit(table);
        line.await("seating");
        line.ask("{'do':'start'}");
        for (String query : new String[] {
            "?match=x&version=1",
            "?version=1",
            "?match=" + table + ".1&version=999",
            "?match=" + table + ".1&version=-1",
            "?match=" + table + ".1&version=99999999999",
            "?match=" + table + ".1&version=x"
        }) {
            JsonNode update = ann.sit(table, query).await("update");
            assertTrue(update.path("fresh").booleanValue(), query);
        }
    }

    @Test
    @DisplayName("A server that stops says so to everybody, and the next one finds its games again")
    void restart() {
        ServerSettings settings = Running.settings();
        String table;
        JsonNode before;
        Browser ann;
        try (Server first = Server.start(settings)) {
            ann = Browser.guest(first, "Ann");
            table = ann.table(order("circus")).path("table").textValue();
            TestSocket line = ann.sit(table);
            TestSocket lobby = ann.open("/ws/lobby");
            lobby.await("lobby");
            line.await("seating");
            line.ask("{'do':'start'}");
            before = play(line);
            first.close();
            assertEquals(1012, line.awaitClosed());
            assertEquals(1012, lobby.awaitClosed());
        }
        try (Server second = Server.start(settings)) {
            Browser same = new Browser(second).with(ann.cookie());
            TestSocket line = same.sit(table, "?match=" + table + ".1&version=" + before.path("version"));
            JsonNode after = line.await("update");
            assertFalse(after.path("fresh").booleanValue());
            assertEquals(before.at("/sights/0/view"), after.at("/sights/0/view"));
            play(line);
        }
    }

    @Test
    @DisplayName("Anyone who does not read is cut off, and holds nobody up")
    void slowReader() throws IOException {
        Browser ann = Browser.guest(server, "Ann");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}]}");
        String table = made.path("table").textValue();
        TestSocket line = ann.sit(table);
        line.await("seating");
        line.ask("{'do':'start'}");
        try (Socket asleep = new Socket()) {
            asleep.setReceiveBufferSize(4_096);
            asleep.connect(new InetSocketAddress("127.0.0.1", server.port()));
            asleep.getOutputStream().write(upgrade(ann, table));
            String status = new String(asleep.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            assertEquals("HTTP/1.1 101", status);
            byte[] masked = masked("{\"do\":\"sync\"}");
            for (int i = 0; i < 5_000; i++) asleep.getOutputStream().write(masked);
            assertTrue(isLetGo(asleep, masked), "the socket that nobody reads was closed");
        }
        // Both lines are one person's, whose budget the other one has used up.
        server.limits().pass(10_000);
        assertTrue(line.ask("{'do':'sync'}").path("ok").booleanValue(), "others do not notice");
    }

    @Test
    @DisplayName("A page that is closed before its line is open is no fault of ours, and nobody is there")
    void goneAtOnce() throws IOException {
        Browser ann = Browser.guest(server, "Ann");
        String table = ann.table(order("circus")).path("table").textValue();
        try (Ear ear = new Ear()) {
            for (int i = 0; i < 200; i++) {
                Socket hasty = new Socket("127.0.0.1", server.port());
                hasty.getOutputStream().write(upgrade(ann, table));
                hasty.setSoLinger(true, 0);
                hasty.close();
            }
            assertTrue(ann.sit(table).ask("{'do':'sync'}").path("ok").booleanValue());
            assertEquals("", ear.heard());
        }
    }

    private static boolean isLetGo(Socket asleep, byte[] frame) {
        long until = System.currentTimeMillis() + 60_000;
        try {
            while (System.currentTimeMillis() < until) {
                asleep.getOutputStream().write(frame);
                Thread.sleep(20);
            }
            return false;
        } catch (IOException closed) {
            return true;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private byte[] upgrade(Browser browser, String table) {
        return ("GET /ws/table/" + table + " HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nOrigin: "
                        + browser.origin() + "\r\nCookie: " + browser.cookie()
                        + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** A text frame, masked with zeros as every client has to. */
    private static byte[] masked(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = new byte[bytes.length + 6];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        return frame;
    }

    @Test
    @DisplayName("Nothing that goes into the log names a token, a link or a seed")
    void noSecretsInTheLog() {
        try (Ear ear = new Ear()) {
            Browser ann = Browser.guest(server, "Ann");
            JsonNode made = ann.table(order("rando"));
            ann.join(made.path("invite").textValue());
            ann.get("/join/" + "f".repeat(32));
            ann.tryPost("/api/tables", "{\"terms\":{}}");
            TestSocket line = ann.sit(made.path("table").textValue());
            line.await("seating");
            line.send("{\"do\":\"start\",\"id\":\"\\ud800\"}");
            line.ask("{'do':'start'}");
            line.ask("{'do':'propose','what':'abandon'}");
            String seed = line.awaitNow(update -> update.has("result"))
                    .at("/result/seed")
                    .textValue();
            for (String secret : new String[] {
                ann.cookie().substring(7), made.path("invite").textValue().substring(6), seed, "127.0.0.1"
            }) {
                assertFalse(ear.heard().contains(secret), ear.heard());
            }
        }
    }
}
