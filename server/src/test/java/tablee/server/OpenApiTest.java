package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is described is what there is. */
class OpenApiTest {
    private static final Set<String> OF_THE_CLIENT = Set.of(
            "GET /assets/{*}",
            "GET /favicon.svg",
            "GET /icons/{file}",
            "GET /manifest.webmanifest",
            "GET /notices.js",
            "GET /offline.json",
            "GET /weights/{game}",
            "GET /house.wasm",
            "GET /physics.wasm",
            "GET /house-worker.js");

    private final Browser browser = new Browser(Running.shared());

    @Test
    @DisplayName("ASVS 2.1.1, 6.1.3, 6.3.4: Every route is described, and nothing else")
    void routes() {
        Set<String> described = new TreeSet<>();
        JsonNode paths = browser.json("/api/openapi.json").path("paths");
        paths.fields().forEachRemaining(path -> path.getValue()
                .fieldNames()
                .forEachRemaining(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        Set<String> there = Running.shared().routes().stream()
                .map(route -> route.replaceAll(":([a-z]+)", "{$1}").replaceAll("/\\*?$", "/{*}"))
                .filter(route -> !OF_THE_CLIENT.contains(route))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(there, described);
    }

    @Test
    @DisplayName("Every reference leads somewhere, and every parameter of a path is described")
    void references() {
        JsonNode api = browser.json("/api/openapi.json");
        for (JsonNode ref : api.findValues("$ref")) {
            assertTrue(api.at(ref.textValue().substring(1)).isObject(), ref.textValue());
        }
        api.path("paths").fields().forEachRemaining(path -> path.getValue().forEach(operation -> {
            List<String> named = operation.path("parameters").findValuesAsText("name");
            for (String part : path.getKey().split("/")) {
                if (part.startsWith("{")) assertTrue(named.contains(part.substring(1, part.length() - 1)), part);
            }
        }));
    }

    @Test
    @DisplayName("ASVS 15.3.1: Answers have the fields that the description demands")
    void answers() {
        Browser ann = Browser.guest(Running.shared(), "Ann");
        String table = ann.table("{'terms':{'game':'rando','seats':2,'visibility':'listed'},'seats':[{'kind':'me'}]}")
                .path("table")
                .textValue();
        demand("Table", ann.json("/api/tables/" + table));
        demand("Person", ann.json("/api/me").path("person"));
        demand("Lobby", ann.json("/api/lobby"));
        demand("Alerts", ann.json("/api/me/alerts"));
        ann.json("/api/lobby").path("open").forEach(open -> demand("Open", open));
        ann.json("/api/lobby").path("mine").forEach(mine -> demand("Mine", mine));
        ann.json("/api/games").path("games").forEach(game -> demand("Game", game));
    }

    private void demand(String schema, JsonNode answer) {
        JsonNode described = browser.json("/api/openapi.json").at("/components/schemas/" + schema);
        described.path("required").forEach(name -> assertTrue(answer.has(name.textValue()), schema + " lacks " + name));
        answer.fieldNames()
                .forEachRemaining(name ->
                        assertTrue(described.path("properties").has(name), schema + " does not describe " + name));
    }
}
