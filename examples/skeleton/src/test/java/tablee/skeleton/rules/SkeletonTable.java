package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import tablee.core.Actor;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.skeleton.Skeleton;
import tablee.skeleton.positions.SkeletonPosition;

/** What the tests of rules stand on: a position that is placed, and moves by their words. */
final class SkeletonTable {
    static final Skeleton GAME = new Skeleton();
    static final Setup TWO = GAME.card().setup(2, Map.of());

    private SkeletonTable() {}

    static SkeletonState at(int stones, int turn) {
        return GAME.place(TWO, new SkeletonPosition(stones, turn));
    }

    static SkeletonState play(SkeletonState state, String word) {
        int actor = Actor.first(state.toAct());
        int move = state.read(actor, word);
        assertTrue(state.legal(actor, move), word);
        state.play(actor, move, 0, Told.DEAF);
        return state;
    }
}
