package tablee.circus.rules;

/** What the game waits for. */
public enum Phase {
    /** Chance to say who starts (CIRC-11). */
    FIRST_PLAYER,
    /** Chance to lay the next token (CIRC-10). */
    DEAL,
    /** A seat to act, buy, look or end its turn (CIRC-20). */
    TURN,
    /** A seat to say what it makes of a group of Clowns (CIRC-36). */
    CLOWN_CHOICE,
    /** Nothing any more. */
    OVER
}
