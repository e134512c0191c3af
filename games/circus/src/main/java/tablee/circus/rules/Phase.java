package tablee.circus.rules;

/** What the game waits for. */
public enum Phase {
    /** Chance to say who starts (CIRC-11). */
    FIRST_PLAYER(new ChooseFirst()),
    /** Chance to lay the next token (CIRC-10). */
    DEAL(new Deal()),
    /** A seat to act, buy, look or end its turn (CIRC-20). */
    TURN(TakeTurn.STEP),
    /** A seat to say what it makes of a group of Clowns (CIRC-36). */
    CLOWN_CHOICE(AnswerClowns.STEP),
    /** Nothing any more. */
    OVER(new Over());

    final Step step;

    Phase(Step step) {
        this.step = step;
    }
}
