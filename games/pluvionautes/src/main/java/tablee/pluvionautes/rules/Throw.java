package tablee.pluvionautes.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A player aims, or without dexterity names a target (PLUV-20, 30, 32). */
final class Throw implements Step.Decision {
    static final Throw STEP = new Throw();

    private Throw() {}

    @Override
    public void moves(PluvionautesState state, Moves out) {
        if (!state.rules.dexterity()) {
            PluvionautesMove.TARGET.moves(Hex.BOARD, out);
            return;
        }
        for (int place = 0; place < Hex.CELLS; place++)
            out.add(Scatter.measured().aim(Hex.at(place)));
        out.sample();
    }

    @Override
    public Optional<Refusal> refuse(PluvionautesState state, int move) {
        boolean aim = Aim.valid(move);
        if (!aim && PluvionautesMove.of(move) != PluvionautesMove.TARGET) return Optional.of(state.phase.notNow());
        if (aim == state.rules.dexterity()) return Optional.empty();
        return Optional.of(aim ? Refusal.of("PLUV-32", "name-a-target") : Refusal.of("PLUV-30", "aim-instead"));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        state.aim = move;
        state.throwsLeft--;
        state.phase = Phase.FLIGHT;
        if (told.listening()) told.all(PluvionautesEvent.thrown(state.turn, move));
    }
}
