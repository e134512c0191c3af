package tablee.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Glickman's second method, where every pair of sides is a duel of their averages and every match a period. */
final class Glicko2 implements Method {
    private static final double TAU = 0.5;
    private static final double CLOSE = 0.000001;

    private record Player(double mean, double spread, double swing) {
        static final Player FIRST = new Player(0, 350 / 173.7178, 0.06);
    }

    private final Map<String, Player> players = new HashMap<>();

    private Player of(RatedMatch match, RatedSeat seat) {
        return players.getOrDefault(match.pool() + seat.player(), Player.FIRST);
    }

    /** As one: the average, as sure as its members are together. */
    private Player of(RatedMatch match, int side) {
        List<Player> all = match.of(side).stream().map(seat -> of(match, seat)).toList();
        double mean = all.stream().mapToDouble(Player::mean).average().orElseThrow();
        double variance =
                all.stream().mapToDouble(each -> each.spread * each.spread).sum() / (all.size() * all.size());
        return new Player(mean, Math.sqrt(variance), 0);
    }

    private static double weight(double spread) {
        return 1 / Math.sqrt(1 + 3 * spread * spread / (Math.PI * Math.PI));
    }

    @Override
    public double chance(RatedMatch match, int side, int other) {
        Player one = of(match, side);
        Player two = of(match, other);
        double both = Math.sqrt(one.spread * one.spread + two.spread * two.spread);
        return 1 / (1 + Math.exp(-weight(both) * (one.mean - two.mean)));
    }

    @Override
    public void enter(RatedMatch match) {
        Map<String, Player> after = new HashMap<>();
        for (int side : match.sides()) {
            List<Integer> others = new ArrayList<>(match.sides());
            others.remove((Integer) side);
            for (RatedSeat seat : match.of(side)) after.put(match.pool() + seat.player(), moved(match, seat, others));
        }
        players.putAll(after);
    }

    private Player moved(RatedMatch match, RatedSeat seat, List<Integer> others) {
        Player player = of(match, seat);
        double told = 0;
        double push = 0;
        for (int other : others) {
            Player opponent = of(match, other);
            double weight = weight(opponent.spread);
            double chance = 1 / (1 + Math.exp(-weight * (of(match, seat.side()).mean - opponent.mean)));
            double score = 0.5 + 0.5 * Integer.compare(match.rank(other), match.rank(seat.side()));
            told += weight * weight * chance * (1 - chance);
            push += weight * (score - chance);
        }
        double swing = swing(player, 1 / told, push / told);
        double wider = player.spread * player.spread + swing * swing;
        double spread = 1 / Math.sqrt(1 / wider + told);
        return new Player(player.mean + spread * spread * push, spread, swing);
    }

    /** Step 5 of Glickman's paper. */
    private static double swing(Player player, double variance, double move) {
        double a = Math.log(player.swing * player.swing);
        double from = a;
        double phi = player.spread * player.spread;
        double to = move * move > phi + variance ? Math.log(move * move - phi - variance) : a - TAU;
        while (to < a && slope(to, a, phi, variance, move) < 0) to -= TAU;
        double atFrom = slope(from, a, phi, variance, move);
        double atTo = slope(to, a, phi, variance, move);
        while (Math.abs(to - from) > CLOSE) {
            double middle = from + (from - to) * atFrom / (atTo - atFrom);
            double atMiddle = slope(middle, a, phi, variance, move);
            if (atMiddle * atTo <= 0) {
                from = to;
                atFrom = atTo;
            } else {
                atFrom /= 2;
            }
            to = middle;
            atTo = atMiddle;
        }
        return Math.exp(from / 2);
    }

    private static double slope(double x, double a, double phi, double variance, double move) {
        double e = Math.exp(x);
        double all = phi + variance + e;
        return e * (move * move - all) / (2 * all * all) - (x - a) / (TAU * TAU);
    }

    @Override
    public double strength(String pool, long player) {
        return players.getOrDefault(pool + player, Player.FIRST).mean;
    }
}
