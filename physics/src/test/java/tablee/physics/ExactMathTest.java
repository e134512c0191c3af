package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;

class ExactMathTest {
    private static final int TRIES = ThrowSample.count(10_000_000, 400_000);

    @Test
    @DisplayName(
            "Sine, cosine, radians and rounding are those of the platform's StrictMath, to the last bit, near quarters of a turn too")
    void sameBits() {
        FastDice dice = new FastDice(ThrowSample.SEED);
        for (int i = 0; i < TRIES; i++) {
            double x = number(dice, i % 4);
            same(StrictMath.sin(x), ExactMath.sin(x), x);
            same(StrictMath.cos(x), ExactMath.cos(x), x);
            double y = i % 7 == 0 ? Math.floor(x * 100) + 0.5 : x * dice.roll(4_000);
            same(StrictMath.rint(y), ExactMath.rint(y), y);
            same(StrictMath.toRadians(y), ExactMath.toRadians(y), y);
        }
    }

    private static double number(FastDice dice, int kind) {
        double unit = 2 * ((dice.bits() >>> 11) * 0x1p-53) - 1;
        return switch (kind) {
            case 0 -> 16 * unit;
            case 1 -> unit;
            case 2 -> (dice.roll(21) - 10) * Math.PI / 2 * (1 + unit * Math.scalb(1.0, -dice.roll(54)));
            default -> Math.scalb(unit, -dice.roll(60));
        };
    }

    private static void same(double expected, double actual, double of) {
        assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual), () -> "of " + of);
    }

    @Test
    @DisplayName("An angle of more turns than a throw can have is refused")
    void tooFar() {
        assertThrows(ArithmeticException.class, () -> ExactMath.sin(1_000));
    }
}
