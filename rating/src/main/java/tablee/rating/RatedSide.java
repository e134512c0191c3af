package tablee.rating;

import java.util.List;

/**
 * Those who win and lose together.
 *
 * @param rank 1 is best; equal ranks are a tie
 */
public record RatedSide(List<Rating> players, int rank) {
    public RatedSide {
        players = List.copyOf(players);
        if (players.isEmpty()) throw new IllegalArgumentException("A side needs players.");
        if (rank < 1) throw new IllegalArgumentException("Ranks begin with 1, not with " + rank + ".");
    }

    double mean() {
        return players.stream().mapToDouble(Rating::units).sum();
    }

    double variance() {
        return players.stream().mapToDouble(Rating::variance).sum();
    }
}
