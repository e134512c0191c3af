package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static tablee.skeleton.rules.SkeletonTable.at;
import static tablee.skeleton.rules.SkeletonTable.play;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each rule of a turn as a sentence: a drawn position, a move, a drawn position. */
class SkeletonTurnTest {
    @Test
    @DisplayName("SKEL-3: one, two or three stones are taken")
    void take() {
        assertEquals("stones 7, turn 1", play(at(10, 0), "take 3").draw());
        assertFalse(at(10, 0).legal(0, 4));
        assertEquals("SKEL-3", at(10, 0).why(0, 4).rule());
    }

    @Test
    @DisplayName("SKEL-4: nobody takes more than there are")
    void notMore() {
        assertFalse(at(2, 0).legal(0, 3));
        assertEquals("SKEL-4", at(2, 0).why(0, 3).rule());
    }
}
