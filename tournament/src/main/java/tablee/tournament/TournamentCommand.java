package tablee.tournament;

import java.util.List;

/** What is asked of a tournament. */
public sealed interface TournamentCommand {
    record Enter(int strength, boolean program) implements TournamentCommand {}

    record Withdraw(int entrant) implements TournamentCommand {}

    record Return(int entrant) implements TournamentCommand {}

    /** Its host does not want them here. */
    record SendAway(int entrant) implements TournamentCommand {}

    /** Its host wants it to begin. */
    record Start() implements TournamentCommand {}

    /** Its host calls it off. */
    record Cancel() implements TournamentCommand {}

    /** Those who run the server end it, also while it is played. */
    record Close() implements TournamentCommand {}

    /** A match has ended. */
    record Report(int pairing, List<SeatResult> results) implements TournamentCommand {
        public Report {
            results = List.copyOf(results);
        }
    }

    /** Time has passed. */
    record Wake() implements TournamentCommand {}
}
