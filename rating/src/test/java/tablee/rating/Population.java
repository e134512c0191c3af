package tablee.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Players whose strength is known, and the matches they play: duels, four against each other, two against two, teams of one to three against settings,
 * drop-outs, old hands under new names.
 */
final class Population {
    /** How far the strengths lie apart, in the logarithm of the odds of a duel. */
    private static final double WIDTH = 1.0;

    private static final double LEAVES = 0.02;
    private static final double TIES_WITHIN = 0.15;
    /** For one, two and three seats each; their numbers follow those of the players. */
    private static final double[] SETTINGS = {-2, -1.2, -0.4, 0.4, 1.2, 2};

    private static final int MOST_SEATS = 3;

    private final Random random;
    private final int players;
    private final double[] strengths;

    Population(long seed, int players) {
        random = new Random(seed);
        this.players = players;
        strengths = new double[players + MOST_SEATS * SETTINGS.length];
        for (int player = 0; player < players; player++) strengths[player] = WIDTH * random.nextGaussian();
        for (int setting = players; setting < strengths.length; setting++)
            strengths[setting] = SETTINGS[(setting - players) % SETTINGS.length];
        // The last twentieth are strong players who begin again.
        for (int player = players - players / 20; player < players; player++) strengths[player] = 2 * WIDTH;
    }

    double strength(long player) {
        return strengths[(int) player];
    }

    /** A setting is thought to be as strong as a team of this number of newcomers. */
    Rating first(String pool, long player) {
        int seats = player < players ? 1 : 1 + (int) (player - players) / SETTINGS.length;
        return new Rating(seats * Rating.NEWCOMER.mean(), Rating.NEWCOMER.spread());
    }

    /** The next one; those who begin again come in the second half. */
    RatedMatch next(String pool, boolean late) {
        return pool.equals("settings") ? against(late) : between(pool, late);
    }

    /** A team plays against a setting, and wins or does not. */
    private RatedMatch against(boolean late) {
        int seats = 1 + random.nextInt(MOST_SEATS);
        int setting = players + (seats - 1) * SETTINGS.length + random.nextInt(SETTINGS.length);
        List<Integer> team = players(seats, late);
        double shown = gumbel() - strengths[setting] - gumbel();
        for (int player : team) shown += strengths[player];
        int rank = shown > 0 ? 1 : 2;
        boolean leaves = random.nextDouble() < LEAVES;
        List<RatedSeat> all = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) all.add(new RatedSeat(team.get(seat), 0, rank, leaves && seat == 0));
        all.add(new RatedSeat(setting, 1, 3 - rank, false));
        return new RatedMatch("settings", true, all);
    }

    private RatedMatch between(String pool, boolean late) {
        int seats = pool.equals("duel") ? 2 : 4;
        int sides = pool.equals("many") ? 4 : 2;
        List<Integer> players = players(seats, late);
        double[] shown = new double[sides];
        for (int seat = 0; seat < seats; seat++) shown[seat % sides] += strengths[players.get(seat)];
        for (int side = 0; side < sides; side++) shown[side] += gumbel();
        boolean leaves = random.nextDouble() < LEAVES;
        List<RatedSeat> all = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++)
            all.add(new RatedSeat(players.get(seat), seat % sides, rank(shown, seat % sides), leaves && seat == 0));
        return new RatedMatch(pool, false, all);
    }

    private List<Integer> players(int count, boolean late) {
        int known = late ? players : players - players / 20;
        return random.ints(0, known).distinct().limit(count).boxed().toList();
    }

    private double gumbel() {
        return -StrictMath.log(-StrictMath.log(1 - random.nextDouble()));
    }

    /** Those who are nearly equal are tied. */
    private static int rank(double[] shown, int side) {
        int rank = 1;
        for (double other : shown) if (other > shown[side] + TIES_WITHIN) rank++;
        return rank;
    }

    /** How well an order agrees with the true one: the share of pairs. */
    double agreement(List<Long> players, Comparator<Long> order) {
        int right = 0;
        int pairs = 0;
        for (long one : players)
            for (long other : players) {
                if (strength(one) <= strength(other)) continue;
                pairs++;
                if (order.compare(one, other) > 0) right++;
            }
        return (double) right / pairs;
    }
}
