package tablee.live.tournament;

import tablee.table.terms.TableTerms;
import tablee.tournament.TournamentTerms;

/**
 * What was agreed on when a tournament was made; it never changes, but that the title goes with the one who gave it.
 *
 * @param table the terms of each of its tables
 * @param noShowMillis how long a table waits for somebody who never came; 0: for ever
 */
public record TournamentDocument(String title, TournamentTerms terms, TableTerms table, long noShowMillis) {}
