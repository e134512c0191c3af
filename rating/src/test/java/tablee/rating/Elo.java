package tablee.rating;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The old way, as it is used for more than two: every pair of sides is a duel of their averages. */
final class Elo implements Method {
    private static final double K = 32;

    private final Map<String, Double> ratings = new HashMap<>();

    private double of(RatedMatch match, int side) {
        return match.of(side).stream()
                .mapToDouble(seat -> strength(match.pool(), seat.player()))
                .average()
                .orElseThrow();
    }

    @Override
    public double chance(RatedMatch match, int side, int other) {
        return 1 / (1 + Math.pow(10, (of(match, other) - of(match, side)) / 400));
    }

    @Override
    public void enter(RatedMatch match) {
        Map<String, Double> moves = new HashMap<>();
        List<Integer> sides = match.sides();
        for (int side : sides)
            for (int other : sides) {
                if (side == other) continue;
                double score = 0.5 + 0.5 * Integer.compare(match.rank(other), match.rank(side));
                double move = K / (sides.size() - 1) * (score - chance(match, side, other));
                for (RatedSeat seat : match.of(side)) moves.merge(match.pool() + seat.player(), move, Double::sum);
            }
        moves.forEach((player, move) -> ratings.merge(player, 1500 + move, (old, first) -> old + move));
    }

    @Override
    public double strength(String pool, long player) {
        return ratings.getOrDefault(pool + player, 1500.0);
    }
}
