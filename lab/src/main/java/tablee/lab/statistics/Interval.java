package tablee.lab.statistics;

/** A figure and the interval around it: of 95 %, unless something else is said. */
public record Interval(double value, double low, double high) {
    /** Of a share: this many successes (ties count half) in this many trials, by Wilson, which stays between 0 and 1. */
    public static Interval share(double successes, int trials) {
        return share(successes, trials, Student.NORMAL);
    }

    /** The same where several intervals are to hold together, each with less risk. */
    public static Interval shareAt(double risk, double successes, int trials) {
        return share(successes, trials, Student.normal(risk));
    }

    private static Interval share(double successes, int trials, double z) {
        if (trials == 0) return new Interval(0, 0, 1);
        double share = successes / trials;
        double scale = 1 + z * z / trials;
        double middle = (share + z * z / (2 * trials)) / scale;
        double margin = z * Math.sqrt(share * (1 - share) / trials + z * z / (4.0 * trials * trials)) / scale;
        return new Interval(share, Math.max(0, middle - margin), Math.min(1, middle + margin));
    }

    public boolean contains(double number) {
        return low <= number && number <= high;
    }
}
