package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.store.Store;
import tablee.table.terms.TableTerms;

class LookBacksTest {
    @TempDir
    Path folder;

    private static List<String> since(Room.Screen screen, int from) {
        return screen.shown.subList(from, screen.shown.size()).stream()
                .map(sent -> sent.path("event").asText() + " " + sent.path("id").asText())
                .toList();
    }

    @Test
    @DisplayName(
            "BUDGET-75, TABLE-30: while a replay is made the table answers others, and its own answer comes behind the replay")
    void beside() {
        try (Store store = Store.open(folder.resolve("looks.db").toString())) {
            Room room = new Room(store, "t");
            Room.Screen[] two = room.playing(TableTerms.of("circus", 2, Map.of()));
            room.ask("ann", two[0], "{\"do\":\"resign\",\"id\":\"end\",\"seat\":0}");
            room.looksWait = true;
            int before = two[0].shown.size();
            room.ask("ann", two[0], "{\"do\":\"replay\",\"id\":\"look\",\"viewer\":\"all\",\"from\":0,\"count\":5}");
            room.ask("ann", two[0], "{\"do\":\"download\",\"id\":\"load\"}");
            assertEquals(List.of(), since(two[0], before));
            room.ask("bob", two[1], "{\"do\":\"sync\",\"id\":\"other\"}");
            assertEquals("other", two[1].last("answer").path("id").textValue());
            assertEquals(2, room.looks.size());
            room.looks.forEach(Runnable::run);
            assertEquals(List.of("frames look", "answer look", "file load", "answer load"), since(two[0], before));
            JsonNode answer = two[0].last("answer");
            assertTrue(answer.path("ok").booleanValue());
            assertEquals(5, two[0].last("frames").path("frames").size());
            assertTrue(two[0].last("file").path("file").isObject());
        }
    }
}
