package tablee.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Ratings are worked out again to the last bit on every machine. */
class StrictMathTest {
    /** What has one exact answer: all others may differ by machine, unless they are those of StrictMath. */
    private static final Set<String> EXACT =
            Set.of("abs", "ceil", "floor", "floorDiv", "floorMod", "max", "min", "round", "sqrt", "toIntExact");

    private static final Pattern CALL = Pattern.compile("(?<!\\w)Math\\.(\\w+)");

    private static List<String> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(StrictMathTest::read)
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Test
    @DisplayName("What is not exact is computed by StrictMath alone")
    void strict() throws IOException {
        List<String> sources = sources();
        assertFalse(sources.isEmpty());
        List<String> others = sources.stream()
                .flatMap(source -> CALL.matcher(source).results())
                .map(call -> call.group(1))
                .filter(name -> !EXACT.contains(name))
                .toList();
        assertEquals(List.of(), others);
        assertTrue(sources.stream().anyMatch(source -> source.contains("StrictMath.exp(")));
        assertFalse(sources.stream().anyMatch(source -> source.contains("import static java.lang.Math")));
    }
}
