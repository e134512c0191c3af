package tablee.lab;

/** A figure and the 95 % interval around it. */
record Interval(double value, double low, double high) {
    /** Of a share: this many successes (ties count half) in this many trials, by Wilson, which stays between 0 and 1. */
    static Interval share(double successes, int trials) {
        if (trials == 0) return new Interval(0, 0, 1);
        double z = Student.NORMAL;
        double share = successes / trials;
        double scale = 1 + z * z / trials;
        double middle = (share + z * z / (2 * trials)) / scale;
        double margin = z * Math.sqrt(share * (1 - share) / trials + z * z / (4.0 * trials * trials)) / scale;
        return new Interval(share, Math.max(0, middle - margin), Math.min(1, middle + margin));
    }

    boolean contains(double number) {
        return low <= number && number <= high;
    }
}
