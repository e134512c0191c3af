package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** How large the sources are, and whether they repeat themselves; {@code -Dtablee.sizes=true} prints the rows of docs/quality.md. */
class SizesTest {
    /** This number of lines of code one after the other are a piece that one place should have. */
    private static final int PIECE = 12;

    /** What is alike everywhere and says nothing: imports, comments, annotations and what closes a block. */
    private static final Pattern NOTHING = Pattern.compile("|(?:import|package) .*|[*/@].*|[{}]|}\\);");

    @Test
    @DisplayName("No twelve lines of code stand in two files")
    void nothingTwice() {
        Map<String, Set<Path>> places = new TreeMap<>();
        Stream.of(".java", ".ts").flatMap(SizesTest::files).forEach(file -> {
            List<String> code = Repository.lines(file).stream()
                    .map(String::strip)
                    .filter(line -> !NOTHING.matcher(line).matches())
                    .toList();
            for (int from = 0; from + PIECE <= code.size(); from++)
                places.computeIfAbsent(String.join("\n", code.subList(from, from + PIECE)), piece -> new TreeSet<>())
                        .add(file);
        });
        assertFalse(places.isEmpty());
        places.values().removeIf(files -> files.size() == 1);
        assertNone(
                "files that share twelve lines of code",
                new TreeSet<>(places.values().stream().map(Set::toString).toList()));
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.sizes", matches = "true")
    @DisplayName("The rows of sizes")
    void rows() {
        List<Path> java = files(".java").toList();
        List<Path> scripts = files(".ts").toList();
        print("Java", java, Methods.inJava(java));
        print(
                "TypeScript",
                scripts,
                scripts.stream()
                        .flatMap(file -> Methods.inTypeScript(file).stream())
                        .toList());
        Map<Path, Integer> folders = new TreeMap<>();
        java.forEach(file -> folders.merge(file.getParent(), 1, Integer::sum));
        System.out.println("folders of Java with more than twenty files: "
                + folders.values().stream().filter(count -> count > 20).count());
    }

    /** Without the skeleton: a new game is a copy of it, until it has become another one. */
    private static Stream<Path> files(String ending) {
        return Repository.files(ending).stream()
                .filter(file ->
                        !file.endsWith("package-info.java") && !file.toString().contains("examples/skeleton/"));
    }

    private static void print(String language, List<Path> files, List<Methods.Method> methods) {
        System.out.println("| " + language + " | today | "
                + row(files.stream().map(file -> (long) Repository.lines(file).size())) + " | "
                + row(methods.stream().map(Methods.Method::lines)) + " |");
    }

    /** How many there are, the median, what nine of ten are within, and the longest. */
    private static String row(Stream<Long> lengths) {
        List<Long> sorted = lengths.sorted().toList();
        int count = sorted.size();
        return count + " | " + sorted.get(count / 2) + " | " + sorted.get(count * 9 / 10) + " | "
                + sorted.get(count - 1);
    }
}
