package tablee.core;

/**
 * Plays random games: chance by its odds, seats by a uniform choice among the listed moves. Keeps its buffers, so a ply
 * allocates nothing.
 *
 * <p>Where a clock runs, every decision takes a random time below {@code pace}, and the clock acts when it is due.
 */
public final class Playout {
    private final Dice dice;
    private final int paceMillis;
    private final Moves moves = new Moves();
    private final Odds odds = new Odds();
    private int actor;
    private int move;
    private long at;

    public Playout(Dice dice, int paceMillis) {
        this.dice = dice;
        this.paceMillis = paceMillis;
    }

    public Playout(Dice dice) {
        this(dice, 10_000);
    }

    /** Who acts, as chosen last. */
    public int actor() {
        return actor;
    }

    public int move() {
        return move;
    }

    public long at() {
        return at;
    }

    /** Starts the count of game time at the time of the state's last entry. */
    public void startAt(long millis) {
        at = millis;
    }

    /** Chooses what happens next; nothing is played yet. */
    public void choose(State<?> state) {
        long waiting = state.toAct();
        if (Actor.in(waiting, Actor.CHANCE)) chooseOutcome(state);
        else if (timeRunsOut(state, waiting)) chooseClock(state);
        else chooseMove(state, waiting & Actor.seats(Actor.MOST_SEATS));
    }

    /** Plays one entry. */
    public void step(State<?> state, Told told) {
        choose(state);
        state.play(actor, move, at, told);
    }

    /** Plays to the end and answers the number of entries that were not CHANCE's; stops after this many. */
    public long run(State<?> state, long most) {
        long plies = 0;
        while (plies < most && state.toAct() != 0) {
            step(state, Told.DEAF);
            if (actor != Actor.CHANCE) plies++;
        }
        return plies;
    }

    private void chooseOutcome(State<?> state) {
        odds.clear();
        state.odds(odds);
        actor = Actor.CHANCE;
        move = odds.pick(dice);
    }

    /** Also where the game waits only for the clock. */
    private boolean timeRunsOut(State<?> state, long waiting) {
        if (state.dueAt() == State.NEVER) return false;
        boolean nobodyElse = waiting == Actor.bit(Actor.CLOCK);
        long then = nobodyElse ? state.dueAt() : at + dice.roll(paceMillis);
        at = Math.max(at, Math.min(then, state.dueAt()));
        return then >= state.dueAt();
    }

    private void chooseClock(State<?> state) {
        moves.clear();
        state.moves(Actor.CLOCK, moves);
        actor = Actor.CLOCK;
        move = moves.get(0);
    }

    private void chooseMove(State<?> state, long seats) {
        moves.clear();
        actor = pickSeat(seats);
        state.moves(actor, moves);
        move = moves.pick(dice);
    }

    private int pickSeat(long seats) {
        int skip = (seats & seats - 1) == 0 ? 0 : dice.roll(Long.bitCount(seats));
        long left = seats;
        for (int i = 0; i < skip; i++) left &= left - 1;
        return Actor.first(left);
    }
}
