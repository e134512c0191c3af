package tablee.tournament;

import java.util.List;

/** What has happened in a tournament. The list of these is the truth; entrants are numbers, so that a person can be forgotten. */
public sealed interface TournamentEvent {
    /**
     * @param entrant the next number
     * @param strength as far as it was known: those with more stand higher at the start
     * @param program a bot of the house, which is never away
     */
    record Entered(int entrant, int strength, boolean program) implements TournamentEvent {}

    record Withdrew(int entrant) implements TournamentEvent {}

    /** By the host, before the start: for good. */
    record SentAway(int entrant) implements TournamentEvent {}

    /** Somebody who was away, or had withdrawn, is there again. */
    record Returned(int entrant) implements TournamentEvent {}

    /** Somebody has not come to a match, and is paired no more until they say that they are there. */
    record Absent(int entrant) implements TournamentEvent {}

    record Began() implements TournamentEvent {}

    record RoundBegan(int round) implements TournamentEvent {}

    /**
     * A match to be played.
     *
     * @param pairing the next number
     * @param board its number in the round; in a knock-out its place there
     * @param seats who sits in each
     */
    record Paired(int pairing, int round, int board, List<Integer> seats) implements TournamentEvent {
        public Paired {
            seats = List.copyOf(seats);
        }
    }

    /** Somebody has nobody to play with in this round, and gets these points. */
    record Bye(int round, int entrant, int points) implements TournamentEvent {}

    record Reported(int pairing, List<SeatResult> results) implements TournamentEvent {
        public Reported {
            results = List.copyOf(results);
        }
    }

    /** A match was not over when its round was. */
    record Expired(int pairing) implements TournamentEvent {}

    record Ended() implements TournamentEvent {}

    record Cancelled() implements TournamentEvent {}
}
