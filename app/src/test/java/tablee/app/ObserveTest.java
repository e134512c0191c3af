package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Knowledges;
import tablee.core.State;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** The numbers of a moment: each game has them, its page explains them, and the engine says them. */
class ObserveTest {
    private static final String SEED = "ab".repeat(32);

    @Test
    @DisplayName("Each game that bots know something of has numbers for its moments and moves")
    void known() {
        List<String> without = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            if (Knowledges.find(game).isPresent() && Encoders.find(game).isEmpty())
                without.add(game.card().id());
        }
        assertNone("games without numbers", without);
    }

    @Test
    @DisplayName(
            "The page of each game has a row for every part of the vector and of the numbers of moves, with its length")
    void pages() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Game<?> game : EngineMatches.learnable()) {
            Path page = Path.of(
                    System.getProperty("tablee.root", ".."),
                    "docs/engine/" + game.card().id() + ".md");
            String text = Files.readString(page);
            Encoder<?> encoder = encoder(game);
            Stream.concat(encoder.vector().stream(), encoder.actions().stream())
                    .map(span -> "| `" + span.name() + "` | " + span.count() + " |")
                    .filter(row -> !text.contains(row))
                    .forEach(row -> missing.add(game.card().id() + ": " + row));
            assertTrue(text.contains("Encoding " + encoder.version() + "."), page + " names the encoding");
        }
        assertNone("rows that the pages lack", missing);
    }

    @Test
    @DisplayName("A batch steps all its matches by numbers, and a wrong number steps none")
    void batch() {
        for (Game<?> game : EngineMatches.learnable()) {
            Engine engine = new Engine(() -> Seed.read(SEED));
            JsonNode now = Json.parse(engine.answer(
                    "{\"do\":\"batch\",\"game\":\"" + game.card().id() + "\",\"count\":3,\"seed\":\"" + SEED + "\"}"));
            String wrong = engine.answer("{\"do\":\"step\",\"numbers\":[0,0,99999]}");
            assertTrue(wrong.contains("\"error\":\"bad-request\""), wrong);
            for (int i = 0; i < 40 && now.toString().contains("\"vector\""); i++) {
                List<Integer> numbers = new ArrayList<>();
                for (JsonNode match : now.path("matches")) {
                    JsonNode offered = match.path("numbers");
                    numbers.add(
                            offered.isEmpty()
                                    ? -1
                                    : offered.get(i % offered.size()).asInt());
                }
                now = Json.parse(engine.answer("{\"do\":\"step\",\"numbers\":" + numbers + "}"));
                assertTrue(now.path("ok").asBoolean(), now.toString());
                assertEquals(3, now.path("matches").size());
            }
        }
    }

    private static <S extends State<S>> Encoder<S> encoder(Game<S> game) {
        return Encoders.find(game).orElseThrow(() -> new AssertionError(game + " has no encoder"));
    }

    @Test
    @DisplayName("observe gives each legal move a number, and the mask has just these")
    void engine() {
        for (Game<?> game : EngineMatches.learnable()) {
            Engine engine = new Engine(() -> Seed.read(SEED));
            engine.answer("{\"do\":\"new\",\"game\":\"" + game.card().id() + "\",\"seats\":"
                    + game.card().fewestSeats() + ",\"seed\":\"" + SEED + "\"}");
            JsonNode seen = Json.parse(engine.answer("{\"do\":\"observe\"}"));
            assertTrue(seen.path("ok").asBoolean(), seen.toString());
            assertEquals(encoder(game).length(), seen.path("vector").size());
            assertEquals(encoder(game).actionCount(), seen.path("mask").size());
            assertEquals(seen.path("moves").size(), seen.path("numbers").size());
            JsonNode legal = Json.parse(engine.answer("{\"do\":\"legal\"}"));
            assertEquals(legal.path("moves").path(seen.path("actor").asText()), seen.path("moves"));
            int marked = 0;
            for (JsonNode each : seen.path("mask")) marked += each.asInt();
            assertEquals(seen.path("numbers").size(), marked);
            for (JsonNode each : seen.path("numbers"))
                assertEquals(1, seen.path("mask").get(each.asInt()).asInt());
        }
    }
}
