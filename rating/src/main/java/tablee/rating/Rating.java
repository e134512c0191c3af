package tablee.rating;

/**
 * What is believed of somebody's strength: a normal distribution, in millionths of the method's own unit.
 *
 * @param mean what is most likely
 * @param spread how far off that may be: two of three times no further than this
 */
public record Rating(long mean, long spread) {
    static final double UNIT = 1_000_000;

    /** Nothing is known yet. */
    public static final Rating NEWCOMER = new Rating(25_000_000, 8_333_333);

    private static final int MIDDLE_POINTS = 1500;
    /** One unit in hundredths of a point: 400 points more mean ten to one, as players of chess are used to. */
    private static final long UNIT_IN_HUNDREDTHS = 2948;

    private static final int KNOWN_WITHIN_POINTS = 200;

    public Rating {
        if (spread <= 0) throw new IllegalArgumentException("A spread of " + spread + " is none.");
    }

    static Rating of(double mean, double spread) {
        return new Rating(Math.round(mean * UNIT), Math.max(1, Math.round(spread * UNIT)));
    }

    double units() {
        return mean / UNIT;
    }

    double variance() {
        return (spread / UNIT) * (spread / UNIT);
    }

    /** As people read it: 1500 is a newcomer. */
    public int points() {
        return MIDDLE_POINTS + inPoints(mean - NEWCOMER.mean);
    }

    /** The true strength is within this number of points of {@link #points} nineteen times of twenty. */
    public int giveOrTake() {
        return inPoints(2 * spread);
    }

    /** Too little is known to compare somebody with others. */
    public boolean isProvisional() {
        return giveOrTake() > KNOWN_WITHIN_POINTS;
    }

    private static int inPoints(long millionths) {
        return Math.toIntExact(Math.floorDiv(millionths * UNIT_IN_HUNDREDTHS + 50_000_000, 100_000_000));
    }
}
