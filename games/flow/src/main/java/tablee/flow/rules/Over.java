package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.Told;

/** Nothing is waited for any more (FLOW-60, 61). */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        return Optional.of(Refusal.of("TABLE-2", "over"));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        throw new AssertionError("the game is over");
    }
}
