package tablee.skeleton;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Setup;
import tablee.skeleton.positions.SkeletonPosition;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

/** What the page for programs shows is what the game does. */
class SkeletonEnginePageTest {
    private static final Skeleton GAME = new Skeleton();
    private static final Setup TWO = GAME.card().setup(2, Map.of());

    @Test
    @DisplayName("The page for programs shows a position that can be placed, and every event")
    void page() {
        EnginePage page = EnginePage.of("skeleton");
        SkeletonPosition shown = Json.read(page.example("position"), SkeletonPosition.class);
        assertEquals("stones 5, turn 1", GAME.place(TWO, shown).draw());
        assertEquals(3, page.column("Events").size());
    }
}
