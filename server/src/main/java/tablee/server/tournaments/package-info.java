/**
 * Tournaments, as people make, enter and read them.
 *
 * <p>{@link TournamentRoutes} make one of a {@link NewTournamentRequest}, which a {@link MakerCheck} allows, {@link EntryRoutes} come and
 * go, and a {@link TournamentView} is what one person sees.
 */
package tablee.server.tournaments;
