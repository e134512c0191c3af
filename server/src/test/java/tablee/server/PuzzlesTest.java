package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Games;
import tablee.puzzle.Puzzle;
import tablee.puzzle.PuzzleBook;
import tablee.wire.json.Json;

/** Puzzles over HTTP: what their player sees, and what becomes of a move. */
class PuzzlesTest {
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

    private JsonNode attempt(String game, String id, String body) {
        return ann.post("/api/puzzles/" + game + "/" + id, Json.parse(body.replace('\'', '"')));
    }

    @Test
    @DisplayName("Every game that has puzzles lists them, with the same one of the day for everybody")
    void listed() {
        JsonNode all = ann.json("/api/puzzles");
        assertEquals(4, all.path("games").size());
        for (JsonNode each : all.path("games")) {
            assertEquals(each.path("count").intValue(), each.path("puzzles").size());
            String today = each.path("today").textValue();
            assertTrue(PuzzleBook.of(Games.find(each.path("game").textValue()))
                    .find(today)
                    .isPresent());
        }
        assertEquals(all, Browser.guest(server, "Eve").json("/api/puzzles"));
    }

    @Test
    @DisplayName("A puzzle shows what its seat sees and nothing else; the solution comes with the right move")
    void solved() {
        for (JsonNode each : ann.json("/api/puzzles").path("games")) {
            String game = each.path("game").textValue();
            String id = each.path("today").textValue();
            Puzzle puzzle = PuzzleBook.of(Games.find(game)).find(id).orElseThrow();
            JsonNode shown = ann.json("/api/puzzles/" + game + "/" + id);
            assertEquals(Json.tree(puzzle.match(puzzle.rules()).view(puzzle.seat())), shown.path("view"));
            assertFalse(shown.has("position") || shown.has("worth"));
            boolean once = false;
            for (JsonNode move : shown.path("moves")) {
                String word = move.path("word").textValue();
                JsonNode tried = attempt(game, id, "{'move':'" + word + "'}");
                assertEquals(word.equals(puzzle.move()), tried.path("right").booleanValue());
                assertEquals(tried.path("right").booleanValue(), tried.has("solution"));
                once |= tried.path("right").booleanValue();
                server.limits().pass(1_000);
            }
            assertTrue(once);
        }
    }

    @Test
    @DisplayName(
            "Hints come one after the other; what is no move is refused in a sentence, and what is no puzzle is not there")
    void hints() {
        JsonNode first = ann.json("/api/puzzles").at("/games/0");
        String game = first.path("game").textValue();
        String id = first.path("today").textValue();
        assertFalse(attempt(game, id, "{'hint':1}").has("solution"));
        assertTrue(attempt(game, id, "{'hint':2}").has("solution"));
        assertTrue(attempt(game, id, "{'move':'nonsense'}").has("refusal"));
        String door = "/api/puzzles/" + game + "/" + id;
        assertEquals(400, ann.tryPost(door, "{}").statusCode());
        assertEquals(400, ann.tryPost(door, "{\"hint\":3}").statusCode());
        assertEquals(400, ann.tryPost(door, "{\"hint\":1,\"move\":\"x\"}").statusCode());
        assertEquals(404, ann.get("/api/puzzles/" + game + "/none").statusCode());
        assertEquals(404, ann.get("/api/puzzles/none/" + id).statusCode());
        assertEquals(404, ann.tryPost("/api/puzzles/none/" + id, "{\"hint\":1}").statusCode());
    }

    private JsonNode brief(String game, String id) {
        for (JsonNode each : ann.json("/api/puzzles").path("games")) {
            if (!each.path("game").textValue().equals(game)) continue;
            for (JsonNode puzzle : each.path("puzzles"))
                if (puzzle.path("id").textValue().equals(id)) return puzzle;
        }
        throw new AssertionError(id);
    }

    @Test
    @DisplayName(
            "The difficulty follows from how many solve it: a person's first try counts, a hint is one, and who is not known counts for nothing")
    void difficulty() {
        Puzzle puzzle = PuzzleBook.of(Games.find("rando")).all().get(7);
        String door = "/api/puzzles/rando/" + puzzle.id();
        JsonNode wrong = Json.parse("{\"hint\":1}");
        JsonNode right = Json.parse("{\"move\":\"" + puzzle.move() + "\"}");
        assertEquals(
                puzzle.difficulty(),
                brief("rando", puzzle.id()).path("difficulty").intValue());
        new Browser(server).post(door, right);
        ann.post(door, Json.parse("{\"move\":\"nonsense\"}"));
        ann.post(door, wrong);
        ann.post(door, right);
        Browser.guest(server, "Eve").post(door, right);
        Await.until(() -> brief("rando", puzzle.id()).path("tried").intValue() == 2);
        assertEquals(1, brief("rando", puzzle.id()).path("solved").intValue());
        for (int i = 0; i < 60; i++) {
            server.limits().pass(60_000);
            Browser.guest(server, "Guest " + i).post(door, wrong);
        }
        Await.until(() -> brief("rando", puzzle.id()).path("tried").intValue() == 62);
        assertEquals(6, brief("rando", puzzle.id()).path("difficulty").intValue());
        assertEquals(6, ann.json(door).path("difficulty").intValue());
        server.limits().pass(60_000);
    }

    @Test
    @DisplayName("BUDGET-203, BUDGET-204: who asks for puzzles or tries moves too fast is told so")
    void tooFast() {
        Browser eve = Browser.guest(server, "Eve");
        int status = 200;
        for (int i = 0; i < 300 && status != 429; i++)
            status = eve.get("/api/puzzles/none/x").statusCode();
        assertEquals(429, status);
        status = 404;
        for (int i = 0; i < 300 && status != 429; i++)
            status = eve.tryPost("/api/puzzles/none/x", "{\"hint\":1}").statusCode();
        assertEquals(429, status);
        server.limits().pass(60_000);
    }
}
