package tablee.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.regex.Pattern;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Lines to the engine: each gets one answer, which never says that the program is to blame. */
public final class EngineLines {
    private static final Seed SEED = Seed.read("7".repeat(64));
    private static final int MOST_LINES = 8;

    /** What is allowed to take its time. */
    private static final Pattern SLOW = Pattern.compile("perft|playouts|bot|hint|\\\\u");

    private EngineLines() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Engine engine = new Engine(() -> SEED);
        int lines = 0;
        for (String line : Input.of(bytes).text().split("\n")) {
            if (lines++ < MOST_LINES && !SLOW.matcher(line).find()) check(line, engine.answer(line));
        }
    }

    private static void check(String line, String answer) {
        JsonNode said = Json.parse(answer);
        if (said.path("error").asText().equals("internal")) throw new AssertionError(answer + " to " + line);
    }
}
