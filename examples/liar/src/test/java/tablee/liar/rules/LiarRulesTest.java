package tablee.liar.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.liar.Liar;
import tablee.liar.positions.LiarPosition;
import tablee.liar.positions.LiarView;

/** Each rule as a sentence: a position, a move, a drawn position. */
class LiarRulesTest {
    private static final Liar GAME = new Liar();
    private static final Setup TWO = GAME.card().setup(2, Map.of());
    private static final Setup TAME = GAME.card().setup(2, Map.of("wild", "off"));

    private static LiarPosition.Cup cup(Integer... faces) {
        return new LiarPosition.Cup(faces.length, List.of(faces));
    }

    private static LiarState at(Setup setup, int turn, int count, int face, LiarPosition.Cup... cups) {
        return GAME.place(setup, new LiarPosition(turn, count, face, List.of(cups)));
    }

    private static LiarState play(LiarState state, String word) {
        int actor = Actor.first(state.toAct());
        assertTrue(state.legal(actor, state.read(actor, word)), word);
        state.play(actor, state.read(actor, word), 0, Told.DEAF);
        return state;
    }

    private static String refused(LiarState state, String word) {
        int actor = Actor.first(state.toAct());
        int move = state.read(actor, word);
        assertFalse(state.legal(actor, move), word);
        return state.why(actor, move).rule();
    }

    @Test
    @DisplayName("LIAR-1: everybody has as many dice as was agreed on")
    void dice() {
        assertEquals(List.of(5, 5), LiarView.of(GAME.open(TWO), 0).dice());
        assertEquals(
                List.of(2, 2),
                LiarView.of(GAME.open(GAME.card().setup(2, Map.of("dice", "2"))), 0)
                        .dice());
    }

    @Test
    @DisplayName("LIAR-2: a roll is seen by its player alone")
    void roll() {
        LiarState state = GAME.open(TWO);
        Told told = new Told();
        state.play(Actor.CHANCE, 4, 0, told);
        assertEquals(List.of(new LiarEvent.Rolled(0, 4)), told.to(0));
        assertEquals(List.of(new LiarEvent.RolledHidden(0)), told.to(1));
        assertEquals(List.of(4), LiarView.of(state, 0).faces());
        assertEquals(List.of(), LiarView.of(state, 1).faces());
        assertEquals(List.of(), LiarView.of(state, Viewer.SPECTATOR).faces());
        assertEquals("LIAR-2", refused(GAME.open(TWO), "roll 9"));
    }

    @Test
    @DisplayName("LIAR-3: a bid is about at most as many dice as there are")
    void bid() {
        LiarState state = at(TWO, 0, 0, 0, cup(5, 5), cup(2));
        assertEquals(
                "turn 1, bid 3 of 5\nseat 0: 2 dice [5, 5]\nseat 1: 1 dice [2]",
                play(state, "bid 3 5").draw());
        assertEquals("LIAR-3", refused(at(TWO, 0, 0, 0, cup(5, 5), cup(2)), "bid 4 2"));
        assertEquals("LIAR-3", refused(at(TWO, 0, 0, 0, cup(5, 5), cup(2)), "bid 1 7"));
    }

    @Test
    @DisplayName("LIAR-4: a bid is higher than the last: more dice, or as many of a higher face")
    void higher() {
        LiarState state = at(TWO, 0, 2, 3, cup(5, 5), cup(2, 2));
        assertTrue(state.legal(0, state.read(0, "bid 2 4")));
        assertTrue(state.legal(0, state.read(0, "bid 3 1")));
        assertEquals("LIAR-4", refused(state, "bid 2 3"));
        assertEquals("LIAR-4", refused(state, "bid 1 6"));
    }

    @Test
    @DisplayName(
            "LIAR-5: who doubted a true bid loses a die, otherwise who made it; there is nothing to doubt before a bid")
    void doubt() {
        assertEquals(
                List.of(2, 1),
                LiarView.of(play(at(TAME, 1, 2, 5, cup(5, 5), cup(2, 2)), "doubt"), 0)
                        .dice());
        assertEquals(
                List.of(1, 2),
                LiarView.of(play(at(TAME, 1, 3, 5, cup(5, 5), cup(2, 2)), "doubt"), 0)
                        .dice());
        assertEquals("LIAR-5", refused(at(TWO, 0, 0, 0, cup(5), cup(2)), "doubt"));
    }

    @Test
    @DisplayName("LIAR-6: ones count as every face, if that was agreed on")
    void wild() {
        assertEquals(
                List.of(2, 1),
                LiarView.of(play(at(TWO, 1, 2, 5, cup(5, 1), cup(2, 2)), "doubt"), 0)
                        .dice());
        assertEquals(
                List.of(1, 2),
                LiarView.of(play(at(TAME, 1, 2, 5, cup(5, 1), cup(2, 2)), "doubt"), 0)
                        .dice());
    }

    @Test
    @DisplayName("LIAR-7: who lost a die opens the next round; without dice, the next player does")
    void opens() {
        assertEquals(
                0,
                LiarView.of(play(at(TWO, 1, 3, 5, cup(5, 5), cup(2, 2)), "doubt"), 0)
                        .turn());
        Setup three = GAME.card().setup(3, Map.of());
        assertEquals(
                1,
                LiarView.of(play(at(three, 1, 3, 6, cup(5), cup(2), cup(3)), "doubt"), 0)
                        .turn());
    }

    @Test
    @DisplayName("LIAR-8: the last one with dice wins")
    void last() {
        LiarState over = play(at(TWO, 1, 2, 6, cup(5), cup(2, 2)), "doubt");
        assertEquals(0, over.toAct());
        assertArrayEquals(new int[] {2, 1}, over.ranks());
    }
}
