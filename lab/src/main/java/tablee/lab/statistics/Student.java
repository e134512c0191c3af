package tablee.lab.statistics;

/** How many standard errors an interval reaches to each side of a mean. StrictMath, so that every machine writes the same digits. */
public final class Student {
    /** How often an interval may miss, unless somebody says otherwise. */
    public static final double USUAL_RISK = 0.05;

    /** Of the normal distribution, at the usual risk. */
    static final double NORMAL = 1.959963984540054;

    private Student() {}

    /** Of Student's distribution with this many degrees of freedom, at the usual risk. */
    static double quantile(int freedom) {
        return quantile(freedom, USUAL_RISK);
    }

    /** Exact for one and two degrees of freedom, else by Hill (Communications of the ACM, algorithm 396), to six digits. */
    static double quantile(double freedom, double risk) {
        if (freedom < 1.5) return 1 / StrictMath.tan(risk * StrictMath.PI / 2);
        if (freedom < 2.5) return StrictMath.sqrt(2 / (risk * (2 - risk)) - 2);
        double n = freedom;
        double a = 1 / (n - 0.5);
        double b = 48 / (a * a);
        double c = ((20700 * a / b - 98) * a - 16) * a + 96.36;
        double d = ((94.5 / (b + c) - 3) / b + 1) * StrictMath.sqrt(a * StrictMath.PI / 2) * n;
        double y = StrictMath.pow(d * risk, 2 / n);
        if (y > 0.05 + a) {
            double x = -normal(risk);
            y = x * x;
            if (n < 5) c += 0.3 * (n - 4.5) * (x + 0.6);
            c = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + c;
            y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
            y = StrictMath.expm1(a * y * y);
        } else {
            y = ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1)
                            * (n + 1)
                            / (n + 2)
                    + 1 / y;
        }
        return StrictMath.sqrt(n * y);
    }

    /** Of the normal distribution: by Acklam's rational approximations, to nine digits. */
    static double normal(double risk) {
        double p = risk / 2;
        if (p < 0.02425) {
            double q = StrictMath.sqrt(-2 * StrictMath.log(p));
            double above = polynomial(
                    q,
                    -7.784894002430293e-03,
                    -3.223964580411365e-01,
                    -2.400758277161838,
                    -2.549732539343734,
                    4.374664141464968,
                    2.938163982698783);
            double below = polynomial(
                    q, 7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996, 3.754408661907416, 1);
            return -above / below;
        }
        double q = p - 0.5;
        double r = q * q;
        double above = polynomial(
                r,
                -3.969683028665376e+01,
                2.209460984245205e+02,
                -2.759285104469687e+02,
                1.383577518672690e+02,
                -3.066479806614716e+01,
                2.506628277459239);
        double below = polynomial(
                r,
                -5.447609879822406e+01,
                1.615858368580409e+02,
                -1.556989798598866e+02,
                6.680131188771972e+01,
                -1.328068155288572e+01,
                1);
        return -above * q / below;
    }

    private static double polynomial(double x, double... coefficients) {
        double sum = 0;
        for (double each : coefficients) sum = sum * x + each;
        return sum;
    }
}
