package tablee.pluvionautes.rules;

import tablee.core.Moves;
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
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        return Refusal.of("PLUV-20", "no-such-face", number);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        state.face = number;
        if (told.listening()) told.all(new PluvionautesEvent.FaceSet(state.turn, number));
        TakeOff.settle(state, told);
    }
}
