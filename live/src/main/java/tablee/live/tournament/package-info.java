/**
 * Tournaments that run: the order of work around each, its tables, and what the store keeps of it.
 *
 * <p>{@link LiveTournaments} has them all, a {@link TournamentRunner} looks after one {@link RunningTournament}. A {@link TournamentWish}
 * is what is asked of it, a {@link PairingTable} the table of one match, the {@link TournamentDocument} what never changes, a {@link
 * TournamentSnapshot} what others read.
 */
package tablee.live.tournament;
