package tablee.pluvionautes.rules;

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
    public Refusal why(PluvionautesState state, int number) {
        return Refusal.of("PLUV-20", "die-not-there", Hex.write(number), Hex.names(state.die));
    }

    @Override
    public void choose(PluvionautesState state, int number, Told told) {
        state.die = Hex.bit(number);
        if (told.listening()) told.all(new PluvionautesEvent.LandingChosen(state.turn, Hex.write(number)));
        TakeOff.settle(state, told);
    }
}
