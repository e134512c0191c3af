package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The balloon die lies between cells, and the player chooses one (PLUV-20). */
final class ChooseLanding implements Choice {
    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.LAND;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return state.die;
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        return Refusal.of("PLUV-20", "die-not-there", Hex.write(number), Hex.names(state.die));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        state.die = Hex.bit(number);
        if (told.listening()) told.all(new PluvionautesEvent.LandingChosen(state.turn, Hex.write(number)));
        TakeOff.settle(state, told);
    }
}
