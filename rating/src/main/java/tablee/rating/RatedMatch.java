package tablee.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A match that counts.
 *
 * @param pool who can be compared with each other: a game and its mode
 * @param together nobody plays against anybody: the team plays against a setting, which is a seat of its own
 */
public record RatedMatch(String pool, boolean together, List<RatedSeat> seats) {
    public RatedMatch {
        seats = List.copyOf(seats);
    }

    /** The numbers of the sides, each once. */
    List<Integer> sides() {
        Set<Integer> numbers = new TreeSet<>();
        for (RatedSeat seat : seats) numbers.add(seat.side());
        return new ArrayList<>(numbers);
    }

    List<RatedSeat> of(int side) {
        return seats.stream().filter(seat -> seat.side() == side).toList();
    }

    boolean isLeft(int side) {
        return of(side).stream().anyMatch(RatedSeat::left);
    }

    /** Last among all where somebody left, whatever was reached with a stand-in; else as it was played. */
    int rank(int side) {
        return isLeft(side) ? Integer.MAX_VALUE : of(side).get(0).rank();
    }

    /** Those who stayed beside somebody who left lose nothing and gain nothing. */
    boolean isMoved(RatedSeat seat) {
        if (together && seats.stream().anyMatch(RatedSeat::left)) return seat.left();
        return seat.left() || !isLeft(seat.side());
    }
}
