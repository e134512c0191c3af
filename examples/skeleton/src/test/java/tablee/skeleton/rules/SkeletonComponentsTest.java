package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.skeleton.rules.SkeletonTable.GAME;
import static tablee.skeleton.rules.SkeletonTable.TWO;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Setup;

/** What there is. */
class SkeletonComponentsTest {
    @Test
    @DisplayName("SKEL-1: the heap is as large as was agreed")
    void heap() {
        assertEquals("stones 21, turn of nobody", GAME.open(TWO).draw());
        Setup small = GAME.card().setup(2, Map.of("stones", "7"));
        assertEquals("stones 7, turn of nobody", GAME.open(small).draw());
    }
}
