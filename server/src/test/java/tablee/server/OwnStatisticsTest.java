package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

/** Statistics of one's own. */
class OwnStatisticsTest {
    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann");

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String resigned(Browser who, String terms, String others) {
        server.limits().pass(60_000);
        String table = who.table("{'terms':{'game':'rando','seats':2" + terms + "},'seats':[{'kind':'me'}," + others
                        + "],'start':true}")
                .path("table")
                .textValue();
        TestSocket line = who.sit(table);
        String match = line.await("update").path("match").textValue();
        line.ask("{'do':'resign','seat':0}");
        line.await(event -> event.has("result"));
        return match;
    }

    private JsonNode mine() {
        server.limits().pass(10_000);
        return ann.json("/api/me/statistics").path("matches");
    }

    @Test
    @DisplayName(
            "A match is a line with its mode and company; once it was reviewed, with what its moves cost, for the one who sat there and nobody else")
    void lines() throws InterruptedException {
        String bots = resigned(ann, "", "{'kind':'bot','level':'random'}");
        String timed = resigned(
                ann, ",'pace':{'kind':'live','budgetMillis':60000,'incrementMillis':0}", "{'kind':'me','name':'Bob'}");
        JsonNode lines = mine();
        assertEquals(3, lines.size(), "two seats of one match were hers: " + lines);
        JsonNode first = lines.get(2);
        assertEquals(bots, first.path("match").textValue());
        assertEquals(timed, lines.get(0).path("match").textValue());
        assertEquals("relaxed", first.path("mode").textValue());
        assertEquals("bots", first.path("company").textValue());
        assertEquals("lost", first.path("outcome").textValue());
        assertEquals("timed", lines.get(0).path("mode").textValue());
        assertEquals("people", lines.get(0).path("company").textValue());
        assertFalse(first.has("decisions"), "nothing is computed unasked");
        Browser eve = Browser.guest(server, "Eve");
        while (!ann.json("/api/matches/" + bots + "/review?seat=0").has("review")) {
            server.limits().pass(1_000);
            Thread.sleep(20);
        }
        Await.until(() -> mine().get(2).has("decisions"));
        assertTrue(mine().get(2).path("lost").isInt());
        assertEquals(1, ann.json("/api/me/data").path("reviewed").size());
        assertEquals(0, eve.json("/api/me/statistics").path("matches").size());
        assertEquals(401, new Browser(server).get("/api/me/statistics").statusCode());
    }

    @Test
    @DisplayName("BUDGET-250, BUDGET-251: how often somebody asks, and how many matches they are told of, has an end")
    void bounded() {
        Browser eve = Browser.guest(server, "Eve");
        int count = 0;
        while (eve.get("/api/me/statistics").statusCode() == 200) count++;
        assertTrue(count >= Budget.STATISTICS_READ.most() && count < 2 * Budget.STATISTICS_READ.most(), count + "");
        assertEquals(1_000, Budget.STATISTICS_MATCHES.most());
        server.limits().pass(60_000);
    }
}
