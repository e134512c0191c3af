package tablee.tournament;

import java.util.Optional;
import tablee.core.BadInput;

/**
 * What those who enter agree to, beside the terms of the tables.
 *
 * @param seats of a table
 * @param rounds of a Swiss tournament; of a league, how often everybody meets everybody
 * @param clockMillis of an arena, how long all of it lasts; otherwise how long a round lasts at most
 * @param pauseMillis between two rounds, or two waves of an arena
 * @param duplicate all tables of a round play the same deal, and seats are compared with the same seats elsewhere (TOUR-18)
 * @param together those at a table play together, and a team enters as one (TOUR-19)
 * @param startMillis when it starts by itself, by the calendar; none: when its host says so
 * @param untilMillis by the calendar: if it has not begun by then it is called off (TOUR-22); none in those of earlier versions
 */
public record TournamentTerms(
        TournamentKind kind,
        int seats,
        int rounds,
        long clockMillis,
        long pauseMillis,
        boolean duplicate,
        boolean together,
        int mostEntrants,
        Optional<Long> startMillis,
        Optional<Long> untilMillis) {
    /** A tournament of a thousand is large; more would be a burden for all other tables. */
    public static final int MOST_ENTRANTS = 1024;

    /** So often one comes back after one withdrew or was away: each time is kept for as long as the tournament. */
    public static final int MOST_RETURNS = 20;

    /** The most matches of an arena: programs that play at random would make one after the other for a day. */
    public static final int MOST_MATCHES = 10_000;

    private static final int MOST_ROUNDS = 15;
    private static final int MOST_LAPS = 2;
    private static final int MOST_SEATS = 6;
    private static final int MOST_IN_LEAGUE = 40;
    private static final long MINUTE_MILLIS = 60_000;
    private static final long HOUR_MILLIS = 60 * MINUTE_MILLIS;
    private static final long DAY_MILLIS = 24 * HOUR_MILLIS;

    /** @throws BadInput with one sentence, if nobody could play by these terms */
    public void check() {
        demand(seats >= (together ? 1 : 2) && seats <= MOST_SEATS, "A table of a tournament has 2 to 6 seats.");
        demand(!kind.isForDuelsOnly() || seats == 2, "Arenas, knock-outs and leagues are for tables of two.");
        demand(
                !together || kind == TournamentKind.SWISS && duplicate,
                "Teams that play together compare the same deals.");
        demand(!duplicate || kind == TournamentKind.SWISS, "Only rounds can have the same deals at all tables.");
        int most = kind == TournamentKind.LEAGUE ? MOST_LAPS : MOST_ROUNDS;
        demand(rounds >= 1 && rounds <= most, "There are 1 to " + most + " rounds.");
        demand(
                clockMillis >= MINUTE_MILLIS && clockMillis <= longest(),
                "The clock of a tournament has at least a minute.");
        demand(pauseMillis >= 0 && pauseMillis <= HOUR_MILLIS, "A pause has at most an hour.");
        int largest = kind == TournamentKind.LEAGUE ? MOST_IN_LEAGUE : MOST_ENTRANTS;
        demand(mostEntrants >= 2 && mostEntrants <= largest, "A tournament is for 2 to " + largest + " entrants.");
    }

    private long longest() {
        return kind == TournamentKind.ARENA ? DAY_MILLIS : 30 * DAY_MILLIS;
    }

    private static void demand(boolean fine, String sentence) {
        if (!fine) throw new BadInput(sentence);
    }
}
