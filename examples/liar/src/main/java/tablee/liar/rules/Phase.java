package tablee.liar.rules;

/** What the game waits for. */
enum Phase {
    /** Chance, to roll the next die (LIAR-2). */
    ROLL(new RollDie()),
    /** A seat, to bid or to doubt (LIAR-3 to 5). */
    BID(new BidOrDoubt()),
    OVER(new Over());

    final Step step;

    Phase(Step step) {
        this.step = step;
    }
}
