package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a host reads before the new release is started. */
class ChangelogTest {
    private static final Path GOLDEN = Path.of("server/src/test/resources/golden");

    private static int last(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .max()
                .orElse(0);
    }

    private static int newest(String folder) {
        List<Path> files = Repository.files(".sql").stream()
                .filter(file -> file.startsWith(Path.of("store/src/main/resources/tablee/store", folder)))
                .toList();
        return last("/V(\\d+)__", files.toString());
    }

    @Test
    @DisplayName("The newest chapter says from which schema to which the data goes: from the last release's to the last"
            + " migration")
    void schema() {
        String newest = Repository.text(Path.of("CHANGELOG.md")).split("\n## ")[1];
        Path before = Repository.files(".sql").stream()
                .filter(file -> file.startsWith(GOLDEN) && !newest.startsWith(release(file)))
                .reduce((one, later) -> later)
                .orElseThrow();
        int from = last("\"flyway_schema_history\" values \\(\\d+, '(\\d+)'", Repository.text(before));
        assertEquals(newest("sqlite"), newest("postgresql"), "both kinds of databases go the same way");
        assertTrue(last("The schema goes from (\\d+) to", newest) >= from, "what " + release(before) + " stored");
        assertEquals(newest("sqlite"), last("The schema goes from \\d+ to (\\d+)\\.", newest), "the last migration");
    }

    private static String release(Path golden) {
        return golden.getFileName().toString().replace(".sql", "");
    }
}
