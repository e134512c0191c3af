package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.skeleton.rules.SkeletonTable.GAME;
import static tablee.skeleton.rules.SkeletonTable.TWO;
import static tablee.skeleton.rules.SkeletonTable.play;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Odds;

/** How it begins. */
class SkeletonSetUpTest {
    @Test
    @DisplayName("SKEL-2: chance decides who starts, all with the same odds; then one after the other plays")
    void start() {
        SkeletonState state = GAME.open(TWO);
        Odds odds = new Odds();
        state.odds(odds);
        assertEquals(2, odds.size());
        assertEquals("stones 21, turn 1", play(state, "start 1").draw());
        assertEquals("stones 20, turn 0", play(state, "take 1").draw());
        assertEquals("SKEL-2", GAME.open(TWO).why(Actor.CHANCE, 5).rule());
    }
}
