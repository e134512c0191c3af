package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.browser.PageHouse;
import tablee.wire.json.Json;

/** The house in a real browser and on this platform are one and the same: all they show and tell has equal hashes. */
class PageHashTest {
    private static final String ASK = """
            (request) => new Promise((done) => {
              window.house ??= new Worker('/house-worker.js', { type: 'module' });
              window.house.onmessage = ({ data }) => done(JSON.stringify(data.answer));
              window.house.postMessage({ kind: 'ask', id: 1, request: JSON.parse(request) });
            })""";
    private static final int OF_EACH_GAME = Scale.FULL ? Integer.MAX_VALUE : 1;

    private static List<Path> recorded() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        try (Stream<Path> games = Files.list(root.resolve("games"))) {
            List<Path> folders = games.map(each -> each.resolve("src/test/resources/recorded"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
            return folders.stream().flatMap(PageHashTest::some).toList();
        }
    }

    private static Stream<Path> some(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(each -> each.toString().endsWith(".json"))
                    .sorted()
                    .limit(OF_EACH_GAME)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName(
            "Recorded games of every kind, replayed in chromium and here: views, events, moves, positions and counts are equal byte for byte")
    void recordedGames() throws IOException {
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            int entries = 0;
            for (Path file : recorded()) {
                JsonNode match = Json.parse(Files.readString(file)).path("match");
                entries += same(visitor, digest(match));
            }
            assertTrue(entries > 100, "games were replayed");
        }
    }

    private static ObjectNode digest(JsonNode match) {
        ObjectNode request = JsonNodeFactory.instance.objectNode().put("do", "digest");
        request.set("file", match);
        request.putArray("viewers").add("0").add("1").add("spectator");
        return request;
    }

    private static int same(Visitor visitor, ObjectNode request) {
        String text = Json.text(request);
        JsonNode here = Json.parse(new PageHouse().answer(text));
        assertEquals(here, Json.parse((String) visitor.page().evaluate(ASK, text)));
        return here.path("entries").intValue();
    }

    @Test
    @DisplayName("The expert with equal iterations chooses the same move in chromium and here")
    void sameChoices() throws IOException {
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            for (Path file : recorded()) {
                ObjectNode match =
                        (ObjectNode) Json.parse(Files.readString(file)).path("match");
                JsonNode entries = match.path("entries");
                for (int end = entries.size() / 2; end < entries.size(); end++) {
                    if (!entries.get(end).get(0).isInt()) continue;
                    ObjectNode sofar = match.deepCopy();
                    sofar.remove(List.of("seed", "commitment"));
                    var cut = sofar.putArray("entries");
                    for (int i = 0; i < end; i++) cut.add(entries.get(i));
                    ObjectNode think = JsonNodeFactory.instance
                            .objectNode()
                            .put("do", "think")
                            .put("match", file.toString());
                    think.put("seat", entries.get(end).get(0).intValue())
                            .put("level", "strong")
                            .put("dice", 22)
                            .put("iterations", 60);
                    think.set("file", sofar);
                    String text = Json.text(think);
                    assertEquals(Json.parse(new PageHouse().answer(text)), Json.parse((String)
                            visitor.page().evaluate(ASK, text)));
                    break;
                }
            }
        }
    }
}
