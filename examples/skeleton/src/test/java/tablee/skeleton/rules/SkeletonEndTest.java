package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.skeleton.rules.SkeletonTable.at;
import static tablee.skeleton.rules.SkeletonTable.play;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How it ends. */
class SkeletonEndTest {
    @Test
    @DisplayName("SKEL-5: the player who takes the last stone wins")
    void last() {
        SkeletonState over = play(at(2, 1), "take 2");
        assertEquals(0, over.toAct());
        assertArrayEquals(new int[] {2, 1}, over.ranks());
    }
}
