package tablee.skeleton.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.TableRule;
import tablee.core.Told;

/** Nothing is waited for any more (SKEL-5). */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(SkeletonState state, int move) {
        return Optional.of(Refusal.of(TableRule.TURN.id(), "not-your-turn"));
    }

    @Override
    public void play(SkeletonState state, int move, Told told) {
        throw new IllegalStateException("the game is over");
    }
}
