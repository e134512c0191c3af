package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: who begins (PLUV-12). */
final class ChooseFirst implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        for (int seat = 0; seat < state.seats(); seat++) out.add(ChanceMove.FIRST.move(seat), 1);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int seat = ChanceMove.number(move);
        state.first = seat;
        state.turn = seat;
        if (told.listening()) told.all(new PluvionautesEvent.FirstPlayer(seat));
        TakeOff.begin(state, told);
    }
}
