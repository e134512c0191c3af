package tablee.testkit;

import tablee.core.Actor;
import tablee.core.State;

/** Whom the game waits for. */
final class TurnCheck<S extends State<S>> implements GameCheck<S> {
    @Override
    public String sentence() {
        return "chance acts alone, the clock while it runs, and just those who are to act have moves";
    }

    @Override
    public int momentsPerGame() {
        return 50;
    }

    @Override
    public void at(Moment<S> moment) {
        S state = moment.state();
        long waiting = state.toAct();
        long possible = Actor.seats(state.seats()) | Actor.bit(Actor.CHANCE) | Actor.bit(Actor.CLOCK);
        Expect.that((waiting & ~possible) == 0, "toAct names actors that do not exist");
        boolean chance = Actor.in(waiting, Actor.CHANCE);
        Expect.that(!chance || waiting == Actor.bit(Actor.CHANCE), "chance does not act alone");
        boolean running = state.dueAt() != State.NEVER;
        Expect.that(Actor.in(waiting, Actor.CLOCK) == running, "the clock is to act if and only if dueAt is not NEVER");
        for (int seat = 0; seat < state.seats(); seat++) moves(state, seat);
        moves(state, Actor.CLOCK);
        Expect.that(state.side(0) >= 0 && state.side(0) < Actor.MOST_SEATS, "sides are numbers like seats");
    }

    private void moves(S state, int actor) {
        boolean mayAct = Actor.in(state.toAct(), actor);
        boolean hasMoves = !Moment.moves(state, actor).isEmpty();
        Expect.that(mayAct || !hasMoves, "moves are listed for " + Actor.write(actor) + ", who is not to act");
        Expect.that(hasMoves || !mayAct, Actor.write(actor) + " is to act and has no move");
    }
}
