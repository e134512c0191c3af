/**
 * Puzzles over HTTP: which there are, how one looks to its player, and whether a move is the right one.
 *
 * <p>{@link PuzzleRoutes} ask, {@link PuzzleAnswers} are what is said.
 */
package tablee.server.puzzles;
