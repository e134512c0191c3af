package tablee.tournament;

import java.util.List;

/**
 * A match of a tournament.
 *
 * @param number from 1, in the order in which they were made
 * @param seats who sits in each
 * @param results of the seats; empty while it is played, and where it expired
 * @param expired its round was over before it was
 * @param upMillis when it was made
 */
public record Pairing(
        int number,
        int round,
        int board,
        List<Integer> seats,
        List<SeatResult> results,
        boolean expired,
        long upMillis) {
    public Pairing {
        seats = List.copyOf(seats);
        results = List.copyOf(results);
    }

    static Pairing of(TournamentEvent.Paired paired, long upMillis) {
        return new Pairing(
                paired.pairing(), paired.round(), paired.board(), paired.seats(), List.of(), false, upMillis);
    }

    Pairing with(List<SeatResult> ended) {
        return new Pairing(number, round, board, seats, ended, false, upMillis);
    }

    Pairing lapsed() {
        return new Pairing(number, round, board, seats, List.of(), true, upMillis);
    }

    /** Whether it is still played. */
    public boolean isOpen() {
        return results.isEmpty() && !expired;
    }

    public boolean hasResult() {
        return !results.isEmpty();
    }

    /** Whose match it is; a team is named once. */
    public List<Integer> entrants() {
        return seats.stream().distinct().toList();
    }
}
