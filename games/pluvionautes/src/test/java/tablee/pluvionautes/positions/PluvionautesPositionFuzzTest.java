package tablee.pluvionautes.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.PluvionautesTable;

@DisplayName("Positions mixed from others are refused, or can be played to the end")
class PluvionautesPositionFuzzTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int MIXES = Boolean.getBoolean("tablee.full") ? 50_000 : 3_000;
    private static final Pluvionautes GAME = new Pluvionautes();

    private static PluvionautesPosition random(Setup setup, Dice dice) {
        PluvionautesState state = GAME.open(setup);
        Playout player = new Playout(dice);
        for (int left = dice.roll(160); left > 0 && state.toAct() != 0; left--) player.step(state, Told.DEAF);
        return PluvionautesPosition.of(state);
    }

    private static <T> T either(T one, T other, Dice dice) {
        return dice.roll(4) == 0 ? other : one;
    }

    private static PluvionautesPosition mix(PluvionautesPosition one, PluvionautesPosition other, Dice dice) {
        return new PluvionautesPosition(
                either(one.phase(), other.phase(), dice),
                either(one.turn(), other.turn(), dice),
                either(one.first(), other.first(), dice),
                either(one.round(), other.round(), dice),
                either(one.throwsLeft(), other.throwsLeft(), dice),
                either(one.aim(), other.aim(), dice),
                mix(one.board(), other.board(), dice),
                mix(one.balloon(), other.balloon(), dice),
                either(one.hit(), other.hit(), dice),
                either(one.missionSet(), other.missionSet(), dice),
                either(one.missions(), other.missions(), dice),
                one.seed());
    }

    private static PluvionautesPosition.Board mix(
            PluvionautesPosition.Board one, PluvionautesPosition.Board other, Dice dice) {
        return new PluvionautesPosition.Board(
                one.islands(),
                one.clouds(),
                one.anchored(),
                either(one.airships(), other.airships(), dice),
                either(one.weather(), other.weather(), dice));
    }

    private static PluvionautesPosition.Balloon mix(
            PluvionautesPosition.Balloon one, PluvionautesPosition.Balloon other, Dice dice) {
        return new PluvionautesPosition.Balloon(
                either(one.cells(), other.cells(), dice),
                either(one.face(), other.face(), dice),
                either(one.points(), other.points(), dice),
                either(one.turned(), other.turned(), dice),
                one.carried());
    }

    @Test
    void playable() {
        int placed = 0;
        for (long seed = SEED; seed < SEED + MIXES; seed++) {
            FastDice dice = new FastDice(seed);
            Setup setup = PluvionautesTable.setup(
                    "seats=" + (2 + dice.roll(3)),
                    "advanced=" + (dice.roll(2) == 0 ? "on" : "off"),
                    "weather=" + (dice.roll(2) == 0 ? "on" : "off"),
                    "rounds=15");
            PluvionautesPosition mixed = mix(random(setup, dice), random(setup, dice), dice);
            try {
                PluvionautesState state = GAME.place(setup, mixed);
                assertEquals(mixed, state.position(), "seed " + seed);
                new Playout(dice).run(state, 5_000);
                assertEquals(0, state.toAct(), "seed " + seed + " does not end");
                placed++;
            } catch (BadInput refused) {
                assertTrue(refused.getMessage().endsWith("."), refused.getMessage());
            } catch (RuntimeException fault) {
                throw new AssertionError("seed " + seed, fault);
            }
        }
        assertTrue(placed > MIXES / 50, "only " + placed + " of " + MIXES + " could be placed");
    }
}
