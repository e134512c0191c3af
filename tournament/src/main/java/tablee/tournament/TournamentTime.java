package tablee.tournament;

/**
 * A moment.
 *
 * @param upMillis for how long there have been servers in all: it stands while there is none, so nobody is charged for that
 * @param wallMillis by the calendar, for what begins by it
 */
public record TournamentTime(long upMillis, long wallMillis) {}
