package tablee.lab.statistics;

/**
 * A sequential test of how many points a player makes per game, from 0 to 1: goes on until the games say clearly enough
 * whether it is rather the low figure or the high one, being wrong one time in twenty. Wald's test for a normal mean, with the
 * variance seen so far. The high figure is believed only once the 95 % interval, too, lies above what is asked for.
 */
public final class Sequential {
    public enum Verdict {
        OPEN,
        LOW,
        HIGH
    }

    private static final int FEWEST = 60;
    private static final double BOUND = Math.log(0.95 / 0.05);
    /** Until a series of wins is broken its variance is not taken for less than that of one loss in forty. */
    private static final double LEAST_VARIANCE = 0.025 * 0.975;

    private final double low;
    private final double high;
    private final double asked;
    private int games;
    private double sum;
    private double squares;

    public Sequential(double low, double high, double asked) {
        this.low = low;
        this.high = high;
        this.asked = asked;
    }

    public void add(double points) {
        games++;
        sum += points;
        squares += points * points;
    }

    public Verdict verdict() {
        if (games < FEWEST) return Verdict.OPEN;
        double ratio = logRatio();
        if (ratio <= -BOUND) return Verdict.LOW;
        return ratio >= BOUND && Interval.share(sum, games).low() >= asked ? Verdict.HIGH : Verdict.OPEN;
    }

    /** The logarithm of how much likelier the high figure makes what was seen. */
    double logRatio() {
        double mean = sum / games;
        double variance = Math.max(LEAST_VARIANCE, squares / games - mean * mean);
        return (high - low) * (2 * sum - games * (low + high)) / (2 * variance);
    }
}
