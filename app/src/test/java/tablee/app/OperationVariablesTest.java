package tablee.app;

import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.app.sources.Repository;

/** The unit, the compose file and the chart say to the server what it understands. */
class OperationVariablesTest {
    private static final Pattern VARIABLE = Pattern.compile("\\bTABLEE_[A-Z_]+");

    @Test
    @DisplayName("Each variable in the files for hosts is a flag of serve")
    void known() {
        Set<String> flags = Stream.of(Flag.values()).map(Flag::variable).collect(Collectors.toSet());
        Set<String> unknown = new TreeSet<>();
        for (Path file : Repository.files()) {
            if (!file.startsWith("ops")) continue;
            Matcher matcher = VARIABLE.matcher(Repository.text(file));
            while (matcher.find()) if (!flags.contains(matcher.group())) unknown.add(file + ": " + matcher.group());
        }
        assertNone("variables that serve does not know", unknown);
    }
}
