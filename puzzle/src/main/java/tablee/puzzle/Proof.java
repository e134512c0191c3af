package tablee.puzzle;

/**
 * That a move is the one right one.
 *
 * @param worth what it is worth in the world where it is worth least, in thousandths of a win
 * @param next the most that any other move is worth in any world
 * @param worlds how many worlds there are that its player cannot tell apart
 */
public record Proof(int move, int beyond, int worth, int next, int worlds, PuzzleMotif motif) {}
