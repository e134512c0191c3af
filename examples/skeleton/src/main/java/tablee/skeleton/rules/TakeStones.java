package tablee.skeleton.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A seat takes stones, one to as many as the ruleset says (SKEL-3 to 5). */
final class TakeStones implements Step.Decision {
    @Override
    public void moves(SkeletonState state, Moves out) {
        int most = Math.min(state.rules.mostTaken(), state.stones);
        for (int count = 1; count <= most; count++) out.add(count);
    }

    @Override
    public Optional<Refusal> refuse(SkeletonState state, int count) {
        boolean exists = SkeletonMove.exists(state.turn, count, state.rules);
        if (!exists) return Optional.of(Refusal.of("SKEL-3", "one-to-most", state.rules.mostTaken()));
        boolean there = count <= state.stones;
        return there ? Optional.empty() : Optional.of(Refusal.of("SKEL-4", "not-so-many", state.stones));
    }

    @Override
    public void play(SkeletonState state, int count, Told told) {
        state.stones -= count;
        if (told.listening()) told.all(new SkeletonEvent.StonesTaken(state.turn, count, state.stones));
        if (state.stones > 0) state.turn = (state.turn + 1) % state.seats();
        else if (told.listening()) told.all(new SkeletonEvent.Won(state.turn));
    }
}
