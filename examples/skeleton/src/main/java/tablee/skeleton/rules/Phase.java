package tablee.skeleton.rules;

/** What the game waits for. */
enum Phase {
    /** Chance, to say who starts (SKEL-2). */
    START(new ChooseFirst()),
    /** A seat, to take stones (SKEL-3). */
    TAKE(new TakeStones()),
    OVER(new Over());

    final Step step;

    Phase(Step step) {
        this.step = step;
    }
}
