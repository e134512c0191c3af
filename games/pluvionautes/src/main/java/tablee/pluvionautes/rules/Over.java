package tablee.pluvionautes.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.Told;

/** Nothing is waited for any more (PLUV-45). */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(PluvionautesState state, int move) {
        return Optional.of(state.phase.notNow());
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        throw new IllegalStateException("the game is over");
    }
}
