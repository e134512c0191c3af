package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;
import tablee.soak.attack.AttackSoak;
import tablee.soak.attack.OpenDoors;
import tablee.wire.json.Json;

/** Everything that ever hurt a server, tried again beside honest tables. */
class AttackTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int SECONDS = FULL ? (int) TimeUnit.MINUTES.toSeconds(20) : 30;
    private static final int TABLES = FULL ? 50 : 8;
    private static final int ADDRESSES = FULL ? 20 : 6;

    @TempDir
    Path folder;

    @Test
    @DisplayName("Everything that can be asked of a table, and every route that writes, is among the attacks")
    void nothingIsLeftOut() {
        Set<String> words =
                Repository.lines(Repository.root().resolve("app/src/test/resources/tablee/app/vocabulary/table.txt"))
                        .stream()
                        .filter(line -> line.matches("request [a-z-]+"))
                        .map(line -> line.substring("request ".length()))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(words, OpenDoors.requests());
        Set<String> routes = new TreeSet<>();
        Json.parse(Repository.text(
                        Repository.root().resolve("server/src/main/resources/tablee/server/pages/openapi.json")))
                .path("paths")
                .fields()
                .forEachRemaining(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> routes.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        routes.removeIf(route -> route.startsWith("GET "));
        assertEquals(routes, OpenDoors.routes());
    }

    @Test
    @DisplayName("Strangers attack a server of 256 MB: it lives, honest moves are answered once, and budgets hold")
    void nothingGivesWay() {
        AttackSoak.Plan plan = new AttackSoak.Plan(SECONDS, TABLES, ADDRESSES, Long.getLong("tablee.seed", 1), folder);
        assertEquals(List.of(), new AttackSoak(plan, System.err).run());
    }
}
