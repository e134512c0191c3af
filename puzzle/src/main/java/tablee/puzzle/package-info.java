/**
 * Positions with one clearly right move, found in matches between bots or of people who agreed, and proved by looking at everything that
 * can follow in every world that the player cannot tell apart.
 *
 * <p>A {@link PuzzleMiner} looks for a {@link Puzzle} by a {@link MiningPlan}; a {@link Prover} has its {@link Proof}, of one {@link
 * PuzzleMotif}, in all {@link Worlds}; a {@link PuzzleBook} is what ships with a game.
 */
package tablee.puzzle;
