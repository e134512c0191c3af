package tablee.app.sources;

import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The four games, the example and the skeleton of a new game are made of the same parts (ARCHITECTURE.md, "The cast of a game"). */
class GameCastTest {
    private static final Set<String> PACKAGES = Set.of("", "rules", "positions", "words", "bots");

    /** What every game has, by package; {@code X} stands for the name of the game. */
    private static final Map<String, List<String>> ROLES = Map.of(
            "", List.of("X", "XNotation"),
            "rules", List.of("XState", "XRules", "XMove", "XEvent", "Phase", "Step"),
            "positions", List.of("XPosition", "XView", "XPlacement"),
            "words", List.of("XWords", "XDrawing"));

    /** Where a class belongs whose name ends so; alone, without a name before it, it says too little. */
    private static final Map<String, String> ENDINGS = Map.ofEntries(
            Map.entry("Notation", ""),
            Map.entry("Survey", ""),
            Map.entry("State", "rules"),
            Map.entry("Rules", "rules"),
            Map.entry("Numbers", "rules"),
            Map.entry("Options", "rules"),
            Map.entry("Move", "rules"),
            Map.entry("Event", "rules"),
            Map.entry("Secrets", "rules"),
            Map.entry("Streams", "rules"),
            Map.entry("Position", "positions"),
            Map.entry("View", "positions"),
            Map.entry("Figures", "positions"),
            Map.entry("Placement", "positions"),
            Map.entry("Invariants", "positions"),
            Map.entry("Words", "words"),
            Map.entry("Drawing", "words"),
            Map.entry("Knowledge", "bots"),
            Map.entry("Encoder", "bots"),
            Map.entry("Reasons", "bots"));

    private static final Map<String, List<String>> TESTS = Map.of(
            "", List.of("XConformanceTest", "XGamesTest", "XPerftTest", "XEnginePageTest"),
            "positions", List.of("XPositionTest"));

    /** Beside these, in each game that ships, and in the skeleton that such a game is made of. */
    private static final Map<String, List<String>> TESTS_OF_GAMES = Map.of(
            "rules", List.of("XComponentsTest", "XSetUpTest", "XEndTest", "XSecretsTest"),
            "positions", List.of("XPositionFuzzTest"),
            "words", List.of("XWordsTest"));

    /** Bots may do without knowledge; where there is some, it is tested. */
    private static final Map<String, List<String>> TESTS_OF_KNOWLEDGE = Map.of("bots", List.of("XKnowledgeTest"));

    /** A game, its folder, and its sources as package and name. */
    private record Cast(String game, List<Source> sources, List<Source> tests) {
        String name() {
            return game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
        }

        boolean hasKnowledge() {
            return sources.contains(new Source("bots", name() + "Knowledge"));
        }

        List<String> missing(List<Source> among, Map<String, List<String>> wanted) {
            List<String> missing = new ArrayList<>();
            wanted.forEach((folder, roles) -> roles.stream()
                    .map(role -> new Source(folder, role.replaceFirst("^X", name())))
                    .filter(source -> !among.contains(source))
                    .forEach(source -> missing.add(game + " has no " + source)));
            return missing;
        }
    }

    private record Source(String folder, String name) {
        @Override
        public String toString() {
            return folder.isEmpty() ? name : folder + "." + name;
        }
    }

    private static List<Cast> casts() {
        Stream<Path> games = Repository.games().stream().map(game -> Path.of("games", game));
        Stream<Path> examples = Stream.of("liar", "skeleton").map(game -> Path.of("examples", game));
        return Stream.concat(games, examples)
                .map(folder -> new Cast(folder.getName(1).toString(), sources(folder, "main"), sources(folder, "test")))
                .toList();
    }

    private static List<Source> sources(Path module, String kind) {
        Path root = module.resolve(
                Path.of("src", kind, "java", "tablee", module.getName(1).toString()));
        return Repository.files(".java").stream()
                .filter(file -> file.startsWith(root))
                .map(root::relativize)
                .map(file -> new Source(
                        file.getNameCount() == 1 ? "" : file.getParent().toString(),
                        file.getFileName().toString().replaceFirst("\\.java$", "")))
                .toList();
    }

    @Test
    @DisplayName("Every game has the same parts, under the same names, in the same packages")
    void sameParts() {
        List<String> missing = new ArrayList<>();
        for (Cast cast : casts()) missing.addAll(cast.missing(cast.sources, ROLES));
        assertNone("parts that a game lacks (ARCHITECTURE.md, the cast of a game)", missing);
    }

    @Test
    @DisplayName("A part is where its name says, and a name says whose part it is")
    void namesKeepTheirPlaces() {
        Set<String> wrong = new TreeSet<>();
        for (Cast cast : casts()) {
            for (Source source : cast.sources) {
                if (!PACKAGES.contains(source.folder)) wrong.add(cast.game + ": there is no package " + source.folder);
                ENDINGS.forEach((ending, folder) -> {
                    if (source.name.equals(ending) || source.name.equals(ending + "s"))
                        wrong.add(cast.game + ": " + source + " needs a name before it");
                    else if (source.name.endsWith(ending) && !source.folder.equals(folder))
                        wrong.add(cast.game + ": " + source + " belongs to " + folder);
                });
            }
        }
        assertNone("names that depart from the cast of a game (ARCHITECTURE.md)", wrong);
    }

    @Test
    @DisplayName("Every game has the same tests, and a test begins with the name of its game")
    void sameTests() {
        List<String> wrong = new ArrayList<>();
        for (Cast cast : casts()) {
            wrong.addAll(cast.missing(cast.tests, TESTS));
            if (!cast.game.equals("liar")) wrong.addAll(cast.missing(cast.tests, TESTS_OF_GAMES));
            if (cast.hasKnowledge()) wrong.addAll(cast.missing(cast.tests, TESTS_OF_KNOWLEDGE));
            cast.tests.stream()
                    .filter(test -> test.name.endsWith("Test") && !test.name.startsWith(cast.name()))
                    .forEach(test -> wrong.add(cast.game + ": " + test));
        }
        assertNone("tests that depart from the cast of a game (ARCHITECTURE.md)", wrong);
    }
}
