package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** Six letters that stand for the link of a table. */
class CodesTest {
    private static final ServerSettings SETTINGS = Running.settings().behind(List.of("127.0.0.1"));
    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(SETTINGS);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static JsonNode table(Browser host) {
        return host.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
    }

    private static String code(Browser host, JsonNode table) {
        return host.post("/api/tables/" + table.path("table").textValue() + "/code", Json.parse("{}"))
                .path("code")
                .textValue();
    }

    private static int type(Browser browser, String code) {
        return browser.tryPost("/api/codes", "{\"code\":\"" + code + "\"}").statusCode();
    }

    @Test
    @DisplayName(
            "Somebody who types the code comes to the table, in small letters too; it stays the same when it is shown again")
    void joins() {
        Browser ann = Browser.guest(server, "Ann", "10.20.0.1");
        JsonNode table = table(ann);
        String code = code(ann, table);
        assertTrue(code.matches("[A-HJ-NP-Z]{6}"), code);
        assertEquals(code, code(ann, table));
        Browser bob = Browser.guest(server, "Bob", "10.20.0.2");
        String path = "/api/tables/" + table.path("table").textValue();
        assertEquals(404, bob.get(path).statusCode());
        assertEquals(404, bob.tryPost(path + "/code", "{}").statusCode(), "nobody else is shown it");
        assertEquals(200, type(bob, " " + code.toLowerCase(Locale.ROOT) + " "));
        assertEquals(200, bob.get(path).statusCode());
        assertEquals(404, bob.tryPost(path + "/code", "{}").statusCode(), "nor who has no seat");
    }

    @Test
    @DisplayName("A code is typed as it was said, with signs or spaces between the letters")
    void withSigns() {
        Browser ann = Browser.guest(server, "Ann", "10.20.0.6");
        String code = code(ann, table(ann));
        for (String sign : List.of("-", " ", " – ", ".")) {
            assertEquals(200, type(ann, code.substring(0, 3) + sign + code.substring(3)), sign);
        }
    }

    @Test
    @DisplayName(
            "A code that was told is good until its end, though a longer one is shown by then; one that is another's is not drawn")
    void lastsAndCollides() {
        Browser ann = Browser.guest(server, "Ann", "10.20.0.7");
        JsonNode table = table(ann);
        String invite = table.path("invite").textValue().substring("/join/".length());
        long now = System.currentTimeMillis();
        try (Store store = Store.open(SETTINGS.database())) {
            store.codes().add(List.of("TTTTTT"), invite, now + 1_800_000, now).join();
            assertEquals(
                    "UUUUUU",
                    store.codes()
                            .add(List.of("TTTTTT", "UUUUUU"), "another", now + 1_800_000, now)
                            .join()
                            .code());
            assertThrows(CompletionException.class, () -> store.codes()
                    .add(List.of("TTTTTT"), "another", now + 1_800_000, now)
                    .join());
        }
        String longer = code(ann, table);
        assertNotEquals("TTTTTT", longer, "half an hour is less than is promised");
        assertEquals(200, type(ann, "TTTTTT"));
        assertEquals(200, type(ann, longer));
    }

    @Test
    @DisplayName("A code ends with its time, and with a new link")
    void ends() {
        Browser ann = Browser.guest(server, "Ann", "10.20.0.3");
        JsonNode table = table(ann);
        String invite = table.path("invite").textValue().substring("/join/".length());
        try (Store store = Store.open(SETTINGS.database())) {
            store.codes().add(List.of("QQQQQQ"), invite, 1_000, 0).join();
        }
        assertEquals(404, type(ann, "QQQQQQ"));
        String next = code(ann, table);
        assertEquals(200, type(ann, next));
        TestSocket line = ann.sit(table.path("table").textValue());
        assertTrue(line.ask("{'do':'renew-invite'}").path("ok").booleanValue());
        assertEquals(404, type(ann, next));
    }

    @Test
    @DisplayName("BUDGET-86: an address has a few wrong ones, and right ones do not count")
    void guesses() {
        Browser ann = Browser.guest(server, "Ann", "10.20.0.4");
        String code = code(ann, table(ann));
        Browser eve = Browser.guest(server, "Eve", "10.20.0.5");
        for (int i = 0; i < 20; i++) assertEquals(200, type(eve, code));
        int tried = 0;
        while (tried < 100 && type(eve, "AAAAAA") == 404) tried++;
        assertTrue(tried >= Budget.CODES_TRIED_FROM.count() && tried < 20, "after " + tried);
        assertEquals(429, type(eve, code));
        assertEquals(200, type(ann, code), "others are not held up");
    }

    @Test
    @DisplayName("BUDGET-87: strangers from many places do not guess sooner")
    void manyPlaces() {
        try (Server own = Server.start(Running.settings().behind(List.of("127.0.0.1")))) {
            int tried = 0;
            while (tried < 400
                    && type(new Browser(own).at("10.21." + tried / 200 + "." + (1 + tried / 5 % 200)), "AAAAAA") == 404)
                tried++;
            assertTrue(tried >= Budget.CODES_TRIED.count() && tried < 400, "after " + tried);
        }
    }
}
