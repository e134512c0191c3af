package tablee.app.sources;

import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Short files, short methods, nothing left open. */
class TidyTest {
    private static final int FILE_LINES = 300;
    private static final int METHOD_LINES = 60;

    /** Files that may be longer, each with the reason. */
    private static final Map<String, String> MAY_BE_LONG =
            Map.of("build/Launcher.java", "Java 17 starts one source file, and not several");

    /** Put together from halves, since this file is read too. */
    private static final Pattern LEFT_OPEN =
            Pattern.compile("\\b(?:TO" + "DO|FIX" + "ME|XX" + "X)\\b|@Dis" + "abled\\b|^(?:<{7}|>{7}) ");

    /** A folder of somebody's machine. */
    private static final Pattern PRIVATE_PATH = Pattern.compile("(?<![\\w.~-])/(?:wo" + "rk|ro" + "ot)/");

    @Test
    @DisplayName("A file has at most 300 lines, or a reason")
    void filesAreShort() {
        List<String> tooLong = sources()
                .filter(file -> !MAY_BE_LONG.containsKey(file.toString()))
                .filter(file -> Repository.lines(file).size() > FILE_LINES)
                .map(file -> file + ": " + Repository.lines(file).size() + " lines")
                .toList();
        assertNone("files over " + FILE_LINES + " lines", tooLong);
    }

    @Test
    @DisplayName("A package says what it holds, in the words that its classes use")
    void packagesExplainThemselves() {
        List<String> silent = Repository.files(".java").stream()
                .filter(file -> file.toString().matches("(?:\\w+/){1,2}src/main/java/.*"))
                .map(Path::getParent)
                .distinct()
                .filter(folder -> !Repository.files().contains(folder.resolve("package-info.java")))
                .map(Path::toString)
                .toList();
        assertNone("packages without package-info.java", silent);
        assertNone(
                "packages that name none of their classes",
                Repository.files(".java").stream()
                        .filter(file -> file.endsWith("package-info.java"))
                        .filter(file -> !Repository.text(file).contains("{@link "))
                        .toList());
    }

    @Test
    @DisplayName("An exception that is not needed any more is taken back")
    void exceptionsAreNeeded() {
        List<String> idle = new ArrayList<>(MAY_BE_LONG.keySet());
        idle.removeIf(name -> Repository.files().contains(Path.of(name))
                && Repository.lines(Path.of(name)).size() > FILE_LINES);
        assertNone("files that are long no more, or gone", idle);
    }

    @Test
    @DisplayName("A method has at most 60 lines")
    void methodsAreShort() {
        List<String> tooLong = Stream.concat(
                        Methods.inJava(Repository.files(".java")).stream(),
                        Repository.files(".ts").stream().flatMap(file -> Methods.inTypeScript(file).stream()))
                .filter(method -> method.lines() > METHOD_LINES)
                .map(Methods.Method::toString)
                .toList();
        assertNone("methods over " + METHOD_LINES + " lines", tooLong);
    }

    @Test
    @DisplayName(
            "What Java runs as a source file says nothing beyond ASCII: JDK 17 reads it in the machine's own encoding")
    void sourceFilesThatRun() {
        List<String> odd = Repository.files(".java").stream()
                .filter(file -> !file.endsWith("package-info.java")
                        && !Repository.text(file).contains("\npackage "))
                .filter(file -> !Repository.text(file).startsWith("package "))
                .flatMap(file -> Repository.lines(file).stream()
                        .filter(line -> !line.strip().matches("(?:/\\*|\\*|//).*") && !line.matches("\\p{ASCII}*"))
                        .map(line -> file + ": " + line))
                .toList();
        assertNone("letters that a machine may read as others", odd);
    }

    @Test
    @DisplayName("Nothing is left open, and no path of one machine is written down")
    void nothingLeftOpen() {
        List<String> found = Stream.of(
                        "java", ".ts", "md", "xml", "txt", "properties", "css", "html", "sql", "py", "tablee", "run")
                .flatMap(ending -> Repository.files(ending).stream())
                .distinct()
                .flatMap(TidyTest::leftOpen)
                .toList();
        assertNone("left open, or of one machine", found);
    }

    private static Stream<String> leftOpen(Path file) {
        List<String> lines = Repository.lines(file);
        return IntStream.range(0, lines.size())
                .filter(i -> LEFT_OPEN.matcher(lines.get(i)).find()
                        || PRIVATE_PATH.matcher(lines.get(i)).find())
                .mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i).strip());
    }

    private static Stream<Path> sources() {
        return Repository.files(".java", ".ts").stream();
    }
}
