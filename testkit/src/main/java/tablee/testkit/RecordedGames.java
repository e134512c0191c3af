package tablee.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.WrittenHeader;

/**
 * Finished games in {@code src/test/resources/recorded/<ending>-<anything>.json}, at least one for every way a game can end and
 * every ruleset version that is carried, replayed to their exact result: ranks, count and last position.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicNode> recorded() {
 *     return RecordedGames.in(new Circus(), Map.of(
 *             "third-poster", match -> …,
 *             "draw", match -> …));
 * }
 * }</pre>
 *
 * <p>A file is never written over: it shows that the rules still mean what they meant. With {@code -Dtablee.record=true} an
 * ending that has no file of some ruleset version gets one, found by a {@link Recorder}: {@code <ending>-<version>.json}.
 */
public final class RecordedGames {
    private static final Path FOLDER = Path.of("src/test/resources/recorded");

    private RecordedGames() {}

    /** The endings by name only; their files come from elsewhere. */
    public static <S extends State<S>> Stream<DynamicNode> in(Game<S> game, Set<String> endings) {
        Map<String, Predicate<Match<S>>> any = new TreeMap<>();
        endings.forEach(ending -> any.put(ending, Match::over));
        return in(game, any, Recorder.of(game).tries(0));
    }

    /** The endings, and how to tell them. */
    public static <S extends State<S>> Stream<DynamicNode> in(Game<S> game, Map<String, Predicate<Match<S>>> endings) {
        return in(game, endings, Recorder.of(game));
    }

    public static <S extends State<S>> Stream<DynamicNode> in(
            Game<S> game, Map<String, Predicate<Match<S>>> endings, Recorder<S> recorder) {
        return in(game, endings, recorder, FOLDER, TrialSettings.fromSystem().record());
    }

    static <S extends State<S>> Stream<DynamicNode> in(
            Game<S> game, Map<String, Predicate<Match<S>>> endings, Recorder<S> recorder, Path folder, boolean record) {
        List<Integer> rulesets = game.card().rulesets();
        if (record) {
            for (int version : rulesets) endings.forEach((name, end) -> record(folder, name, version, recorder, end));
        }
        List<DynamicNode> nodes = new ArrayList<>();
        Set<Path> files = new TreeSet<>(TestFiles.in(folder, ".json"));
        new TreeMap<>(endings).forEach((name, ending) -> {
            List<Path> mine = files.stream().filter(file -> isOf(file, name)).toList();
            for (int version : rulesets) nodes.add(recordedBy(version, name, mine));
            mine.forEach(file -> nodes.add(DynamicTest.dynamicTest(
                    file.getFileName().toString(), file.toUri(), () -> replay(game, file, ending))));
            files.removeAll(Set.copyOf(mine));
        });
        nodes.add(DynamicTest.dynamicTest(
                "every file is of a known ending", () -> Expect.that(files.isEmpty(), "no such ending: " + files)));
        return nodes.stream();
    }

    private static DynamicNode recordedBy(int version, String ending, List<Path> files) {
        String sentence = "there is a recorded game of ruleset " + version + " that ends by " + ending;
        return DynamicTest.dynamicTest(
                sentence,
                () -> Expect.that(
                        files.stream().anyMatch(file -> isBy(version, file)),
                        "no such file among " + files + ": -Dtablee.record=true writes " + ending + "-1.json"));
    }

    private static boolean isOf(Path file, String ending) {
        return file.getFileName().toString().matches(ending + "-\\w+\\.json");
    }

    private static boolean isBy(int ruleset, Path file) {
        try {
            JsonNode tree = Json.parse(Files.readString(file));
            return tree.at("/match/header/ruleset").asInt() == ruleset;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <S extends State<S>> void replay(Game<S> game, Path file, Predicate<Match<S>> ending)
            throws IOException {
        JsonNode tree = Json.parse(Files.readString(file));
        MatchFile match = MatchFile.read(tree.path("match"));
        Match<S> replayed = Match.replay(game, match.head().header(), match.entries());
        Expect.that(replayed.over(), "the game is not over");
        Expect.same(tree.path("result").toString(), result(replayed).toString(), "the result");
        Expect.that(ending.test(replayed), "the game does not end as its name says");
    }

    private static <S extends State<S>> void record(
            Path folder, String name, int version, Recorder<S> recorder, Predicate<Match<S>> ending) {
        if (TestFiles.in(folder, ".json").stream().anyMatch(each -> isOf(each, name) && isBy(version, each))) return;
        Path file = folder.resolve(name + "-" + version + ".json");
        if (Files.exists(file)) return;
        Predicate<Match<S>> byVersion = match -> match.header().setup().ruleset() == version && ending.test(match);
        recorder.find(byVersion).ifPresent(match -> write(file, match));
    }

    /** Writes a finished game down, with its result. */
    public static void write(Path file, Match<?> match) {
        ObjectNode tree = JsonNodeFactory.instance.objectNode();
        tree.set(
                "match",
                new MatchFile(WrittenHeader.of(match.header()), Optional.empty(), match.log(), Optional.empty())
                        .tree());
        tree.set("result", result(match));
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, tree.toString().replace("],[", "],\n[") + "\n");
        } catch (IOException e) {
            throw new AssertionError("cannot write " + file, e);
        }
    }

    private static ObjectNode result(Match<?> match) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        result.set(
                "ranks",
                Json.tree(match.ranks()
                        .map(ranks -> Arrays.stream(ranks).boxed().toList())
                        .orElse(List.of())));
        result.set("count", Json.tree(match.state().count()));
        result.set("position", Json.tree(match.state().position()));
        return result;
    }
}
