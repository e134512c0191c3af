package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.TableRule;
import tablee.core.Told;

/** Nothing is waited for any more. */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(CircusState state, int move) {
        return Optional.of(Refusal.of(TableRule.TURN.id(), "not-your-turn"));
    }

    @Override
    public void play(CircusState state, int move, Told told) {
        throw new AssertionError("the game is over");
    }
}
