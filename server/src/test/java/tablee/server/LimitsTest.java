package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Who asks for too much has to wait; others do not notice. Behind a proxy that is trusted, people are told apart. */
class LimitsTest {
    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")));
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static HttpResponse<String> from(Browser browser, String address, String path) {
        return browser.send(
                browser.request(path).header("X-Forwarded-For", address).build());
    }

    @Test
    @DisplayName(
            "ASVS 2.4.1, 4.1.3, 15.3.4: BUDGET-1: An address that asks without end is refused, and another one is not")
    void addresses() {
        Browser browser = new Browser(server);
        int refused = 0;
        for (int i = 0; i < 1_500 && refused == 0; i++) {
            if (from(browser, "203.0.113.7", "/api/me").statusCode() == 429) refused = i;
        }
        assertTrue(refused >= 600, "after " + refused);
        assertEquals(200, from(browser, "203.0.113.8", "/api/me").statusCode());
        assertTrue(isRefused(browser, "198.51.100.1, 203.0.113.7"), "the last hop counts");
        assertEquals(200, from(browser, "203.0.113.7, 198.51.100.1", "/api/me").statusCode());
    }

    /** Within a few tries: a little room comes back with every hundredth of a second. */
    private static boolean isRefused(Browser browser, String address) {
        for (int i = 0; i < 300; i++) if (from(browser, address, "/api/me").statusCode() == 429) return true;
        return false;
    }

    @Test
    @DisplayName("ASVS 2.3.2: BUDGET-3: A person makes a number of tables and then has to wait")
    void tables() {
        Browser browser = new Browser(server);
        browser.send(post(browser, "/api/me", "{\"name\":\"Ann\"}", 0));
        int made = 0;
        while (made < 100
                && browser.send(post(browser, "/api/tables", ORDER, made)).statusCode() == 200) made++;
        assertEquals(30, made);
    }

    private static final String ORDER = "{\"terms\":{\"game\":\"circus\",\"seats\":2}}";

    /** From a new address each time. */
    private static HttpRequest post(Browser browser, String path, String body, int number) {
        return browser.request(path)
                .header("X-Forwarded-For", "192.0.2." + number)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    @Test
    @DisplayName("ASVS 2.4.1: BUDGET-8: Anyone who sends line after line is closed with 4429")
    void lines() {
        Browser ann = Browser.guest(server, "Ann");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket line = ann.sit(table);
        line.await("seating");
        line.flood("{\"do\":\"sync\"}", 1_000);
        assertEquals(4429, line.awaitClosed());
    }
}
