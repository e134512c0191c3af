package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

/** The analysis board over HTTP. */
class AnalysisTest {
    private static final String TABLE =
            "{'terms':{'game':'rando','seats':2},'seats':[{'kind':'me'},{'kind':'bot','level':'random'}],'start':true}";
    private static Server server;

    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser eve = Browser.guest(server, "Eve");

    @BeforeAll
    static void open() {
        server = Server.start(Running.settings());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private String played() {
        server.limits().pass(3_600_000);
        String table = ann.table(TABLE).path("table").textValue();
        TestSocket line = ann.sit(table);
        String match = line.await("update").path("match").textValue();
        line.ask("{'do':'resign','seat':0}");
        line.await(event -> event.has("result"));
        return match;
    }

    private static ObjectNode wish(String match, int at) {
        ObjectNode wish = JsonNodeFactory.instance
                .objectNode()
                .put("match", match)
                .put("at", at)
                .put("viewer", "all");
        wish.putArray("line");
        return wish;
    }

    /** The first thing that can happen there, as a line says it. */
    private static String first(JsonNode moment) {
        JsonNode turn = moment.at("/turns/0");
        return turn.path("actor").textValue() + " " + turn.at("/moves/0/word").textValue();
    }

    /** Lets chance bring what comes first until a seat is to act. */
    private JsonNode dealt(ObjectNode wish) {
        JsonNode moment = ann.post("/api/analysis", wish);
        while (moment.at("/turns/0/actor").textValue().equals("chance")) {
            wish.withArray("line").add(first(moment));
            server.limits().pass(1_000);
            moment = ann.post("/api/analysis", wish);
        }
        return moment;
    }

    @Test
    @DisplayName("From a moment of a finished match moves are tried for all seats and for chance, and lines branch")
    void branches() {
        ObjectNode wish = wish(played(), 0);
        JsonNode start = ann.post("/api/analysis", wish);
        JsonNode moment = start;
        for (int i = 0; i < 60; i++) {
            wish.withArray("line").add(first(moment));
            moment = ann.post("/api/analysis", wish);
        }
        assertFalse(moment.path("position").equals(start.path("position")));
        JsonNode last = moment;
        wish.withArray("line").remove(59);
        JsonNode before = ann.post("/api/analysis", wish);
        wish.withArray("line").add(first(before));
        assertEquals(last, ann.post("/api/analysis", wish));
    }

    @Test
    @DisplayName("A position comes out in the engine's format and goes in again, with the eyes of one seat or of all")
    void positions() {
        JsonNode moment = dealt(wish(played(), 0));
        ObjectNode again = JsonNodeFactory.instance
                .objectNode()
                .put("game", "rando")
                .put("seats", 2)
                .put("viewer", "all");
        again.set("position", moment.path("position"));
        again.putArray("line");
        JsonNode laid = ann.post("/api/analysis", again);
        assertEquals(moment.path("view"), laid.path("view"));
        assertEquals(moment.path("turns"), laid.path("turns"));
        JsonNode mine = ann.post("/api/analysis", again.put("viewer", "0"));
        assertFalse(mine.path("view").equals(laid.path("view")));
        again.set("position", JsonNodeFactory.instance.objectNode());
        assertEquals(400, ann.tryPost("/api/analysis", again.toString()).statusCode());
    }

    @Test
    @DisplayName("A bot thinks as much as it is told to, and the same each time")
    void thinks() {
        ObjectNode wish = wish(played(), 0);
        JsonNode moment = dealt(wish);
        assertFalse(moment.has("thoughts"));
        JsonNode thoughts =
                ann.post("/api/analysis", wish.put("iterations", 200)).path("thoughts");
        assertTrue(thoughts.size() > 0);
        assertEquals(thoughts, ann.post("/api/analysis", wish).path("thoughts"));
    }

    @Test
    @DisplayName("What others may not see cannot be analysed, and what is wrong is one sentence")
    void refused() {
        String match = played();
        assertEquals(
                404, eve.tryPost("/api/analysis", wish(match, 0).toString()).statusCode());
        assertEquals(
                404, ann.tryPost("/api/analysis", wish("none.1", 0).toString()).statusCode());
        assertEquals(
                400, ann.tryPost("/api/analysis", wish(match, 9_999).toString()).statusCode());
        ObjectNode line = wish(match, 0);
        line.withArray("line").add("0 fly away");
        assertEquals(400, ann.tryPost("/api/analysis", line.toString()).statusCode());
        assertEquals(
                400,
                ann.tryPost(
                                "/api/analysis",
                                wish(match, 0).put("iterations", 5_000).toString())
                        .statusCode());
        assertEquals(
                400,
                ann.tryPost("/api/analysis", wish(match, 0).put("viewer", "7").toString())
                        .statusCode());
        assertEquals(
                400,
                ann.tryPost("/api/analysis", "{\"line\":[],\"viewer\":\"all\"}").statusCode());
    }

    @Test
    @DisplayName("BUDGET-205, BUDGET-206, BUDGET-207: how much an address has analysed, and how much waits, has an end")
    void tooMuch() {
        server.limits().pass(3_600_000);
        String thought = wish("none.1", 0).put("iterations", 1).toString();
        int count = 0;
        while (eve.tryPost("/api/analysis", thought).statusCode() == 404) count++;
        assertTrue(count >= Budget.ANALYSES_THOUGHT.most() && count < Budget.ANALYSES.most(), count + "");
        String plain = wish("none.1", 0).toString();
        while (eve.tryPost("/api/analysis", plain).statusCode() == 404) count++;
        assertTrue(count >= Budget.ANALYSES.most(), count + "");
        assertEquals(60, Budget.ANALYSES_WAITING.most());
        server.limits().pass(3_600_000);
    }
}
