package tablee.lab;

/** How many standard errors a 95 % interval reaches to each side of a mean. */
final class Student {
    /** Of the normal distribution. */
    static final double NORMAL = 1.959963984540054;

    private Student() {}

    /** Of Student's distribution with this many degrees of freedom: exact for one and two, else by Cornish and Fisher. */
    static double quantile(int freedom) {
        if (freedom == 1) return 12.706204736432095;
        if (freedom == 2) return 4.302652729911275;
        double z = NORMAL;
        double z3 = z * z * z;
        double z5 = z3 * z * z;
        double z7 = z5 * z * z;
        double z9 = z7 * z * z;
        double n = freedom;
        return z
                + (z3 + z) / (4 * n)
                + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
                + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n)
                + (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n * n * n * n);
    }
}
