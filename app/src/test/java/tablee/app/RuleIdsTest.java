package tablee.app;

import static tablee.app.Repository.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** "Which rule has no test?" is a question a program answers. */
class RuleIdsTest {
    /** The table's rules hold in every game, and so are always asked for. */
    private static final String EVERY = "";

    private static final Map<String, String> GAME_OF_PREFIX =
            Map.of("CIRC", "circus", "FLOW", "flow", "PLUV", "pluvionautes", "RAND", "rando", "TABLE", EVERY);

    private static final Pattern DEFINITION = Pattern.compile("^- \\*\\*([A-Z]+-\\d+)\\*\\*", Pattern.MULTILINE);
    private static final Pattern MENTION = Pattern.compile("\\b(?:CIRC|FLOW|PLUV|RAND|TABLE)-\\d+\\b");

    @Test
    @DisplayName("Each rule of the table, and of each game there is, is named in a test")
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

    private static Set<String> unproved() {
        List<String> games = Repository.games();
        Set<String> unproved = new TreeSet<>(defined());
        unproved.removeIf(id -> !gameOf(id).equals(EVERY) && !games.contains(gameOf(id)));
        unproved.removeAll(mentioned());
        return unproved;
    }

    private static String gameOf(String id) {
        return Objects.requireNonNull(GAME_OF_PREFIX.get(id.substring(0, id.indexOf('-'))), id);
    }

    private static Set<String> defined() {
        return new TreeSet<>(definitions());
    }

    private static List<String> definitions() {
        return Repository.files(".md").stream()
                .filter(file -> file.startsWith(Path.of("docs", "rules")))
                .flatMap(file -> DEFINITION.matcher(Repository.text(file)).results())
                .map(match -> match.group(1))
                .toList();
    }

    private static Set<String> mentioned() {
        return Repository.files(".java", ".txt", ".json", ".ts", ".md").stream()
                .filter(file -> file.toString().contains("/src/test/"))
                .flatMap(file -> MENTION.matcher(Repository.text(file)).results())
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
