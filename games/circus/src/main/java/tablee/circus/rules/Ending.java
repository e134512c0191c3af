package tablee.circus.rules;

/** How a game ended. */
public enum Ending {
    /** With a trio for the third poster (CIRC-43). */
    THIRD_POSTER,
    /** With five visible Clowns for the fifth poster (CIRC-44). */
    FIVE_CLOWNS,
    /** Too long without a poster (CIRC-63). */
    DRAW,
    /** Too long without a poster, and decided by these (CIRC-64). */
    MORE_POSTERS,
    MORE_APPLAUSE,
    REACHED_FIRST;

    /** Whether a game that was not drawn was decided at the limit. */
    public boolean atLimit() {
        return compareTo(DRAW) > 0;
    }

    /** Whether too many turns without a poster ended it. */
    public boolean withoutPoster() {
        return compareTo(DRAW) >= 0;
    }
}
