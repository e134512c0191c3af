package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Game;
import tablee.core.Games;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

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
    @DisplayName("What may come into an empty list of a position is said by its shape, in every game")
    void shapes() {
        for (Game<?> game : Games.all()) {
            ObjectNode wish = JsonNodeFactory.instance
                    .objectNode()
                    .put("game", game.card().id())
                    .put("viewer", "all");
            wish.putArray("line");
            server.limits().pass(1_000);
            JsonNode moment = ann.post("/api/analysis", wish);
            alike(moment.path("position"), moment.path("shape"), game.card().id());
        }
    }

    /** All that is in a position is in its shape, and of the same kind. */
    private static void alike(JsonNode position, JsonNode shape, String where) {
        if (position.isArray()) position.forEach(each -> alike(each, shape.path(0), where));
        else if (position.isObject())
            position.properties().forEach(part -> {
                if (!shape.has(part.getKey())) return;
                alike(part.getValue(), shape.path(part.getKey()), where + " " + part.getKey());
            });
        else assertEquals(shape.getNodeType(), position.getNodeType(), where);
        if (position.isArray()) assertEquals(1, shape.size(), where);
    }

    @Test
    @DisplayName("A bot thinks as much as it is told to, and the same each time")
    void thinks() {
        ObjectNode wish = wish(played(), 0);
        JsonNode moment = dealt(wish);
        assertFalse(moment.has("lines"));
        JsonNode lines = ann.post("/api/analysis", wish.put("iterations", 200)).path("lines");
        assertTrue(lines.size() > 0 && lines.size() <= 4);
        assertEquals(lines, ann.post("/api/analysis", wish).path("lines"));
        JsonNode steps = lines.at("/0/steps");
        assertTrue(steps.size() > 1, "a line, and not a move alone: " + lines);
        ObjectNode first = wish.deepCopy();
        first.withArray("line")
                .add(steps.at("/0/actor").asText() + " " + steps.at("/0/word").asText());
        ann.post("/api/analysis", first);
    }

    private ObjectNode placed(JsonNode moment) {
        ObjectNode wish = JsonNodeFactory.instance.objectNode().put("viewer", "all");
        for (String each : List.of("game", "seats", "ruleset", "options", "data", "position"))
            if (moment.has(each)) wish.set(each, moment.path(each));
        wish.putArray("line");
        return wish;
    }

    @Test
    @DisplayName(
            "Each game is analysed from its beginning, deals included, with a bot's lines, and comes back by the rules it was played by")
    void everyGame() {
        for (String game : Games.all().stream().map(each -> each.card().id()).toList()) {
            server.limits().pass(3_600_000);
            ObjectNode wish = JsonNodeFactory.instance
                    .objectNode()
                    .put("game", game)
                    .put("seats", 2)
                    .put("viewer", "all");
            wish.set("options", Json.tree(Games.find(game).card().untimed()));
            wish.putArray("line");
            dealt(wish);
            JsonNode moment = ann.post("/api/analysis", wish.put("iterations", 60));
            assertTrue(moment.path("lines").size() > 0, game + moment.path("turns"));
            JsonNode again = ann.post("/api/analysis", placed(moment).put("iterations", 60));
            for (String each : List.of("view", "turns", "options", "ruleset", "position", "lines"))
                assertEquals(moment.path(each), again.path(each), game + " " + each);
        }
    }

    @Test
    @DisplayName(
            "A position of a variant comes back by its own rules: ruleset, options and the text of a ruleset go out with it")
    void variants() throws IOException {
        String text;
        try (InputStream in = Games.find("circus").getClass().getResourceAsStream("rules/circus-1.ruleset")) {
            text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
        ObjectNode wish = JsonNodeFactory.instance
                .objectNode()
                .put("game", "circus")
                .put("seats", 2)
                .put("ruleset", 1)
                .put("data", text)
                .put("viewer", "all");
        wish.putObject("options").put("notebook", "on");
        wish.putArray("line");
        JsonNode moment = dealt(wish);
        assertEquals(text, moment.path("data").textValue());
        assertEquals("on", moment.at("/options/notebook").textValue());
        JsonNode again = ann.post("/api/analysis", placed(moment));
        assertEquals(moment, again);
        assertEquals(
                400,
                ann.tryPost("/api/analysis", wish.put("data", "nonsense").toString())
                        .statusCode());
        assertEquals(
                400,
                ann.tryPost(
                                "/api/analysis",
                                wish.put("data", "x".repeat(20_001)).toString())
                        .statusCode());
    }

    @Test
    @DisplayName("With a link to a moment of a match anyone can analyse it, as long as the link holds")
    void byLink() {
        String match = played();
        String code = ann.post(
                        "/api/replays",
                        ReplaysTest.order(match, ReplaysTest.PICTURE).put("at", 0))
                .path("code")
                .textValue();
        ObjectNode wish = JsonNodeFactory.instance
                .objectNode()
                .put("replay", code)
                .put("at", 1)
                .put("viewer", "all");
        wish.putArray("line");
        assertEquals(
                ann.post("/api/analysis", wish(match, 1)).path("position"),
                eve.post("/api/analysis", wish).path("position"));
        ann.delete("/api/replays/" + code);
        assertEquals(404, eve.tryPost("/api/analysis", wish.toString()).statusCode());
        assertEquals(
                400,
                ann.tryPost("/api/analysis", wish.put("match", match).toString())
                        .statusCode());
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
    @DisplayName("BUDGET-205, BUDGET-206: how much an address has analysed has an end")
    void tooMuch() {
        server.limits().pass(3_600_000);
        String thought = wish("none.1", 0).put("iterations", 1).toString();
        int count = 0;
        while (eve.tryPost("/api/analysis", thought).statusCode() == 404) count++;
        assertTrue(count >= Budget.ANALYSES_THOUGHT.most() && count < Budget.ANALYSES.most(), count + "");
        String plain = wish("none.1", 0).toString();
        while (eve.tryPost("/api/analysis", plain).statusCode() == 404) count++;
        // The thought that was too much has taken one of them.
        assertTrue(count >= Budget.ANALYSES.most() - 1, count + "");
        server.limits().pass(3_600_000);
    }
}
