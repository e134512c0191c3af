package tablee.physics;

import tablee.core.Dice;
import tablee.pluvionautes.rules.Aim;

/**
 * The hand that throws: it turns the steps of an aim into a point, a direction, a speed and a spin, and it trembles (PLUV-31).
 * How the die lies in the hand is left to chance, so that its faces are equally likely whatever the aim.
 */
final class Hand {
    /** The hand is outside the rim and above it: a throw that is too weak does not come in. */
    private static final double OUTSIDE = 20;

    private static final double HEIGHT = 65;
    private static final double FAN_STEP = ExactMath.toRadians(2);
    private static final double TOP_LEFT = ExactMath.toRadians(120);
    private static final double FULL_TURN = 2 * Math.PI;
    private static final double SPIN_STEP = 6;
    private static final double ROLL = 0.25;
    // The harder a throw, the more it goes upwards: at this speed, in millimetres a second, by 45 degrees.
    private static final double RISE = 15_000;

    private static final double TREMOR_RELEASE = ExactMath.toRadians(1);
    private static final double TREMOR_HEADING = ExactMath.toRadians(2);
    private static final double TREMOR_SPEED = 0.05;
    private static final double TREMOR_SPIN = 3;

    private Hand() {}

    static Launch throwing(Aim aim, Dice dice) {
        double bearing = bearing(aim.release()) + TREMOR_RELEASE * tremor(dice);
        double heading =
                bearing + Math.PI - (aim.direction() - Aim.DIRECTIONS / 2) * FAN_STEP + TREMOR_HEADING * tremor(dice);
        double speed = speed(aim.strength()) * (1 + TREMOR_SPEED * tremor(dice));
        double cos = ExactMath.cos(heading);
        double sin = ExactMath.sin(heading);
        double roll = ROLL * speed / (Tray.DIE / 2);
        return new Launch(
                pose(bearing, dice),
                speed * cos,
                speed * sin,
                speed * speed / RISE,
                -roll * sin + TREMOR_SPIN * tremor(dice),
                roll * cos + TREMOR_SPIN * tremor(dice),
                -SPIN_STEP * aim.spin() + TREMOR_SPIN * tremor(dice));
    }

    /** The step of the fan nearest to a heading, which may lie outside the fan. */
    static int direction(double bearing, double heading) {
        double right = bearing + Math.PI - heading;
        double turn = right - FULL_TURN * ExactMath.rint(right / FULL_TURN);
        return Aim.DIRECTIONS / 2 + (int) ExactMath.rint(turn / FAN_STEP);
    }

    /** The direction from the middle of the tray to a point of the rim. */
    static double bearing(int release) {
        return TOP_LEFT - release * FULL_TURN / Aim.RELEASES;
    }

    /** Where the die leaves the hand. */
    static double x(double bearing) {
        return (Tray.rim(bearing) + OUTSIDE) * ExactMath.cos(bearing);
    }

    static double y(double bearing) {
        return (Tray.rim(bearing) + OUTSIDE) * ExactMath.sin(bearing);
    }

    /** From 22 centimetres a second, which hardly gets the die over the wall, to more than the tray can hold. */
    static double speed(int strength) {
        return 220 + strength * (50 + 8 * strength);
    }

    private static Pose pose(double bearing, Dice dice) {
        double[] turn = anyTurn(dice);
        return new Pose(x(bearing), y(bearing), HEIGHT, turn[0], turn[1], turn[2], turn[3]);
    }

    /** Each way a die can be turned is equally likely: a random direction in four dimensions. */
    private static double[] anyTurn(Dice dice) {
        double[] turn = new double[4];
        double square;
        do {
            square = 0;
            for (int part = 0; part < 4; part++) {
                turn[part] = 2 * unit(dice) - 1;
                square += turn[part] * turn[part];
            }
        } while (square > 1 || square < 0.01);
        double length = Math.sqrt(square);
        for (int part = 0; part < 4; part++) turn[part] /= length;
        return turn;
    }

    /** About normal, with standard deviation 1 and never beyond 3.5: four uniform numbers added up. */
    private static double tremor(Dice dice) {
        double sum = 0;
        for (int i = 0; i < 4; i++) sum += unit(dice) - 0.5;
        return sum * Tray.ROOT3;
    }

    /** From 0 up to but not including 1, in steps of 2^-53. */
    private static double unit(Dice dice) {
        return (dice.bits() >>> 11) * 0x1p-53;
    }
}
