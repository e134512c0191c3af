package tablee.wire.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.json.Json;

/** No line, however wild, ends the engine or is left without a proper answer. */
class EngineFuzzTest {
    private static final Set<String> CODES = Arrays.stream(EngineFault.Code.values())
            .filter(code -> code != EngineFault.Code.INTERNAL)
            .map(EngineFault.Code::word)
            .collect(Collectors.toSet());

    /** Sound requests to start from; counts are left out, since a digit more could keep them busy for a while. */
    private static final List<String> SOUND = EngineTranscript.read("protocol.txt").scenes().stream()
            .flatMap(scene -> scene.exchanges().stream())
            .map(EngineTranscript.Exchange::request)
            .filter(request -> !request.contains("perft") && !request.contains("playouts"))
            .filter(request -> !request.contains("break"))
            .toList();

    private static final List<String> STRANGE = List.of(
            "",
            "{",
            "}",
            "[",
            "]",
            "\"",
            ":",
            ",",
            "null",
            "true",
            "-1",
            "0",
            "1",
            "2",
            "62",
            "1e400",
            "99999999999999999999",
            "\\u0000",
            "\\ud800",
            "é",
            "\uD83C\uDFB2",
            "chance",
            "clock",
            "table",
            "undo 9999",
            "take ",
            "[[[[[[[[",
            "0.5",
            " ");

    private static final String EDGES = "\n\r{}[]\",:0 \\";

    private final Engine engine = new Engine(() -> EngineTest.SEED);

    @Test
    @DisplayName("requests with pieces cut out, doubled and put in")
    void mutated() {
        tried(2000, random -> {
            int lines = 1 + random.nextInt(8);
            for (int line = 0; line < lines; line++) assertProper(engine.answer(mutant(random)));
        });
    }

    @Test
    @DisplayName("bytes of any kind: as many answers as lines")
    void anyBytes() {
        tried(1000, random -> {
            byte[] bytes = bytes(random);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            engine.serve(new ByteArrayInputStream(bytes), out);
            List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
            answers.forEach(EngineFuzzTest::assertProper);
            assertEquals(lines(bytes), answers.size());
        });
    }

    private interface Attempt {
        void with(Random random) throws IOException;
    }

    /** As many attempts as said, each from a seed of its own, or the one seed that failed before. */
    private static void tried(int times, Attempt attempt) {
        long only = Long.getLong("tablee.seed", 0);
        for (long seed = only == 0 ? 1 : only; seed <= (only == 0 ? times : only); seed++) {
            try {
                attempt.with(new Random(seed));
            } catch (AssertionError | RuntimeException | IOException wrong) {
                throw new AssertionError("play it again with -Dtablee.seed=" + seed + ": " + wrong, wrong);
            }
        }
    }

    /** Any length up to 255, half of them with many line ends, quotes and braces among the bytes. */
    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(256)];
        random.nextBytes(bytes);
        if (random.nextBoolean()) return bytes;
        for (int at = 0; at < bytes.length; at++) {
            if (random.nextInt(3) == 0) bytes[at] = (byte) EDGES.charAt(random.nextInt(EDGES.length()));
        }
        return bytes;
    }

    private static long lines(byte[] bytes) {
        long ends = 0;
        for (byte each : bytes) if (each == '\n') ends++;
        return bytes.length == 0 || bytes[bytes.length - 1] == '\n' ? ends : ends + 1;
    }

    private static void assertProper(String answer) {
        assertEquals(1, answer.lines().count());
        JsonNode tree = Json.parse(answer);
        if (tree.get("ok").asBoolean()) return;
        assertTrue(CODES.contains(tree.get("error").asText()), answer);
        assertTrue(tree.get("message").asText().length() > 5, answer);
        assertTrue(!tree.get("message").asText().contains("tablee."), answer);
    }

    private static String mutant(Random random) {
        return mutate(
                SOUND.get(random.nextInt(SOUND.size())),
                random.nextInt(401),
                random.nextInt(13),
                STRANGE.get(random.nextInt(STRANGE.size())));
    }

    /** Replaces a piece by something strange; past the end nothing happens, so that some requests stay sound. */
    private static String mutate(String line, int from, int length, String strange) {
        if (from >= line.length()) return line;
        return line.substring(0, from) + strange + line.substring(Math.min(line.length(), from + length));
    }
}
