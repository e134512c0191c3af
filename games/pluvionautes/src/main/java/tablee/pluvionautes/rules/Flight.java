package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** The balloon die is in the air (PLUV-20, 21, 32). */
final class Flight implements Step.Chance {
    static final Flight STEP = new Flight();

    private Flight() {}

    @Override
    public void odds(PluvionautesState state, Odds out) {
        if (state.rules.dexterity()) out.source("throw");
        Scatter scatter = Scatter.measured();
        if (state.weatherInPlay()) scatter.odds(target(state), sunCell(state), monsoonCell(state), out);
        else scatter.odds(target(state), out);
    }

    @Override
    public boolean possible(PluvionautesState state, int move) {
        // A real throw can land anywhere and hit anything; one drawn from the table only what the table lists.
        if (!Landing.valid(move)) return false;
        int alone = Landing.withoutHits(move);
        if (!state.weatherInPlay() && move != alone) return false;
        if (state.rules.dexterity()) return true;
        if (!Scatter.measured().possible(target(state), alone)) return false;
        return !state.weatherInPlay() || move == Landing.withHits(alone, sunCell(state), monsoonCell(state));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        state.aim = PluvionautesState.NO_AIM;
        if (move == Landing.OFF_BOARD) {
            miss(state, told);
            return;
        }
        state.throwsLeft = 0;
        state.die = Landing.cells(move);
        state.face = Landing.face(move);
        state.hit = (Landing.hits(move, Weather.SUN) ? 1 : 0) | (Landing.hits(move, Weather.MONSOON) ? 2 : 0);
        if (told.listening()) told.all(PluvionautesEvent.landed(state));
        TakeOff.settle(state, told);
    }

    private static int target(PluvionautesState state) {
        return Aim.valid(state.aim) ? Scatter.measured().target(state.aim) : PluvionautesMove.number(state.aim);
    }

    private static int sunCell(PluvionautesState state) {
        return state.weatherCell(Weather.SUN);
    }

    private static int monsoonCell(PluvionautesState state) {
        return state.weatherCell(Weather.MONSOON);
    }

    private static void miss(PluvionautesState state, Told told) {
        if (told.listening()) told.all(new PluvionautesEvent.DieLost(state.turn, state.throwsLeft));
        if (state.throwsLeft > 0) state.phase = Phase.THROW;
        else TurnEnd.finish(state, told);
    }
}
