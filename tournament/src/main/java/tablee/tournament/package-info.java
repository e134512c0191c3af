/**
 * Tournaments: who meets whom, and who stands where. A machine without a world, like a table: commands and time come in, events come out,
 * and the events make it again. It knows no game, no person and no store.
 *
 * <p>A {@link Tournament} of a {@link TournamentKind} goes by its {@link TournamentTerms}; an {@link Entrant} enters it. A {@link
 * TournamentCommand} is answered by a {@link TournamentAnswer} with each {@link TournamentEvent}; a {@link TournamentSystem} makes each
 * {@link Pairing}, and {@link Standings} are counted from {@link TablePoints}.
 */
package tablee.tournament;
