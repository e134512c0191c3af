package tablee.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * What a result tells about its players, by Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4: a result
 * is a row of choices, first the best among all sides, then the best among the rest. Everything is computed in an order that is fixed, with
 * roots that are exact and an exponential that is the same on every machine.
 */
public final class PlackettLuce {
    /** How much luck there is in one match: the strength that is worth a little more than two wins of three. */
    private static final double BETA = 25.0 / 6;

    private static final double BETA_SQUARED = BETA * BETA;
    /** Between two matches people change: so much is forgotten. */
    private static final double TAU_SQUARED = 0.06 * 0.06;
    /** No single match makes one surer than that. */
    private static final double LEAST_LEFT = 0.0001;

    private PlackettLuce() {}

    /** The ratings after a match, in the order of its sides and their players. */
    public static List<List<Rating>> after(List<RatedSide> sides) {
        if (sides.size() < 2) throw new IllegalArgumentException("One side alone tells nothing.");
        double[] weights = weights(sides);
        double scale = scale(sides);
        List<List<Rating>> all = new ArrayList<>();
        for (int side = 0; side < sides.size(); side++) all.add(after(sides, side, weights, scale));
        return all;
    }

    private static List<Rating> after(List<RatedSide> sides, int own, double[] weights, double scale) {
        double push = 0;
        double told = 0;
        for (int chosen = 0; chosen < sides.size(); chosen++) {
            if (sides.get(chosen).rank() > sides.get(own).rank()) continue;
            int tied = tied(sides, chosen);
            double chance = weights[own] / remaining(sides, weights, chosen);
            push += ((chosen == own ? 1 : 0) - chance) / tied;
            told += chance * (1 - chance) / tied;
        }
        List<Rating> after = new ArrayList<>();
        for (Rating player : sides.get(own).players()) after.add(moved(player, push / scale, told / (scale * scale)));
        return after;
    }

    /** Who is less known moves further. */
    private static Rating moved(Rating player, double push, double told) {
        double variance = player.variance() + TAU_SQUARED;
        double left = Math.max(1 - variance * told, LEAST_LEFT);
        return Rating.of(player.units() + variance * push, Math.sqrt(variance * left));
    }

    /** Between 0 and 1, so that nothing overflows. */
    private static double[] weights(List<RatedSide> sides) {
        double scale = scale(sides);
        double best = sides.stream().mapToDouble(RatedSide::mean).max().orElseThrow();
        return sides.stream()
                .mapToDouble(side -> StrictMath.exp((side.mean() - best) / scale))
                .toArray();
    }

    /** As if two sides of the usual doubt met, however many there are: a difference means the same in a duel and among four. */
    private static double scale(List<RatedSide> sides) {
        double sum = 0;
        for (RatedSide side : sides) sum += side.variance() + side.players().size() * BETA_SQUARED;
        return Math.sqrt(2 * sum / sides.size());
    }

    /** Of those that were still to be chosen from when this one was. */
    private static double remaining(List<RatedSide> sides, double[] weights, int chosen) {
        double sum = 0;
        for (int side = 0; side < weights.length; side++)
            if (sides.get(side).rank() >= sides.get(chosen).rank()) sum += weights[side];
        return sum;
    }

    private static int tied(List<RatedSide> sides, int side) {
        return (int) sides.stream()
                .filter(other -> other.rank() == sides.get(side).rank())
                .count();
    }

    /** How likely the first of two comes before the second, whatever the others do. */
    public static double chance(RatedSide one, RatedSide other) {
        double scale = scale(List.of(one, other));
        return 1 / (1 + StrictMath.exp((other.mean() - one.mean()) / scale));
    }
}
