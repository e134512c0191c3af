package tablee.rating;

/** How good a method's forecasts are, in pairs of sides of matches that it has not seen. */
final class Forecasts {
    private static final int BINS = 10;
    private static final double NEVER = 1e-9;

    private final double[] said = new double[BINS];
    private final double[] came = new double[BINS];
    private final int[] pairs = new int[BINS];
    private double loss;
    private int all;

    void add(Method method, RatedMatch match) {
        for (int side : match.sides())
            for (int other : match.sides())
                if (side != other) add(method.chance(match, side, other), score(match, side, other));
    }

    private static double score(RatedMatch match, int side, int other) {
        return 0.5 + 0.5 * Integer.compare(match.rank(other), match.rank(side));
    }

    private void add(double chance, double score) {
        double kept = Math.min(1 - NEVER, Math.max(NEVER, chance));
        loss -= score * Math.log(kept) + (1 - score) * Math.log(1 - kept);
        all++;
        int bin = Math.min(BINS - 1, (int) (chance * BINS));
        said[bin] += chance;
        came[bin] += score;
        pairs[bin]++;
    }

    double loss() {
        return loss / all;
    }

    /** How far what came is from what was said, in points of a hundred, where that can be told. */
    double furthestOff(int least) {
        double furthest = 0;
        for (int bin = 0; bin < BINS; bin++)
            if (pairs[bin] >= least) furthest = Math.max(furthest, Math.abs(said[bin] - came[bin]) / pairs[bin]);
        return 100 * furthest;
    }
}
