package tablee.liar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Setup;
import tablee.liar.positions.LiarPosition;
import tablee.liar.rules.LiarEvent;
import tablee.liar.rules.LiarState;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

/** What the page for programs shows is what the game does. */
class LiarEnginePageTest {
    private static final Liar GAME = new Liar();
    private static final Setup TWO = GAME.card().setup(2, Map.of());

    @Test
    @DisplayName("The page for programs shows a position, what seat 0 sees of it, and every event")
    void page() {
        EnginePage page = EnginePage.of("liar");
        LiarState state = GAME.place(TWO, Json.read(page.example("position"), LiarPosition.class));
        assertEquals(Json.parse(page.example("view")), Json.tree(state.view(0)));
        for (Class<?> event : LiarEvent.class.getPermittedSubclasses()) {
            String name = event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-");
            assertTrue(page.column("Events").contains(name.toLowerCase(java.util.Locale.ROOT)), name);
        }
    }
}
