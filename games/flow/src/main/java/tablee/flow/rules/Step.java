package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Something the game waits for, and the rules about it. Stateless; there is one for each {@link Phase}. */
interface Step {
    /** What speaks against a well-formed move of the one who decides. */
    Optional<Refusal> refuse(FlowState s, int move);

    void play(FlowState s, int actor, int move, long at, Told told);

    /** Something a seat decides. */
    interface Decision extends Step {
        /** What the seat may do, in a fixed order. */
        void moves(FlowState s, Moves out);
    }

    /** Something chance decides. */
    interface Chance extends Step {
        void odds(FlowState s, Odds out);

        /** Whether a well-formed move has any weight now. */
        boolean possible(FlowState s, int move);

        @Override
        default Optional<Refusal> refuse(FlowState s, int move) {
            return possible(s, move) ? Optional.empty() : Optional.of(Refusal.of("TABLE-10", "not-drawn-now"));
        }
    }
}
