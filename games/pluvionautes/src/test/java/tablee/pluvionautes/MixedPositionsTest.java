package tablee.pluvionautes;

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

@DisplayName("Positions mixed from others are refused, or can be played to the end")
class MixedPositionsTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int MIXES = Boolean.getBoolean("tablee.full") ? 50_000 : 3_000;
    private static final Pluvionautes GAME = new Pluvionautes();

    private static Position random(Setup setup, Dice dice) {
        PluvionautesState state = GAME.open(setup);
        Playout player = new Playout(dice);
        for (int left = dice.roll(160); left > 0 && state.toAct() != 0; left--) player.step(state, Told.DEAF);
        return Position.of(state);
    }

    private static <T> T either(T one, T other, Dice dice) {
        return dice.roll(4) == 0 ? other : one;
    }

    private static Position mix(Position one, Position other, Dice dice) {
        return new Position(
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

    private static Position.Board mix(Position.Board one, Position.Board other, Dice dice) {
        return new Position.Board(
                one.islands(),
                one.clouds(),
                one.anchored(),
                either(one.airships(), other.airships(), dice),
                either(one.weather(), other.weather(), dice));
    }

    private static Position.Balloon mix(Position.Balloon one, Position.Balloon other, Dice dice) {
        return new Position.Balloon(
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
            Setup setup = Table.setup(
                    "seats=" + (2 + dice.roll(3)),
                    "advanced=" + (dice.roll(2) == 0 ? "on" : "off"),
                    "weather=" + (dice.roll(2) == 0 ? "on" : "off"),
                    "rounds=15");
            Position mixed = mix(random(setup, dice), random(setup, dice), dice);
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
