package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page that says for how long what is kept of people: each line has its test. */
class RetentionTableTest {
    @Test
    @DisplayName("Each line names a test, or one for each end that there is, and these name the line")
    void proved() {
        Map<String, String> tests = Repository.tests();
        List<String> unproved = new ArrayList<>();
        int lines = 0;
        for (String line : Repository.lines(Path.of("docs", "hosting.md"))) {
            if (!line.startsWith("| KEPT-")) continue;
            List<String> cells = Arrays.stream(line.split("\\|"))
                    .map(String::strip)
                    .filter(cell -> !cell.isEmpty())
                    .toList();
            assertEquals(4, cells.size(), line);
            assertEquals("KEPT-" + ++lines, cells.get(0), "in order");
            for (String test : cells.get(3).split(", ")) {
                String source = tests.getOrDefault(test.replace("`", ""), "");
                if (!source.matches("(?s).*" + cells.get(0) + "\\b.*")) unproved.add(test + " " + line);
            }
        }
        assertTrue(lines >= 20, lines + " lines");
        assertNone("lines whose test does not name them", unproved);
    }
}
