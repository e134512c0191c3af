package tablee.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Somebody who is to be paired.
 *
 * @param points so far
 * @param seats how often in each seat
 * @param met whom before
 * @param byes how often left over
 */
public record Contestant(int number, int points, List<Integer> seats, Set<Integer> met, int byes) {
    public Contestant {
        seats = List.copyOf(seats);
        met = Set.copyOf(met);
    }

    /** How much more often in this seat than in the one that was taken least. */
    int excess(int seat) {
        int least = seats.stream().mapToInt(times -> times).min().orElse(0);
        return seats.get(seat) - least;
    }

    /** The same, after having sat there once more. */
    Contestant sat(int seat) {
        List<Integer> more = new ArrayList<>(seats);
        more.set(seat, more.get(seat) + 1);
        return new Contestant(number, points, more, met, byes);
    }

    boolean hasMet(Contestant other) {
        return met.contains(other.number);
    }
}
