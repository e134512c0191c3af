package tablee.table.seats;

/**
 * Which match of which tournament a table is for.
 *
 * @param pairing its number in the tournament
 * @param noShowMillis how long a seat that the match waits for and that never moved waits for its person; 0: for ever (TABLE-65)
 */
public record TournamentPlace(String id, int pairing, long noShowMillis) {}
