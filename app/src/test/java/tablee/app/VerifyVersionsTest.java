package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.Json;
import tablee.wire.MatchFile;
import tablee.wire.Seed;
import tablee.wire.Verdict;
import tablee.wire.Verifier;
import tablee.wire.engine.Engine;

/** Files of both ways to deal, checked by this program and by the one in Python. */
class VerifyVersionsTest {
    private static final Path ROOT = Path.of(System.getProperty("tablee.root"));
    private static final int MOVES = 25;

    @TempDir
    Path folder;

    private final Engine engine = new Engine(() -> Seed.read("5e".repeat(32)));
    private final Dice dice = new FastDice(7);

    private static Stream<Game<?>> games() {
        return Games.all().stream();
    }

    private JsonNode ask(Map<String, Object> request) {
        JsonNode answer = Json.parse(engine.answer(Json.text(request)));
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
        return answer;
    }

    /** Some random moves, and then nobody wants to go on. Without sources, so that everything can be checked from outside. */
    private JsonNode play(Game<?> game, String chance, String seed) {
        Map<String, Object> request = new TreeMap<>(Map.of(
                "do",
                "new",
                "game",
                game.card().id(),
                "seats",
                game.card().seatCounts().get(0),
                "sources",
                Map.of()));
        request.put("seed", seed.repeat(32));
        if (!chance.isEmpty()) request.put("chance", chance);
        JsonNode state = ask(request);
        for (int i = 0; i < MOVES && !state.path("over").booleanValue(); i++) {
            JsonNode legal = ask(Map.of("do", "legal"));
            JsonNode actor = legal.path("actors").get(0);
            JsonNode words = legal.path("moves").path(actor.asText());
            String word = words.get(dice.roll(words.size())).textValue();
            state = ask(Map.of("do", "play", "actor", actor, "move", word));
        }
        if (!state.path("over").booleanValue()) ask(Map.of("do", "play", "actor", "table", "move", "abandon"));
        return ask(Map.of("do", "log")).path("log");
    }

    /** All that happened with another seed, under the promise of this one. */
    private JsonNode forged(Game<?> game, String chance, JsonNode log) {
        ObjectNode forged = log.deepCopy();
        return forged.set("entries", play(game, chance, "e5").path("entries"));
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Matches of both versions are fair, and another outcome is found in both")
    void bothVersions(Game<?> game) {
        for (int version = 1; version <= 2; version++) {
            String chance = version == 1 ? "" : "streams";
            JsonNode log = play(game, chance, "5e");
            assertEquals(version, log.path("format").intValue());
            assertEquals(version, log.path("header").path("chance").asInt(1));
            Verdict verdict = Verifier.verify(MatchFile.read(log));
            assertTrue(verdict.fair(), verdict.sentence());
            Verdict other = Verifier.verify(MatchFile.read(forged(game, chance, log)));
            assertEquals(Verdict.Kind.FORGED, other.kind(), other.sentence());
        }
    }

    @Test
    @DisplayName("The program in Python finds the same, from the document and the rules alone")
    void python() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 here");
        for (Game<?> game : Games.all()) {
            for (String chance : List.of("", "streams")) {
                JsonNode log = play(game, chance, "5e");
                String fair = python(0, log);
                assertTrue(fair.startsWith("Fair: "), fair);
                String unfair = python(1, forged(game, chance, log));
                assertTrue(unfair.startsWith("Entry "), unfair);
            }
        }
    }

    private String python(int status, JsonNode log) throws IOException, InterruptedException {
        Path file = folder.resolve("match.json");
        Files.writeString(file, log.toString());
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(
                List.of("python3", ROOT.resolve("examples/verify/verify.py").toString()));
        command.addAll(List.of(file.toString(), java, "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("tablee.app.Main", "engine"));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(status, process.waitFor(), said);
        return said;
    }

    private static boolean hasPython() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(each -> Path.of(each, "python3").toFile().canExecute());
    }
}
