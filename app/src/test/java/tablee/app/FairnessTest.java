package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.app.sources.Repository;
import tablee.wire.match.SeedOrigin;

/** The page that lists who could cheat with chance claims nothing that no test tries. */
class FairnessTest {
    private static final Path PAGE = Path.of("docs", "fairness.md");
    private static final List<String> WHO = List.of(
            "server", "host", "one seat", "two seats together", "server and a seat", "server and all other seats");

    /** Cells: id, who, tries, what stops or shows it, test. */
    private static List<List<String>> rows() {
        return Repository.lines(PAGE).stream()
                .filter(line -> line.startsWith("| CHEAT-"))
                .map(line -> Arrays.stream(line.split("\\|"))
                        .map(String::strip)
                        .filter(cell -> !cell.isEmpty())
                        .toList())
                .toList();
    }

    @Test
    @DisplayName("Each line names a test, and that test names the line; nobody is left out")
    void tried() {
        Map<String, String> tests = Repository.tests();
        List<String> untried = new ArrayList<>();
        for (List<String> row : rows()) {
            assertEquals(5, row.size(), row.toString());
            String test = tests.getOrDefault(row.get(4).replace("`", ""), "");
            if (!test.matches("(?s).*" + row.get(0) + "\\b.*")) untried.add(row.toString());
        }
        assertNone("lines whose test does not name them", untried);
        assertTrue(rows().stream().map(row -> row.get(1)).toList().containsAll(WHO), "somebody could cheat unseen");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "pl"})
    @DisplayName("A page explains shares in three sentences, and names every kind of seed")
    void words(String language) throws IOException {
        Properties words = new Properties();
        words.load(
                new StringReader(Repository.text(Path.of("web/src/main/words/table-ui." + language + ".properties"))));
        String help = words.getProperty("table.shares-help", "");
        assertEquals(3, help.split("[.!?]( |$)").length, help);
        for (SeedOrigin.Kind kind : SeedOrigin.Kind.values()) {
            String key = "table.seed." + kind.name().toLowerCase(Locale.ROOT);
            assertTrue(!words.getProperty(key, "").isEmpty(), key);
        }
    }
}
