package tablee.pluvionautes.rules;

import tablee.core.Refusal;
import tablee.core.Told;

/** An airship is on top, and the player sets the die (PLUV-20). */
final class SetFace implements Choice {
    /** All faces but the airships. */
    private static final long SETTABLE = 0b111100;

    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.SET;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return SETTABLE;
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        return Refusal.of("PLUV-20", "no-such-face", number);
    }

    @Override
    public void choose(PluvionautesState state, int number, Told told) {
        state.face = number;
        if (told.listening()) told.all(new PluvionautesEvent.FaceSet(state.turn, number));
        TakeOff.settle(state, told);
    }
}
