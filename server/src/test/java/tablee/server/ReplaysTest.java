package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.people.identity.AccessPolicy;
import tablee.store.Store;
import tablee.store.matches.Replays;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** TABLE-48: a moment of a finished match is shared by a link, which its owner can end. */
class ReplaysTest {
    static final byte[] PICTURE = picture(600, 315);
    private static final String TABLE =
            "{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],'start':true}";

    private static final ServerSettings SETTINGS = Running.settings();
    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann \"<b>\"");
    private final Browser eve = Browser.guest(server, "Eve");
    private final Browser nobody = new Browser(server);

    @BeforeAll
    static void open() {
        server = Server.start(SETTINGS);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static byte[] picture(int width, int height) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "jpg", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    static ObjectNode order(String match, byte[] picture) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("match", match)
                .put("at", 3)
                .put("eyes", "all")
                .put("title", "Flip Circus: Ann \"<script>")
                .put("text", "Ann wins.")
                .put("picture", Base64.getEncoder().encodeToString(picture));
    }

    /** A match that is over; the answer is its id. */
    private String played() {
        return played(ann);
    }

    private static String played(Browser ann) {
        String table = ann.table(TABLE).path("table").textValue();
        TestSocket line = ann.sit(table);
        String match = line.await("update").path("match").textValue();
        line.ask("{'do':'resign','seat':0}");
        line.await(event -> event.has("result"));
        return match;
    }

    private int status(ObjectNode order) {
        return status(ann, order);
    }

    private static int status(Browser ann, ObjectNode order) {
        return ann.tryPost("/api/replays", order.toString()).statusCode();
    }

    @Test
    @DisplayName(
            "TABLE-48: anyone who has the link sees the whole match and a preview, without a name, until it is ended")
    void shared() {
        String match = played();
        String code =
                ann.post("/api/replays", order(match, PICTURE)).path("code").textValue();
        assertEquals(32, code.length());
        JsonNode replay = nobody.json("/api/replays/" + code).path("replay");
        assertEquals("circus", replay.path("game").textValue());
        assertEquals(3, replay.path("at").intValue());
        assertEquals(2, replay.at("/result/ranks/0").intValue());
        JsonNode part = nobody.json("/api/replays/" + code + "/frames?viewer=all&from=0&count=50");
        assertEquals(part.path("entries").intValue(), part.path("frames").size());
        assertFalse(part.toString().contains("seed"));
        String page = nobody.get("/r/" + code).body();
        assertTrue(page.contains("og:title\" content=\"Flip Circus: Ann &quot;&lt;script&gt;\""), page);
        assertTrue(page.contains("og:description\" content=\"Ann wins.\""), page);
        assertTrue(page.contains("/api/replays/" + code + "/picture.jpg\""), page);
        assertEquals(
                "image/jpeg",
                nobody.get("/api/replays/" + code + "/picture.jpg")
                        .headers()
                        .firstValue("content-type")
                        .orElseThrow());
        assertEquals(200, eve.delete("/api/replays/" + code).statusCode());
        assertEquals(200, nobody.get("/r/" + code).statusCode(), "only its owner ends it");
        assertEquals(code, ann.json("/api/replays").at("/replays/0/code").textValue());
        ann.delete("/api/replays/" + code);
        for (String path : new String[] {"", "/frames?viewer=all&from=0&count=9", "/picture.jpg"})
            assertEquals(404, nobody.get("/api/replays/" + code + path).statusCode(), path);
        assertEquals(404, nobody.get("/r/" + code).statusCode());
    }

    @Test
    @DisplayName("TABLE-48: nobody shares a match that they did not sit in, or that is not over")
    void notMine() {
        String match = played();
        assertEquals(
                404,
                eve.tryPost("/api/replays", order(match, PICTURE).toString()).statusCode());
        assertEquals(
                401,
                nobody.tryPost("/api/replays", order(match, PICTURE).toString()).statusCode());
        String running = ann.table(TABLE).path("table").textValue() + ".1";
        assertEquals(404, status(order(running, PICTURE)));
        assertEquals(404, status(order("nothing", PICTURE)));
        assertEquals(400, status(order(match, PICTURE).put("eyes", "everybody")));
    }

    @Test
    @DisplayName("BUDGET-83: a picture is a JPEG of one size, short, and nothing else")
    void pictures() {
        String match = played();
        byte[] hidden = Arrays.copyOf(PICTURE, PICTURE.length + 100);
        byte[] png = {(byte) 0x89, 'P', 'N', 'G', 1, 2, 3, 4, 5, 6, 7, 8, 9};
        byte[] broken = PICTURE.clone();
        broken[4] = (byte) 0xFF;
        for (byte[] bad : new byte[][] {{}, hidden, png, broken, picture(800, 600), {(byte) 0xFF, (byte) 0xD8}})
            assertEquals(400, status(order(match, bad)));
        byte[] large = Arrays.copyOf(PICTURE, Budget.REPLAY_PICTURE.count() + 1);
        assertEquals(400, status(order(match, large)));
        assertEquals(200, status(order(match, PICTURE)));
    }

    @Test
    @DisplayName(
            "BUDGET-82, BUDGET-84, BUDGET-85: links are made seldom, the oldest ends for the newest, and reading has a pace")
    void bounds() {
        String data = Running.folder().resolve("tablee.db").toString();
        Server own = Server.start(ServerSettings.local(0, data));
        Browser bob = Browser.guest(own, "Bob");
        String match = played(bob);
        int made = 0;
        while (status(bob, order(match, PICTURE)) == 200) made++;
        assertTrue(made >= Budget.REPLAYS_MADE.count(), "made " + made);
        Browser reader = new Browser(own);
        int read = 0;
        while (reader.get("/api/replays/none/picture.jpg").statusCode() == 404) read++;
        assertTrue(read >= Budget.REPLAYS_READ.count(), "read " + read);
        oldestEnds(data, bob.person(), match);
        own.close();
    }

    private static void oldestEnds(String data, String person, String match) {
        int most = Budget.REPLAYS.count();
        try (Store store = Store.open(data)) {
            String card = store.replays().of(person).get(0).card();
            for (int i = 0; i < most + 5; i++) {
                Replays.Shared next = new Replays.Shared("code" + i, match, person, card, Long.MAX_VALUE - 100 + i);
                store.replays().add(next, PICTURE, most).join();
            }
            assertEquals(most, store.replays().of(person).size());
            assertTrue(store.replays().find("code4").isEmpty());
            assertTrue(store.replays().find("code5").isPresent());
        }
    }

    @Test
    @DisplayName("TABLE-48: with a person who is forgotten go the links to matches they sat in")
    void forgotten() {
        String match = played();
        String code =
                ann.post("/api/replays", order(match, PICTURE)).path("code").textValue();
        assertTrue(ann.json("/api/me/data").path("replays").toString().contains(code));
        ann.delete("/api/me");
        assertEquals(404, eve.get("/api/replays/" + code).statusCode());
    }

    private static String key(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("done");
    }

    @Test
    @DisplayName("TABLE-48, TABLE-49: who is silenced shares nothing, nor does anybody who may not talk here")
    void talkers() {
        Office office = new Office(server, SETTINGS);
        String match = played();
        office.act("silence", ann.person(), "be kind", 1);
        String wish = order(match, PICTURE).toString();
        assertEquals("silenced-words", key(ann.tryPost("/api/replays", wish)));
        office.act("lift", ann.person());
        assertEquals("done", key(ann.tryPost("/api/replays", wish)));
        ServerSettings accounts = Running.settings().faster(100).openTo(AccessPolicy.ACCOUNTS);
        try (Server own = Server.start(accounts)) {
            Browser host = Browser.guest(own, "Ann");
            host.tryPost("/api/account", "{\"name\":\"ann\",\"password\":\"correct horse battery\"}");
            Browser guest = Browser.guest(own, "Gus");
            JsonNode made = host.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'open'}]}");
            guest.join(made.path("invite").textValue());
            String table = made.path("table").textValue();
            TestSocket line = guest.sit(table);
            line.await("seating");
            line.ask("{'do':'sit','seat':1}");
            host.sit(table).ask("{'do':'start'}");
            line.awaitNow(update -> update.has("sights"));
            line.ask("{'do':'resign','seat':1}");
            line.awaitNow(update -> update.has("result"));
            String others = order(table + ".1", PICTURE).toString();
            assertEquals("not-open-to-you", key(guest.tryPost("/api/replays", others)));
            assertEquals("done", key(host.tryPost("/api/replays", others)));
        }
    }

    private String share(String match) {
        return ann.post("/api/replays", order(match, PICTURE)).path("code").textValue();
    }

    @Test
    @DisplayName("TABLE-48: a shared moment is reported from its page, with its words; those who run the server end it,"
            + " which is in the log")
    void reportedAndEnded() {
        Office office = new Office(server, SETTINGS);
        String match = played();
        String code = share(match);
        String wish = "{\"replay\":\"" + code + "\",\"reason\":\"not theirs\"}";
        assertEquals("done", key(eve.tryPost("/api/reports", wish)));
        assertEquals("bad-request", key(ann.tryPost("/api/reports", wish)), "one's own");
        JsonNode reported = office.read("people/" + ann.person()).at("/reports/0");
        assertEquals("/r/" + code, reported.path("page").textValue());
        assertEquals(
                "Flip Circus: Ann \"<script> · Ann wins.", reported.path("text").textValue());
        assertEquals("replay", reported.at("/report/kind").textValue());
        assertEquals(match, reported.at("/report/match").textValue());
        assertEquals(4, reported.at("/report/version").intValue(), "the shared moment has four entries behind it");
        assertEquals(404, office.act("end-replay", "none"));
        assertEquals(200, office.act("end-replay", code));
        for (String path : new String[] {"/r/" + code, "/api/replays/" + code, "/api/replays/" + code + "/picture.jpg"})
            assertEquals(404, nobody.get(path).statusCode(), path);
        assertEquals("end-replay", office.read("log").at("/0/act").textValue());
        assertEquals(code, office.read("log").at("/0/subject").textValue());
    }

    @Test
    @DisplayName(
            "TABLE-48: with a table that those who run the server erase go the links to its matches, those of others stay")
    void erased() {
        Office office = new Office(server, SETTINGS);
        String match = played();
        String other = share(played());
        String code = share(match);
        assertEquals(200, office.act("erase-table", match.substring(0, match.indexOf('.'))));
        assertEquals(404, nobody.get("/r/" + code).statusCode());
        assertEquals(404, nobody.get("/api/replays/" + code + "/picture.jpg").statusCode());
        assertEquals(200, nobody.get("/r/" + other).statusCode());
    }
}
