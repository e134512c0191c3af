package tablee.skeleton;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;
import tablee.skeleton.rules.SkeletonState;

/** Numbers of sequences of entries, counted once and pinned: a rule that changes unnoticed changes them. */
class SkeletonPerftTest {
    @Test
    @DisplayName("Moves are counted: two who may start, then three moves in each turn")
    void counted() {
        SkeletonState state = new Skeleton().open(new Skeleton().card().setup(2, Map.of()));
        assertEquals(2, Perft.count(state, 1, false));
        assertEquals(6, Perft.count(state, 2, false));
        assertEquals(18, Perft.count(state, 3, false));
    }
}
