package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.core.BadInput;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.words.Words;

/**
 * The rules as a program to talk to: one JSON object a line in, one a line out. The protocol is described in {@code
 * docs/engine/README.md}. No line ends it, whatever it holds; the end of input does.
 */
public final class Engine {
    private final EngineContext desk;

    /** An engine that takes its seeds from here when a request brings none. */
    public Engine(Supplier<Seed> seeds) {
        this(seeds, Rulesets.BUILT_IN);
    }

    /** The same, with ruleset files that a request may name. */
    public Engine(Supplier<Seed> seeds, Rulesets rulesets) {
        desk = new EngineContext(seeds, rulesets);
    }

    /** Answers line by line until the input ends. */
    public void serve(InputStream in, OutputStream out) throws IOException {
        serve(new LineReader(in, Json.MOST_CHARS), out, false);
    }

    /** The same, and between the lines there may be frames of bytes. */
    public void serveFrames(InputStream in, OutputStream out) throws IOException {
        serve(new LineReader(in, Json.MOST_CHARS), out, true);
    }

    private void serve(LineReader lines, OutputStream out, boolean framed) throws IOException {
        EngineFrames frames = new EngineFrames(desk);
        while (true) {
            if (framed && lines.isNext(EngineFrames.MARK)) {
                frames.answer(lines, out);
                continue;
            }
            Optional<String> answer = next(lines);
            if (answer.isEmpty()) return;
            out.write((answer.get() + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    private Optional<String> next(LineReader lines) throws IOException {
        try {
            return lines.next().map(this::answer);
        } catch (EngineFault fault) {
            return Optional.of(refuse(fault));
        }
    }

    /** The answer to one line. A request that fails leaves the match as it was. */
    public String answer(String line) {
        try {
            return accept(request(line));
        } catch (EngineFault fault) {
            return refuse(fault);
        } catch (BadInput input) {
            return refuse(new EngineFault(EngineFault.Code.BAD_REQUEST, input));
        } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError bug) {
            return refuse(EngineFault.of(bug));
        }
    }

    private String accept(ObjectNode request) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("ok", true);
        desk.speak(language(request));
        desk.select(match(request));
        answer.setAll(EngineRequests.read(request).answer(desk));
        return answer.toString();
    }

    private static ObjectNode request(String line) {
        JsonNode request = Json.parse(line);
        if (request instanceof ObjectNode object) return object;
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "A request is a JSON object.");
    }

    private static String language(ObjectNode request) {
        if (!request.has("language")) return "en";
        String language = request.path("language").asText();
        Words.shared(language);
        return language;
    }

    private static int match(ObjectNode request) {
        JsonNode match = request.path("match");
        if (match.isMissingNode()) return 0;
        if (match.isInt()) return match.intValue();
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"match\" is the number of a match.");
    }

    static String refuse(EngineFault fault) {
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("ok", false)
                .put("error", fault.code().word());
        fault.rule().ifPresent(rule -> answer.put("rule", rule));
        return answer.put("message", fault.sentence()).toString();
    }
}
