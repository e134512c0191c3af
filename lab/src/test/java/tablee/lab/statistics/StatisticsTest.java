package tablee.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Against values that books and other programs give. */
class StatisticsTest {
    @Test
    @DisplayName("Student's quantiles are those of the tables")
    void student() {
        assertEquals(12.7062, Student.quantile(1), 1e-4);
        assertEquals(4.3027, Student.quantile(2), 1e-4);
        assertEquals(3.1824, Student.quantile(3), 0.01);
        assertEquals(2.5706, Student.quantile(5), 0.002);
        assertEquals(2.2281, Student.quantile(10), 1e-3);
        assertEquals(2.0423, Student.quantile(30), 1e-4);
        assertEquals(1.9840, Student.quantile(100), 1e-4);
    }

    @Test
    @DisplayName("Smaller risks have the quantiles of the tables too")
    void risks() {
        assertEquals(2.575829, Student.normal(0.01), 1e-6);
        assertEquals(3.290527, Student.normal(0.001), 1e-6);
        assertEquals(1.959964, Student.normal(0.05), 1e-6);
        assertEquals(0.674490, Student.normal(0.5), 1e-6);
        assertEquals(63.6567, Student.quantile(1, 0.01), 1e-3);
        assertEquals(31.5991, Student.quantile(2, 0.001), 1e-3);
        assertEquals(5.8409, Student.quantile(3, 0.01), 1e-3);
        assertEquals(4.5869, Student.quantile(10, 0.001), 1e-3);
        assertEquals(3.3905, Student.quantile(100, 0.001), 1e-3);
    }

    @Test
    @DisplayName("Intervals that are to hold together are wider, each by its share of the risk")
    void together() {
        Mean mean = Mean.of(List.of(2, 4, 4, 4, 5, 5, 7, 9));
        assertEquals(mean.margin(), mean.intervalAt(0.05).high() - 5, 1e-3);
        assertTrue(mean.intervalAt(0.005).high() > mean.intervalAt(0.05).high());
        assertEquals(Interval.share(8, 10).low(), Interval.shareAt(0.05, 8, 10).low(), 1e-6);
        Interval difference = new Mean(100, 7, 3).minusAt(0.05, new Mean(64, 5, 4));
        assertEquals(1.982 * Math.sqrt(0.09 + 0.25), difference.high() - 2, 0.01);
        assertTrue(new Mean(100, 7, 3).minusAt(0.0001, new Mean(64, 5, 4)).contains(0));
    }

    @Test
    @DisplayName("A mean comes with its interval")
    void mean() {
        Mean mean = Mean.of(List.of(2, 4, 4, 4, 5, 5, 7, 9));
        assertEquals(5, mean.value(), 1e-12);
        assertEquals(2.13809, mean.deviation(), 1e-5);
        assertEquals(1.7875, mean.margin(), 1e-3);
        assertTrue(Double.isInfinite(Mean.of(List.of(3)).margin()));
    }

    @Test
    @DisplayName("A share comes with Wilson's interval, which stays between 0 and 1")
    void wilson() {
        Interval eight = Interval.share(8, 10);
        assertEquals(0.4902, eight.low(), 1e-4);
        assertEquals(0.9433, eight.high(), 1e-4);
        assertEquals(0.7225, Interval.share(10, 10).low(), 1e-4);
        assertEquals(1, Interval.share(10, 10).high(), 1e-12);
        assertEquals(0, Interval.share(0, 10).low(), 1e-12);
    }

    @Test
    @DisplayName("The difference of two means has the margin of both")
    void difference() {
        Interval difference = new Mean(100, 7, 3).minus(new Mean(64, 5, 4));
        assertEquals(2, difference.value(), 1e-12);
        assertEquals(1.96 * Math.sqrt(0.09 + 0.25), difference.high() - 2, 1e-3);
    }

    @Test
    @DisplayName("The sequential test stops when the games are clear, and not before")
    void sequential() {
        assertEquals(Sequential.Verdict.HIGH, after(60, 60));
        assertEquals(Sequential.Verdict.OPEN, after(59, 59));
        assertEquals(Sequential.Verdict.LOW, after(50, 100));
        assertEquals(Sequential.Verdict.OPEN, after(65, 100));
        assertEquals(Sequential.Verdict.HIGH, after(80, 100));
    }

    @Test
    @DisplayName("To be sure of 98 of a hundred it takes 189 wins in a row, or 280 games with one loss")
    void surely() {
        assertEquals(Sequential.Verdict.OPEN, after(188, 188, 0.95, 0.99, 0.98));
        assertEquals(Sequential.Verdict.HIGH, after(189, 189, 0.95, 0.99, 0.98));
        assertEquals(Sequential.Verdict.OPEN, after(278, 279, 0.95, 0.99, 0.98));
        assertEquals(Sequential.Verdict.HIGH, after(279, 280, 0.95, 0.99, 0.98));
    }

    private static Sequential.Verdict after(int wins, int games) {
        return after(wins, games, 0.6, 0.7, 0.65);
    }

    private static Sequential.Verdict after(int wins, int games, double low, double high, double asked) {
        Sequential test = new Sequential(low, high, asked);
        for (int game = 0; game < games; game++) test.add(game < wins ? 1 : 0);
        return test.verdict();
    }

    @Test
    @DisplayName("By Wald, the log of the likelihood ratio is that of two normal means with the variance seen")
    void logRatio() {
        Sequential test = new Sequential(0.6, 0.7, 0.65);
        for (int game = 0; game < 100; game++) test.add(game < 80 ? 1 : 0);
        assertEquals(0.1 * (160 - 130) / (2 * 0.16), test.logRatio(), 1e-9);
    }

    @Test
    @DisplayName("Ratings of a chain of players add up, three wins to one being 191 points")
    void ratings() {
        List<Interval> two = Ratings.of(2, List.of(new Ratings.Pairing(1, 0, 7500, 10000)));
        assertEquals(190.8, two.get(1).value(), 0.1);
        assertEquals(
                400 / Math.log(10) * 1.96 / Math.sqrt(10001 * 0.1875),
                two.get(1).high() - two.get(1).value(),
                0.01);
        List<Interval> three =
                Ratings.of(3, List.of(new Ratings.Pairing(1, 0, 7500, 10000), new Ratings.Pairing(1, 2, 2500, 10000)));
        assertEquals(381.7, three.get(2).value(), 0.2);
        double first = three.get(1).high() - three.get(1).value();
        assertEquals(first * Math.sqrt(2), three.get(2).high() - three.get(2).value(), 0.01);
    }

    @Test
    @DisplayName("Who won every game has a rating, and a wide interval")
    void ratingOfWinners() {
        Interval winner =
                Ratings.of(2, List.of(new Ratings.Pairing(1, 0, 20, 20))).get(1);
        assertEquals(400 * Math.log10(41), winner.value(), 0.1);
        assertTrue(winner.high() - winner.low() > 400, winner.toString());
    }

    @Test
    @DisplayName("Linear equations are solved, in whatever order they stand")
    void linear() {
        double[] x = Linear.solve(new double[][] {{0, 2, 1}, {1, 1, 1}, {2, 1, 0}}, new double[] {7, 6, 4});
        assertEquals(1, x[0], 1e-9);
        assertEquals(2, x[1], 1e-9);
        assertEquals(3, x[2], 1e-9);
    }
}
