package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A player in a duel takes back one of two airships (PLUV-60). */
final class Recall implements Choice {
    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.RECALL;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return state.airships[state.turn];
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        return Refusal.of("PLUV-60", "no-airship-of-yours", Hex.write(number));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        TakeOff.recall(state, number, told);
    }
}
