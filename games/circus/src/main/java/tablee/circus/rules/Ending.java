package tablee.circus.rules;

/** How a game ended. */
public enum Ending {
    /** With a trio for the third poster (CIRC-43). */
    THIRD_POSTER,
    /** With five visible Clowns for the fifth poster (CIRC-44). */
    FIVE_CLOWNS,
    /** Too long without a poster (CIRC-63). */
    DRAW
}
