package tablee.app;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.Repository.assertNone;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page that follows one move through the program. */
class AMoveTest {
    private static final Path PAGE = Path.of("docs/a-move.md");
    private static final int FEWEST_STEPS = 20;

    /** A row of its tables: number, file, function. */
    private static final Pattern STEP = Pattern.compile("^\\| \\d+ \\| `([^`]+)` \\| `(\\w+)` \\|", Pattern.MULTILINE);

    @Test
    @DisplayName("Every step of docs/a-move.md is a function that is there")
    void stepsExist() {
        List<MatchResult> steps = STEP.matcher(Repository.text(PAGE)).results().toList();
        assertTrue(steps.size() >= FEWEST_STEPS, steps.size() + " steps");
        List<String> missing = steps.stream()
                .filter(step -> !isThere(Path.of(step.group(1)), step.group(2)))
                .map(step -> step.group(1) + " has no function " + step.group(2))
                .toList();
        assertNone("steps of docs/a-move.md that lead nowhere", missing);
    }

    private static boolean isThere(Path file, String function) {
        if (!Files.isRegularFile(Repository.root().resolve(file))) return false;
        return Pattern.compile("^ +(?:[\\w<>\\[\\]?., ]+ )?" + function + "\\((?:.*[{,(])?$", Pattern.MULTILINE)
                .matcher(Repository.text(file))
                .find();
    }
}
