package tablee.skeleton.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.skeleton.Skeleton;
import tablee.skeleton.rules.SkeletonState;

/** Positions made up at random: refused in a sentence, or played to the end. */
class SkeletonPositionFuzzTest {
    private static final int POSITIONS = Boolean.getBoolean("tablee.full") ? 50_000 : 1_500;
    private static final Skeleton GAME = new Skeleton();

    @Test
    @DisplayName("Whatever position is let in can be played to the end")
    void playable() {
        int accepted = 0;
        for (long seed = 1; seed <= POSITIONS; seed++) if (tryOne(new FastDice(seed))) accepted++;
        // With hardly any let in, hardly any is tried; with all let in, none is refused: make up others.
        assertTrue(
                accepted > POSITIONS / 20 && accepted < POSITIONS,
                accepted + " of " + POSITIONS + " were let in; more than a twentieth should be, and not all");
    }

    private static boolean tryOne(Dice dice) {
        Setup setup = GAME.card().setup(2 + dice.roll(3), Map.of());
        SkeletonPosition made = new SkeletonPosition(dice.roll(50) - 2, dice.roll(7) - 2);
        try {
            playOn(setup, GAME.place(setup, made), new Playout(dice));
            return true;
        } catch (BadInput refused) {
            assertTrue(refused.getMessage().endsWith("."), refused.getMessage());
            return false;
        }
    }

    private static void playOn(Setup setup, SkeletonState state, Playout playout) {
        for (int entry = 0; state.toAct() != 0; entry++) {
            assertTrue(entry < 1_000, state.draw());
            assertEquals(state.position(), GAME.place(setup, state.position()).position());
            playout.step(state, Told.DEAF);
        }
    }
}
