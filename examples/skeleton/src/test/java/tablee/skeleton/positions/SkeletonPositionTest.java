package tablee.skeleton.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.skeleton.Skeleton;

/** Positions from outside: what cannot be is refused in one sentence. */
class SkeletonPositionTest {
    private static String refused(int stones, int turn) {
        Skeleton game = new Skeleton();
        SkeletonPosition position = new SkeletonPosition(stones, turn);
        return assertThrows(BadInput.class, () -> game.place(game.card().setup(2, Map.of()), position))
                .getMessage();
    }

    @Test
    @DisplayName("SKEL-1, SKEL-2: the heap is no larger than any table can agree on, and turns are of seats")
    void impossible() {
        assertEquals("The heap has 0 to 40 stones.", refused(41, 0));
        assertEquals("There is no seat 2.", refused(5, 2));
        assertEquals("Before somebody starts there are stones.", refused(0, -1));
    }
}
