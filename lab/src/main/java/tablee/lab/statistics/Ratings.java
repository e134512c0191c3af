package tablee.lab.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * How strong players are, from games between some of them: the model of Bradley and Terry in Elo's unit, by maximum
 * likelihood. The first player stands at 0. Each pairing counts one drawn game more than were played, so that a player who
 * won all games has a rating too.
 */
public final class Ratings {
    private static final double ELO = 400 / Math.log(10);
    private static final int ROUNDS = 100;

    /** @param points what the first of the two made in these games, from 0 to {@code games} */
    public record Pairing(int first, int second, double points, int games) {}

    private final int players;
    private final List<Pairing> pairings;
    private final double[] strengths;

    private Ratings(int players, List<Pairing> pairings) {
        this.players = players;
        this.pairings = pairings;
        strengths = new double[players];
    }

    /** The rating of each player with its interval; all must be connected by games. */
    public static List<Interval> of(int players, List<Pairing> pairings) {
        Ratings ratings = new Ratings(players, pairings);
        for (int round = 0; round < ROUNDS; round++) ratings.improve();
        return ratings.intervals();
    }

    /** One step of Newton's, held back where it leaps. */
    private void improve() {
        double[] step = Linear.solve(information(), slope());
        for (int i = 1; i < players; i++) strengths[i] += Math.max(-1, Math.min(1, step[i - 1]));
    }

    private double expected(Pairing pairing) {
        return 1 / (1 + Math.exp(strengths[pairing.second] - strengths[pairing.first]));
    }

    private double[] slope() {
        double[] slope = new double[players - 1];
        for (Pairing each : pairings) {
            double excess = each.points + 0.5 - (each.games + 1) * expected(each);
            if (each.first > 0) slope[each.first - 1] += excess;
            if (each.second > 0) slope[each.second - 1] -= excess;
        }
        return slope;
    }

    private double[][] information() {
        double[][] information = new double[players - 1][players - 1];
        for (Pairing each : pairings) {
            double weight = (each.games + 1) * expected(each) * (1 - expected(each));
            int a = each.first - 1;
            int b = each.second - 1;
            if (a >= 0) information[a][a] += weight;
            if (b >= 0) information[b][b] += weight;
            if (a >= 0 && b >= 0) {
                information[a][b] -= weight;
                information[b][a] -= weight;
            }
        }
        return information;
    }

    private List<Interval> intervals() {
        List<Interval> intervals = new ArrayList<>();
        intervals.add(new Interval(0, 0, 0));
        for (int i = 1; i < players; i++) {
            double[] unit = new double[players - 1];
            unit[i - 1] = 1;
            double margin = Student.NORMAL * Math.sqrt(Linear.solve(information(), unit)[i - 1]);
            intervals.add(
                    new Interval(ELO * strengths[i], ELO * (strengths[i] - margin), ELO * (strengths[i] + margin)));
        }
        return intervals;
    }
}
