package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.skeleton.Skeleton;
import tablee.skeleton.positions.SkeletonPosition;

/** Each rule as a sentence: a drawn position, a move, a drawn position. */
class SkeletonRulesTest {
    private static final Skeleton GAME = new Skeleton();
    private static final Setup TWO = GAME.card().setup(2, Map.of());

    private static SkeletonState at(int stones, int turn) {
        return GAME.place(TWO, new SkeletonPosition(stones, turn));
    }

    private static SkeletonState play(SkeletonState state, String word) {
        int seat = Actor.first(state.toAct());
        int move = state.read(seat, word);
        assertTrue(state.legal(seat, move), word);
        state.play(seat, move, 0, Told.DEAF);
        return state;
    }

    @Test
    @DisplayName("SKEL-1: the heap is as large as was agreed")
    void heap() {
        assertEquals("stones 21, turn of nobody", GAME.open(TWO).draw());
        Setup small = GAME.card().setup(2, Map.of("stones", "7"));
        assertEquals("stones 7, turn of nobody", GAME.open(small).draw());
    }

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

    @Test
    @DisplayName("SKEL-5: the player who takes the last stone wins")
    void last() {
        SkeletonState over = play(at(2, 1), "take 2");
        assertEquals(0, over.toAct());
        assertArrayEquals(new int[] {2, 1}, over.ranks());
    }
}
