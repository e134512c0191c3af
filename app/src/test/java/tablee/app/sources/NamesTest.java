package tablee.app.sources;

import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A name means one thing in the whole repository, and sentences are in the English of today. */
class NamesTest {
    /** Each game is a world of its own: a tile, a phase and a step are what its rules say. */
    private static final Pattern OF_A_GAME =
            Pattern.compile("(?:games|examples)/.*|testkit/src/test/java/tablee/torture/.*");

    private static final Pattern OF_THE_HOUSE = Pattern.compile("web/src/main/ts/(?!games/|examples/).*");
    private static final Pattern SHARED_TYPE =
            Pattern.compile("(?m)^export (?:declare |abstract )*(?:interface|type|class) (\\w+)");

    /** Put together from halves, since this file is read too. */
    private static final String GONE =
            "so" + " many|how-man" + "ieth|by" + " and by|oft" + "ener|(?:is|are) let" + " go";

    private static final Pattern OLD_FASHIONED = Pattern.compile("(?i)\\b(?:who(?:so)?" + "ever|" + GONE + ")\\b");

    /** What may say so, each with the reason. */
    private static final Map<String, String> MAY_SAY = Map.of(
            "wire/src/main/java/tablee/wire/engine/matches/MatchImagination.java",
            "an answer of the engine, which keeps its bytes",
            "store/src/main/resources/tablee/store/sqlite/V12__replays.sql",
            "a step that has been applied, which keeps its bytes",
            "store/src/main/resources/tablee/store/postgresql/V12__replays.sql",
            "a step that has been applied, which keeps its bytes");

    @Test
    @DisplayName("A simple name outside the games is the name of one class")
    void oneMeaning() {
        Map<String, List<Path>> places = new TreeMap<>();
        for (Path file : Repository.files(".java")) {
            String name = file.getFileName().toString();
            if (!name.equals("package-info.java"))
                places.computeIfAbsent(name, each -> new ArrayList<>()).add(file);
        }
        places.values()
                .removeIf(files -> files.size() == 1
                        || files.stream()
                                .allMatch(file ->
                                        OF_A_GAME.matcher(file.toString()).matches()));
        assertNone("names with several meanings", places.values());
    }

    @Test
    @DisplayName("A type that files of the client share has a name of its own, outside the games")
    void oneMeaningInTheClient() {
        Map<String, List<Path>> places = new TreeMap<>();
        for (Path file : Repository.files(".ts")) {
            if (!OF_THE_HOUSE.matcher(file.toString()).matches()) continue;
            SHARED_TYPE.matcher(Repository.text(file)).results().forEach(type -> places.computeIfAbsent(
                            type.group(1), each -> new ArrayList<>())
                    .add(file));
        }
        places.values().removeIf(files -> files.size() == 1);
        assertNone("types of the client with several meanings", places.entrySet());
    }

    @Test
    @DisplayName("Comments and pages say it as people do today")
    void todaysEnglish() {
        List<String> found = Stream.of(".java", ".ts", ".md", ".css", ".conf", ".txt", ".properties", ".sql")
                .flatMap(ending -> Repository.files(ending).stream())
                .filter(file -> !MAY_SAY.containsKey(file.toString())
                        && !file.toString().contains("/resources/tablee/wire/"))
                .flatMap(NamesTest::oldFashioned)
                .toList();
        assertNone("old-fashioned words", found);
    }

    private static Stream<String> oldFashioned(Path file) {
        List<String> lines = Repository.lines(file);
        return IntStream.range(0, lines.size())
                .filter(i -> OLD_FASHIONED.matcher(lines.get(i)).find())
                .mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i).strip());
    }
}
