package tablee.pluvionautes.rules;

import tablee.core.Told;
import tablee.core.Viewer;

/** Landing (PLUV-27), and the end of turns, rounds and the game (PLUV-45 to 47). */
final class TurnEnd {
    private TurnEnd() {}

    static void land(PluvionautesState state, Told told) {
        boolean free = (state.die & state.bareIslands()) != 0;
        if (free) state.airships[state.turn] |= state.die;
        if (told.listening()) {
            String cell = Hex.write(state.dieCell());
            told.all(
                    free
                            ? new PluvionautesEvent.AirshipLanded(state.turn, cell)
                            : new PluvionautesEvent.AirshipKept(state.turn, cell));
        }
        finish(state, told);
    }

    static void finish(PluvionautesState state, Told told) {
        state.die = 0;
        state.face = 0;
        state.points = 0;
        state.turned = false;
        state.turn = (state.turn + 1) % state.seats();
        if (state.turn == state.first) endRound(state, told);
        if (state.phase != Phase.OVER) TakeOff.begin(state, told);
    }

    private static void endRound(PluvionautesState state, Told told) {
        if (state.endTriggered() || state.round == state.rules.rounds()) over(state, told);
        else state.round++;
    }

    private static void over(PluvionautesState state, Told told) {
        state.phase = Phase.OVER;
        state.turn = PluvionautesState.NOBODY;
        state.throwsLeft = 0;
        if (!told.listening()) return;
        told.all(PluvionautesEvent.over(state));
        told.reveal(Viewer.EVERYBODY);
    }
}
