package tablee.physics;

/**
 * What throws need of mathematics, to the last bit on every platform: sine and cosine of a browser are not those of {@link StrictMath}, and neither
 * is what the compiler for pages makes of rounding. They are those of fdlibm, for angles of at most some turns.
 *
 * <p>Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc. business. Permission to use,
 * copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
 */
final class ExactMath {
    private static final double RADIANS_A_DEGREE = 0.017453292519943295;
    private static final double QUARTERS_A_RADIAN = 6.36619772367581382433e-01;
    private static final double QUARTER = Math.PI / 2;
    /** A quarter of a turn in parts, so that a difference loses no bits. */
    private static final double FIRST = 1.57079632673412561417e+00;

    private static final double FIRST_REST = 6.07710050650619224932e-11;
    private static final double SECOND = 6.07710050630396597660e-11;
    private static final double SECOND_REST = 2.02226624879595063154e-21;
    private static final double THIRD = 2.02226624871116645580e-21;
    private static final double THIRD_REST = 8.47842766036889956997e-32;
    /** From here on fdlibm goes another way; nothing here turns so often. */
    private static final int MOST_QUARTERS = 32;

    private ExactMath() {}

    static double toRadians(double degrees) {
        return degrees * RADIANS_A_DEGREE;
    }

    /** Halves go to the even neighbour. */
    static double rint(double x) {
        double whole = Math.copySign(0x1p52, x);
        return Math.abs(x) < 0x1p52 ? Math.copySign(x + whole - whole, x) : x;
    }

    static double sin(double x) {
        if (high(Math.abs(x)) <= 0x3fe921fb) return sine(x, 0, false);
        double[] rest = new double[2];
        return switch (quarters(x, rest) & 3) {
            case 0 -> sine(rest[0], rest[1], true);
            case 1 -> cosine(rest[0], rest[1]);
            case 2 -> -sine(rest[0], rest[1], true);
            default -> -cosine(rest[0], rest[1]);
        };
    }

    static double cos(double x) {
        if (high(Math.abs(x)) <= 0x3fe921fb) return cosine(x, 0);
        double[] rest = new double[2];
        return switch (quarters(x, rest) & 3) {
            case 0 -> cosine(rest[0], rest[1]);
            case 1 -> -sine(rest[0], rest[1], true);
            case 2 -> -cosine(rest[0], rest[1]);
            default -> sine(rest[0], rest[1], true);
        };
    }

    /** Of an angle within an eighth of a turn, given as a sum. */
    private static double sine(double x, double rest, boolean hasRest) {
        if (high(Math.abs(x)) < 0x3e400000) return x;
        double z = x * x;
        double v = z * x;
        double r = 8.33333333332248946124e-03
                + z
                        * (-1.98412698298579493134e-04
                                + z
                                        * (2.75573137070700676789e-06
                                                + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
        double third = -1.66666666666666324348e-01;
        return hasRest ? x - ((z * (0.5 * rest - v * r) - rest) - v * third) : x + v * (third + z * r);
    }

    private static double cosine(double x, double rest) {
        int high = high(Math.abs(x));
        if (high < 0x3e400000) return 1;
        double z = x * x;
        double r = z
                * (4.16666666666666019037e-02
                        + z
                                * (-1.38888888888741095749e-03
                                        + z
                                                * (2.48015872894767294178e-05
                                                        + z
                                                                * (-2.75573143513906633035e-07
                                                                        + z
                                                                                * (2.08757232129817482790e-09
                                                                                        + z
                                                                                                * -1.13596475577881948265e-11)))));
        if (high < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * rest));
        double q = high > 0x3fe90000 ? 0.28125 : Double.longBitsToDouble((long) (high - 0x00200000) << 32);
        double half = 0.5 * z - q;
        double a = 1 - q;
        return a - (half - (z * r - x * rest));
    }

    /** How many quarters of a turn an angle has, and what is left over, as a sum. */
    private static int quarters(double x, double[] rest) {
        double t = Math.abs(x);
        int n = (int) (t * QUARTERS_A_RADIAN + 0.5);
        if (n > MOST_QUARTERS) throw new ArithmeticException("an angle of " + n + " quarters");
        boolean one = high(t) < 0x4002d97c;
        if (one) n = 1;
        double r = t - n * FIRST;
        double w = n * FIRST_REST;
        // Where the difference is small, parts further down count too.
        if (high(t) == high(n * QUARTER)) {
            int lost = exponent(t) - exponent(r - w);
            if (one || lost > 16) {
                double before = r;
                w = n * SECOND;
                r = before - w;
                w = n * SECOND_REST - ((before - r) - w);
                if (!one && exponent(t) - exponent(r - w) > 49) {
                    before = r;
                    w = n * THIRD;
                    r = before - w;
                    w = n * THIRD_REST - ((before - r) - w);
                }
            }
        }
        double left = r - w;
        double right = (r - left) - w;
        rest[0] = x < 0 ? -left : left;
        rest[1] = x < 0 ? -right : right;
        return x < 0 ? -n : n;
    }

    private static int exponent(double x) {
        return high(x) >> 20 & 0x7ff;
    }

    private static int high(double x) {
        return (int) (Double.doubleToRawLongBits(x) >>> 32);
    }
}
