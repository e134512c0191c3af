package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.browser.PageHouse;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/** The house in a real browser and on this platform are one and the same: all they show and tell has equal hashes. */
class PageHashTest {
    /** By the first worker as tables do, which fetch what was learned of the game; by the second one without it. */
    private static final String THINK = """
            async ([game, request]) => {
              window.learned ??= new Worker('/house-worker.js', { type: 'module' });
              window.unlearned ??= new Worker('/house-worker.js', { type: 'module' });
              const decide = (house, kind) => new Promise((done) => {
                house.onmessage = ({ data }) => done(data.answer);
                house.postMessage({ kind, id: 1, game, request: JSON.parse(request) });
              });
              const told = { learned: await decide(window.learned, 'think'), unlearned: await decide(window.unlearned, 'ask') };
              return JSON.stringify(told);
            }""";

    private static final int ITERATIONS = 200;
    /** For each number of seats, on the usual terms: what was learned is of those. */
    private static final int DECISIONS = 6;

    private static final long MATCH = 22;
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
                entries += same(visitor, digest(match)).path("entries").intValue();
            }
            assertTrue(entries > 100, "games were replayed");
        }
    }

    @Test
    @DisplayName(
            "Random games of all seats and options, dealt from a seed: what is shown and told, and what chance deals by HMAC and throws with the die, has equal hashes in chromium and here")
    void randomGames() {
        long first = Long.getLong("tablee.seed", 1);
        int games = Integer.getInteger("tablee.games", Scale.FULL ? 10_000 : 40);
        long entries = 0;
        long thrown = 0;
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            List<Game<?>> all = shipped();
            for (long seed = first; seed < first + games; seed++) {
                MatchFile file = DealtMatch.random(all.get((int) (seed % all.size())), seed);
                JsonNode played = same(visitor, digest(file.tree()));
                assertEquals(file.entries().size(), played.path("entries").intValue(), "seed " + seed);
                entries += played.path("entries").intValue();
                thrown += played.path("thrown").intValue();
                if (seed % 1_000 == 0) System.out.println(seed + " of " + games + ", " + thrown + " throws");
            }
        }
        System.out.println(games + " random games, " + entries + " entries and " + thrown
                + " throws, with equal hashes in chromium and here");
        long most = Scale.FULL ? Math.max(10_000, games) : games;
        assertTrue(entries > 20L * games && thrown >= most, entries + " entries, " + thrown + " throws");
    }

    /** For all who can look: each seat, and somebody who only looks on. */
    private static ObjectNode digest(JsonNode match) {
        ObjectNode request = JsonNodeFactory.instance.objectNode().put("do", "digest");
        request.set("file", match);
        ArrayNode viewers = request.putArray("viewers").add("spectator");
        for (int seat = 0; seat < match.at("/header/seats").intValue(); seat++) viewers.add(Integer.toString(seat));
        return request;
    }

    private static JsonNode same(Visitor visitor, ObjectNode request) {
        String text = Json.text(request);
        JsonNode here = Json.parse(new PageHouse().answer(text));
        String game = request.at("/file/header/game").textValue();
        assertEquals(here, PageWorker.ask(visitor.page(), game, text));
        return here;
    }

    @Test
    @DisplayName(
            "The expert with equal iterations and what was learned chooses the same moves in chromium and here, in every game, and others without what was learned")
    void sameChoices() {
        Set<String> learned = new TreeSet<>();
        PageHouse house = new PageHouse();
        try (Visitor visitor = Site.open().visitor().go("/about")) {
            for (Game<?> game : shipped()) {
                for (int seats : game.card().seatCounts()) {
                    for (ObjectNode think : decisions(DealtMatch.usual(game, seats, MATCH), seats, ITERATIONS)) {
                        String id = game.card().id();
                        String text = Json.text(think);
                        JsonNode here = Json.parse(house.answer(text));
                        JsonNode there = Json.parse((String) visitor.page().evaluate(THINK, List.of(id, text)));
                        assertTrue(here.has("move"), here.toString());
                        assertEquals(here, there.path("learned"), id);
                        if (!here.equals(there.path("unlearned"))) learned.add(id);
                    }
                }
            }
        }
        assertEquals(Set.of("circus", "rando"), learned, "those of which something was learned");
    }

    /** The page has the games that ship; here is one more, for screens without a board. */
    private static List<Game<?>> shipped() {
        return Games.all().stream()
                .filter(game -> BoardGames.hasBoard(game.card().id()))
                .toList();
    }

    /** Some decisions of seats in the middle of a match, each asked of the expert. */
    static List<ObjectNode> decisions(MatchFile file, int seats, int iterations) {
        List<ObjectNode> all = new ArrayList<>();
        ObjectNode match = file.tree();
        JsonNode entries = match.path("entries");
        for (int end = entries.size() / 3; end < entries.size() && all.size() < DECISIONS; end++) {
            if (!entries.get(end).get(0).isInt()) continue;
            ObjectNode sofar = match.deepCopy();
            sofar.remove(List.of("seed", "commitment"));
            ArrayNode cut = sofar.putArray("entries");
            for (int i = 0; i < end; i++) cut.add(entries.get(i));
            ObjectNode think = JsonNodeFactory.instance
                    .objectNode()
                    .put("do", "think")
                    .put("match", "of " + seats)
                    .put("seat", entries.get(end).get(0).intValue())
                    .put("level", "expert")
                    .put("dice", MATCH + end)
                    .put("iterations", iterations);
            think.set("file", sofar);
            all.add(think);
        }
        assertEquals(DECISIONS, all.size());
        return all;
    }
}
