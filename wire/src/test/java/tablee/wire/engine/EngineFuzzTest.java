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
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tablee.wire.Json;

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

    private final Engine engine = new Engine(() -> EngineTest.SEED);

    @Property(tries = 2000)
    @Label("requests with pieces cut out, doubled and put in")
    void mutated(@ForAll("mutants") List<String> lines) {
        for (String line : lines) assertProper(engine.answer(line));
    }

    @Property(tries = 1000)
    @Label("bytes of any kind: as many answers as lines")
    void anyBytes(@ForAll byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        engine.serve(new ByteArrayInputStream(bytes), out);
        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        answers.forEach(EngineFuzzTest::assertProper);
        assertEquals(lines(bytes), answers.size());
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

    @Provide
    Arbitrary<List<String>> mutants() {
        Arbitrary<String> mutant = Combinators.combine(
                        Arbitraries.of(SOUND),
                        Arbitraries.integers().between(0, 400),
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.of(STRANGE))
                .as(EngineFuzzTest::mutate);
        return mutant.list().ofMinSize(1).ofMaxSize(8);
    }

    /** Replaces a piece by something strange; past the end nothing happens, so that some requests stay sound. */
    private static String mutate(String line, int from, int length, String strange) {
        if (from >= line.length()) return line;
        return line.substring(0, from) + strange + line.substring(Math.min(line.length(), from + length));
    }
}
