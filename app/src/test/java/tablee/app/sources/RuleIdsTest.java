package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** "Which rule has no test?" is a question a program answers. */
class RuleIdsTest {
    private static final Pattern DEFINITION = Pattern.compile("^- \\*\\*([A-Z]+-\\d+)\\*\\*", Pattern.MULTILINE);

    /** The pages that are no game's: what holds at every table and in every tournament, and the list of pages. */
    private static final Set<String> OF_NO_GAME = Set.of("table", "tournament", "README");

    @Test
    @DisplayName("ASVS 2.1.2: Each rule of the table, and of each game there is, is named in a test")
    void rulesAreProved() {
        assertNone("rules that no file under src/test names", unproved());
    }

    @Test
    @DisplayName("A test names only rules that are written down")
    void namesAreRules() {
        Set<String> unknown = mentioned();
        unknown.removeAll(defined());
        assertNone("ids that docs/rules does not define", unknown);
    }

    @Test
    @DisplayName("An id stands for one rule")
    void idsAreUnique() {
        Set<String> seen = new TreeSet<>();
        List<String> twice = new ArrayList<>(definitions());
        twice.removeIf(seen::add);
        assertNone("ids defined twice in docs/rules", twice);
    }

    @Test
    @DisplayName("Each game has its page of rules, and each page of rules its game")
    void everyGameHasItsPage() {
        Set<String> pages = pages().stream()
                .filter(page -> !isExample(page))
                .map(RuleIdsTest::nameOf)
                .collect(Collectors.toCollection(TreeSet::new));
        pages.removeAll(OF_NO_GAME);
        assertEquals(new TreeSet<>(Repository.games()), pages, "games, and pages docs/rules/<game>.md");
    }

    @Test
    @DisplayName("The ids of a page begin with one word, which no other page uses")
    void prefixesAreDistinct() {
        Map<String, Path> owners = new TreeMap<>();
        for (Path page : pages()) {
            Set<String> prefixes = prefixes(definitions(page));
            assertTrue(prefixes.size() == 1 || nameOf(page).equals("README"), page + " has ids of " + prefixes);
            for (String prefix : prefixes) {
                Path other = owners.putIfAbsent(prefix, page);
                assertTrue(other == null, prefix + " is used in " + page + " and in " + other);
            }
        }
    }

    private static Set<String> unproved() {
        Set<String> unproved = defined();
        unproved.removeAll(mentioned());
        return unproved;
    }

    private static List<Path> pages() {
        return Repository.files(".md").stream()
                .filter(file -> file.startsWith(Path.of("docs", "rules")) || isExample(file))
                .toList();
    }

    /** An example brings its rules along, beside its class. */
    private static boolean isExample(Path file) {
        return file.startsWith("examples") && file.endsWith("rules.md");
    }

    private static String nameOf(Path page) {
        return page.getFileName().toString().replaceFirst("\\.md$", "");
    }

    private static Set<String> prefixes(List<String> ids) {
        return ids.stream().map(id -> id.substring(0, id.indexOf('-'))).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> defined() {
        return new TreeSet<>(definitions());
    }

    private static List<String> definitions() {
        return pages().stream().flatMap(page -> definitions(page).stream()).toList();
    }

    private static List<String> definitions(Path page) {
        return DEFINITION
                .matcher(Repository.text(page))
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    private static Set<String> mentioned() {
        String prefixes = String.join("|", prefixes(definitions()));
        Pattern mention = Pattern.compile("\\b(?:" + prefixes + ")-\\d+\\b");
        return Repository.files(".java", ".txt", ".json", ".ts", ".md").stream()
                .filter(file -> file.toString().contains("/src/test/"))
                .flatMap(file -> mention.matcher(Repository.text(file)).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
