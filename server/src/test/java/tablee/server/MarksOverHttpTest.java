package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Marks that are worth having, as they are earned at tables. */
class MarksOverHttpTest {
    private final Server server = Running.shared();

    private static List<String> marks(Browser browser) {
        List<String> marks = new ArrayList<>();
        browser.json("/api/me/marks")
                .path("marks")
                .forEach(each -> marks.add(each.path("mark").asText()));
        return marks;
    }

    /** Ben gives up at once. */
    private static void win(Browser ann, Browser ben) {
        JsonNode table = ann.post(
                "/api/tables",
                Json.parse(
                        "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}"));
        TestSocket host = ann.sit(table.path("table").textValue());
        host.await("seating");
        ben.get(table.path("invite").textValue());
        TestSocket guest = ben.sit(table.path("table").textValue());
        guest.await("seating");
        assertTrue(guest.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        host.ask("{'do':'start'}");
        guest.awaitNow(update -> update.has("sights"));
        assertTrue(guest.ask("{'do':'resign','seat':1}").path("ok").booleanValue());
        host.awaitNow(update -> update.has("result"));
    }

    @Test
    @DisplayName("The first win of a game is a mark, earned once; a loss takes nothing away and gives none")
    void firstWin() {
        Browser ann = Browser.guest(server, "Ann");
        Browser ben = Browser.guest(server, "Ben");
        for (int i = 0; i < 2; i++) {
            win(ann, ben);
            assertEquals(List.of("first-win-circus"), marks(ann));
            assertEquals(List.of(), marks(ben));
        }
        win(ben, ann);
        assertEquals(List.of("first-win-circus"), marks(ann), "nothing is lost");
        assertEquals(List.of("first-win-circus"), marks(ben));
    }
}
