package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** A program that reads the games from the server reads them from the engine too: both call the same thing by the same name. */
class GameFieldsTest {
    /** Words for people, which the page has from another address. */
    private static final Set<String> IN_WORDS = Set.of("label", "help", "name");

    @Test
    @DisplayName("Everything that the engine says of the games is in /api/games, under the same name and with the same"
            + " value")
    void same() {
        JsonNode engine = Json.parse(new Engine(() -> Seed.read("5e".repeat(32))).answer("{\"do\":\"games\"}"));
        try (Server server = Server.start(Running.settings())) {
            JsonNode here = new Browser(server).json("/api/games");
            for (String list : Set.of("bots", "languages")) assertEquals(engine.path(list), here.path(list), list);
            assertTrue(engine.path("games").size() >= 4);
            assertEquals(engine.path("games").size(), here.path("games").size());
            for (int i = 0; i < engine.path("games").size(); i++) {
                holds(engine.path("games").get(i), here.path("games").get(i));
            }
        }
    }

    private static void holds(JsonNode asked, JsonNode there) {
        asked.fieldNames().forEachRemaining(name -> {
            assertTrue(there.has(name) || IN_WORDS.contains(name), "/api/games has no field " + name);
            if (name.equals("options")) {
                assertEquals(asked.path(name).size(), there.path(name).size());
                for (int i = 0; i < asked.path(name).size(); i++)
                    holds(asked.path(name).get(i), there.path(name).get(i));
            } else if (!IN_WORDS.contains(name)) assertEquals(asked.path(name), there.path(name), name);
        });
    }
}
