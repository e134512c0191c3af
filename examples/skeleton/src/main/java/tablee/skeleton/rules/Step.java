package tablee.skeleton.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Something the game waits for, and the rules about it. Stateless; there is one for each {@link Phase}. */
interface Step {
    /** What speaks against a move of the one who decides. */
    Optional<Refusal> refuse(SkeletonState state, int move);

    void play(SkeletonState state, int move, Told told);

    /** Something a seat decides. */
    interface Decision extends Step {
        /** What the seat may do, in a fixed order. */
        void moves(SkeletonState state, Moves out);
    }

    /** Something chance decides. */
    interface Chance extends Step {
        void odds(SkeletonState state, Odds out);
    }
}
