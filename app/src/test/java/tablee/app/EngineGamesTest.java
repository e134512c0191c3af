package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Games;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Every game that ships, played through the engine from the first deal to the last entry. */
class EngineGamesTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final String ODD = "0123456789 -,abcxyz☃";
    private static final int MOST_MOVES = 400;

    private final Dice dice = new FastDice(SEED);
    private final Engine engine = new Engine(() -> Seed.read("5e".repeat(32)));
    private final Engine other = new Engine(() -> Seed.read("e5".repeat(32)));

    @TestFactory
    @DisplayName("A random game through the protocol is legal, can be loaded at any time, and verifies")
    Stream<DynamicTest> games() {
        return Games.all().stream().map(game -> game.card()).flatMap(card -> card.seatCounts().stream()
                .map(seats -> dynamicTest(
                        card.name() + ", " + seats + " seats, tablee.seed=" + SEED,
                        () -> new EngineGamesTest().play(card, seats))));
    }

    private void play(Card card, int seats) {
        JsonNode state = ask(Map.of("do", "new", "game", card.id(), "seats", seats));
        for (int i = 0; i < MOST_MOVES && !state.get("over").asBoolean(); i++) {
            if (i % 20 == 0) lookAround(seats);
            state = move(ask(Map.of("do", "legal")), state);
        }
        if (!state.get("over").asBoolean()) ask(Map.of("do", "play", "actor", "table", "move", "abandon"));
        Verdict verdict =
                Verifier.verify(MatchFile.read(ask(Map.of("do", "log")).get("log")));
        assertTrue(verdict.fair(), verdict.sentence());
    }

    /** A seat's move, or the clock's when only the clock can act or time has come. */
    private JsonNode move(JsonNode legal, JsonNode state) {
        List<JsonNode> actors = new ArrayList<>();
        legal.get("actors").forEach(actors::add);
        JsonNode actor = actors.get(dice.roll(actors.size()));
        JsonNode words = legal.get("moves").get(actor.asText());
        String word = words.get(dice.roll(words.size())).asText();
        guessAt(actor, word);
        long due = state.has("dueAt") ? state.get("dueAt").asLong() : Long.MAX_VALUE;
        long at = actor.asText().equals("clock") ? Math.max(due, now(state)) : Math.min(now(state) + 100, due - 1);
        return ask(Map.of("do", "play", "actor", actor, "move", word, "at", Math.max(at, now(state))));
    }

    private static long now(JsonNode state) {
        return state.get("at").asLong();
    }

    /** Words that are nearly moves get an answer, and never bring the rules down. */
    private void guessAt(JsonNode actor, String word) {
        for (int i = 0; i < 3; i++) {
            int cut = dice.roll(word.length() + 1);
            char odd = ODD.charAt(dice.roll(ODD.length()));
            String guess = word.substring(0, cut) + odd + word.substring(Math.min(word.length(), cut + dice.roll(2)));
            JsonNode answer = ask(Map.of("do", "why", "actor", actor, "move", guess));
            assertTrue(
                    answer.get("legal").asBoolean()
                            || answer.get("message").asText().contains(" "),
                    guess);
        }
    }

    private void lookAround(int seats) {
        for (int seat = 0; seat < seats; seat++) ask(Map.of("do", "view", "viewer", seat));
        ask(Map.of("do", "view", "viewer", "spectator"));
        ask(Map.of("do", "score"));
        String position = engine.answer("{\"do\":\"position\"}");
        other.answer(position.replaceFirst("\"ok\":true", "\"do\":\"load\",\"chance\":\"manual\""));
        assertEquals(position, other.answer("{\"do\":\"position\"}"));
        JsonNode log = ask(Map.of("do", "log")).get("log");
        other.answer("{\"do\":\"load\",\"log\":" + log + "}");
        assertEquals(position, other.answer("{\"do\":\"position\"}"));
        assertEquals(log, Json.parse(other.answer("{\"do\":\"log\"}")).get("log"));
    }

    private JsonNode ask(Map<String, Object> request) {
        String answer = engine.answer(Json.text(request));
        assertTrue(answer.startsWith("{\"ok\":true"), () -> Json.text(request) + " is answered by " + answer);
        return Json.parse(answer);
    }
}
