package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tablee.wire.json.Json;

/** A second browser: the firefox that is installed, driven by WebDriver BiDi over its own socket, without a driver beside it. */
final class Firefox implements AutoCloseable {
    private static final String MISSING =
            "This test needs firefox and found none: install it (on Debian: apt-get install firefox-esr), or set"
                    + " FIREFOX to its program.";
    private static final String LISTENS = "WebDriver BiDi listening on ";
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final String context;
    private int asked;

    private Firefox(Process process, String address) {
        this.process = process;
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address + "/session"), new Ear(heard))
                .join();
        ask("session.new", Map.of("capabilities", Map.of()));
        context = ask("browsingContext.getTree", Map.of())
                .at("/contexts/0/context")
                .asText();
    }

    /** Collects what comes in parts. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<JsonNode> heard;
        private final StringBuilder text = new StringBuilder();

        Ear(BlockingQueue<JsonNode> heard) {
            this.heard = heard;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                heard.add(Json.parse(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return null;
        }
    }

    /** Installed where chromium would be: on Debian, as root, what is missing can be had. */
    static Firefox start() {
        Path program = find().or(Firefox::install).orElseThrow(() -> new AssertionError(MISSING));
        try {
            Path profile = Files.createTempDirectory("tablee-firefox");
            Process process = new ProcessBuilder(
                            program.toString(),
                            "--headless",
                            "--no-remote",
                            "--remote-debugging-port=0",
                            "--profile",
                            profile.toString())
                    .redirectErrorStream(true)
                    .start();
            return new Firefox(process, address(process));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> find() {
        Optional<String> own = Optional.ofNullable(System.getenv("FIREFOX"));
        if (own.isPresent()) return own.map(Path::of);
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of(path.split(File.pathSeparator)), Stream.of("/usr/bin", "/snap/bin"))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.of("firefox-esr", "firefox").map(Path.of(folder)::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Optional<Path> install() {
        Debian.install("firefox-esr");
        return find();
    }

    /** Firefox says where it listens; what else it says has to be read on, or it would wait. */
    private static String address(Process process) throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (!line.contains(LISTENS)) continue;
            Thread rest = new Thread(() -> said.lines().forEach(each -> {}));
            rest.setDaemon(true);
            rest.start();
            return line.substring(line.indexOf(LISTENS) + LISTENS.length()).strip();
        }
        throw new AssertionError("firefox did not start");
    }

    /** Opens a page and waits until it is loaded. */
    void go(String address) {
        ask("browsingContext.navigate", Map.of("context", context, "url", address, "wait", "complete"));
    }

    /** What an expression says, as text. */
    String evaluate(String expression) {
        Map<String, Object> asking = Map.of(
                "expression",
                "Promise.resolve(" + expression + ").then(each => String(each))",
                "target",
                Map.of("context", context),
                "awaitPromise",
                true);
        JsonNode said = ask("script.evaluate", asking);
        if (!said.path("type").asText().equals("success")) throw new AssertionError(expression + ": " + said);
        return said.at("/result/value").asText();
    }

    /** Waits until an expression is true. */
    void until(String expression) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!evaluate("Boolean(" + expression + ")").equals("true")) {
            if (System.nanoTime() > end) throw new AssertionError("never: " + expression);
            pause();
        }
    }

    /** Presses the mouse at the middle of what an expression finds. */
    void click(String element) {
        String[] at = evaluate("(() => { const at = (" + element + ").getBoundingClientRect();"
                        + " return Math.round(at.x + at.width / 2) + ' ' + Math.round(at.y + at.height / 2); })()")
                .split(" ");
        List<Map<String, Object>> actions = List.of(
                Map.of("type", "pointerMove", "x", Integer.parseInt(at[0]), "y", Integer.parseInt(at[1])),
                Map.of("type", "pointerDown", "button", 0),
                Map.of("type", "pointerUp", "button", 0));
        Map<String, Object> mouse = Map.of("type", "pointer", "id", "mouse", "actions", actions);
        ask("input.performActions", Map.of("context", context, "actions", List.of(mouse)));
    }

    private JsonNode ask(String method, Map<String, Object> params) {
        int id = ++asked;
        ObjectNode request = JsonNodeFactory.instance.objectNode().put("id", id).put("method", method);
        request.set("params", Json.tree(params));
        socket.sendText(request.toString(), true).join();
        try {
            for (; ; ) {
                JsonNode answer = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (answer == null) throw new AssertionError("no answer to " + method);
                if (answer.path("id").asInt() != id) continue;
                if (answer.has("error")) throw new AssertionError(method + ": " + answer);
                return answer.path("result");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
