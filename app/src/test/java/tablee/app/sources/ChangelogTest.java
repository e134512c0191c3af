package tablee.app.sources;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a host reads before the new release is started. */
class ChangelogTest {
    private static final Path CHANGELOG = Path.of("CHANGELOG.md");
    private static final Path GOLDEN = Path.of("server/src/test/resources/golden/0.1.0.sql");

    /** The commit of 0.1.0. */
    private static final String RELEASED = "1cac9ca3d066125eed2784f5fdfea268a37f3835";

    private static final Path MIGRATIONS = Path.of("store/src/main/resources/tablee/store");

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
                .filter(file -> file.startsWith(MIGRATIONS.resolve(folder)))
                .toList();
        return last("/V(\\d+)__", files.toString());
    }

    @Test
    @DisplayName("The newest chapter says from which schema to which the data goes: from the last release's to the last"
            + " migration")
    void schema() {
        String[] chapters = Repository.text(CHANGELOG).split("\n## ");
        int from = last("Its schema is (\\d+)\\.", chapters[2]);
        assertEquals(newest("sqlite"), newest("postgresql"), "both kinds of databases go the same way");
        assertEquals(from, last("The schema goes from (\\d+) to", chapters[1]), "what the last release stored");
        assertEquals(
                newest("sqlite"), last("The schema goes from \\d+ to (\\d+)\\.", chapters[1]), "the last migration");
    }

    @Test
    @DisplayName(
            "The schema that a release is said to have is the last of its commit, and its golden journal has no later one")
    void released() throws IOException {
        String chapter = Repository.text(CHANGELOG).split("\n## 0.1.0\n")[1];
        int said = last("Its schema is (\\d+)\\.", chapter);
        assertTrue(last("\"flyway_schema_history\" values \\(\\d+, '(\\d+)'", Repository.text(GOLDEN)) <= said);
        assumeTrue(Files.exists(Repository.root().resolve(".git")), "the history is where the repository was cloned");
        Process git = new ProcessBuilder("git", "ls-tree", "-r", "--name-only", RELEASED, MIGRATIONS.toString())
                .directory(Repository.root().toFile())
                .start();
        assertEquals(last("/V(\\d+)__", new String(git.getInputStream().readAllBytes(), UTF_8)), said);
    }

    @Test
    @DisplayName(
            "POM, changelog, description of the API and package for Python are of one release; as long as it is not out,"
                    + " each says so in its own words")
    void oneRelease() {
        String pom = found("(?m)^  <version>(.*)</version>", "pom.xml");
        String number = pom.replace("-SNAPSHOT", "");
        boolean out = number.equals(pom);
        assertEquals(number + (out ? "" : ", not released yet"), found("(?m)^## (.*)$", CHANGELOG.toString()));
        assertEquals(
                number, found("\"version\": \"(.*)\"", "server/src/main/resources/tablee/server/pages/openapi.json"));
        String python = number + (out ? "" : ".dev0");
        assertEquals(python, found("(?m)^version = \"(.*)\"", "python/pyproject.toml"));
        assertEquals(python, found("(?m)^__version__ = \"(.*)\"", "python/tablee/__init__.py"));
    }

    private static String found(String pattern, String file) {
        Matcher matcher = Pattern.compile(pattern).matcher(Repository.text(Path.of(file)));
        assertTrue(matcher.find(), file);
        return matcher.group(1);
    }
}
