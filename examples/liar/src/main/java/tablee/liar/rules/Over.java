package tablee.liar.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.TableRule;
import tablee.core.Told;

/** Nothing is waited for any more (LIAR-8). */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(LiarState state, int move) {
        return Optional.of(Refusal.of(TableRule.TURN.id(), "not-your-turn"));
    }

    @Override
    public void play(LiarState state, int move, Told told) {
        throw new IllegalStateException("the game is over");
    }
}
