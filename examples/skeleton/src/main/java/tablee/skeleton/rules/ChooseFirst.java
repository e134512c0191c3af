package tablee.skeleton.rules;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;
import tablee.core.Viewer;

/** Who starts, all with the same odds (SKEL-2). */
final class ChooseFirst implements Step.Chance {
    @Override
    public void odds(SkeletonState state, Odds out) {
        out.uniform(state.seats());
    }

    @Override
    public Optional<Refusal> refuse(SkeletonState state, int move) {
        boolean seat = SkeletonMove.exists(Actor.CHANCE, move, state.rules);
        return seat ? Optional.empty() : Optional.of(Refusal.of("SKEL-2", "no-such-seat", move));
    }

    @Override
    public void play(SkeletonState state, int move, Told told) {
        state.turn = move;
        // Nobody could know who would start: an undo does not go back before this.
        told.reveal(Viewer.EVERYBODY);
        if (told.listening()) told.all(new SkeletonEvent.FirstPlayer(move));
    }
}
