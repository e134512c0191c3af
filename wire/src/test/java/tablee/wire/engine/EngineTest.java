package tablee.wire.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.Verifier;

class EngineTest {
    static final Seed SEED = Seed.read("ab".repeat(32));
    private static final String NEW = "{\"do\":\"new\",\"game\":\"toy\",\"seats\":2,\"options\":{\"stones\":30}}";

    private final Engine engine = new Engine(() -> SEED);

    @TestFactory
    @DisplayName("Every request and every refusal, word for word")
    Stream<DynamicTest> protocol() {
        return EngineTranscript.read("protocol.txt").scenes().stream()
                .map(scene -> dynamicTest(scene.title(), () -> replay(scene)));
    }

    private static void replay(EngineTranscript.Scene scene) {
        Engine fresh = new Engine(() -> SEED);
        for (EngineTranscript.Exchange each : scene.exchanges()) {
            String answer = fresh.answer(each.request()).replaceAll("\"seconds\":[0-9.]+", "\"seconds\":0");
            assertEquals(each.answer(), answer, each.request());
        }
    }

    @Test
    @DisplayName("The same request gives the same match; without a seed one is drawn")
    void seeds() {
        String drawn = engine.answer(NEW);
        assertEquals(SEED.hex(), Json.parse(drawn).get("seed").asText());
        String given = NEW.replace("}}", "},\"seed\":\"" + "01".repeat(32) + "\"}");
        assertEquals(engine.answer(given), engine.answer(given));
        assertNotEquals(drawn, engine.answer(given));
    }

    @Test
    @DisplayName("A log that is loaded plays on exactly as the match would have")
    void loadedLogPlaysOn() {
        engine.answer(NEW);
        for (int i = 0; i < 3; i++) engine.answer(toss(i % 2));
        JsonNode log = ask("{\"do\":\"log\"}").get("log");
        Engine other = new Engine(() -> Seed.read("cd".repeat(32)));
        assertTrue(Json.parse(other.answer("{\"do\":\"load\",\"log\":" + log + "}"))
                .get("ok")
                .asBoolean());
        assertEquals(log, Json.parse(other.answer("{\"do\":\"log\"}")).get("log"));
        for (int i = 3; i < 9; i++) assertEquals(engine.answer(toss(i % 2)), other.answer(toss(i % 2)));
        assertEquals(engine.answer("{\"do\":\"position\"}"), other.answer("{\"do\":\"position\"}"));
    }

    @Test
    @DisplayName("A match that was played to its end here can be verified")
    void finishedMatchIsFair() {
        JsonNode answer = ask(NEW);
        while (!answer.get("over").asBoolean())
            answer = ask(toss(answer.get("actors").get(0).asInt()));
        assertTrue(Verifier.verify(MatchFile.read(ask("{\"do\":\"log\"}").get("log")))
                .fair());
    }

    @Test
    @DisplayName(
            "A log whose seed does not fit its commitment, or with an illegal entry, is refused, and the match stays")
    void badLog() {
        engine.answer(NEW);
        String log = ask("{\"do\":\"log\"}").get("log").toString();
        assertBadLog(log.replace(SEED.hex(), "cd".repeat(32)), "The commitment is not that of this seed and header.");
        assertBadLog(log.replace("]],", "],[0,7,0]],"), "Entry 2 (0, move 7, at 0) is refused by TABLE-10.");
        assertEquals(2, ask("{\"do\":\"view\",\"viewer\":0}").get("version").asInt());
    }

    private void assertBadLog(String log, String sentence) {
        JsonNode answer = ask("{\"do\":\"load\",\"log\":" + log + "}");
        assertEquals("bad-log", answer.path("error").asText());
        assertEquals(sentence, answer.get("message").asText());
    }

    @Test
    @DisplayName("Without the seed in its log chance goes on by hand")
    void loadedWithoutSeed() {
        engine.answer(NEW);
        String log = ask("{\"do\":\"log\"}").get("log").toString().replace(",\"seed\":\"" + SEED.hex() + "\"", "");
        assertEquals(
                "manual",
                ask("{\"do\":\"load\",\"log\":" + log + "}").get("chance").asText());
        assertEquals("[\"chance\"]", ask(toss(0)).get("actors").toString());
    }

    @Test
    @DisplayName("A position goes out and in again")
    void positionRoundTrip() {
        engine.answer(NEW);
        engine.answer(toss(0));
        String out = engine.answer("{\"do\":\"position\"}");
        ask(out.replace("\"ok\":true", "\"do\":\"load\""));
        assertEquals(out, engine.answer("{\"do\":\"position\"}"));
    }

    @Test
    @DisplayName("Counts that would take forever are refused soon")
    void tooMuch() {
        engine.answer(NEW);
        assertEquals(
                "too-much", ask("{\"do\":\"perft\",\"depth\":100}").get("error").asText());
        assertFalse(ask("{\"do\":\"perft\",\"depth\":5}").has("error"));
    }

    private JsonNode ask(String request) {
        return Json.parse(engine.answer(request));
    }

    private static String toss(int seat) {
        return "{\"do\":\"play\",\"actor\":" + seat + ",\"move\":\"toss\"}";
    }
}
