package tablee.puzzle;

/** What a puzzle is about, as its proof shows. */
public enum PuzzleMotif {
    /** The right move ends the game, won. */
    FINISH,
    /** The right move is the first of several in one turn that win. */
    COMBINATION,
    /** The win is certain, but others play in between. */
    PLAN,
    /** All other moves lose, or come much nearer to losing. */
    DEFENCE,
    /** Nothing is certain; the right move has much better chances. */
    ODDS
}
