package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Something the game waits for, and the rules about it. Stateless; there is one for each {@link Phase}. */
interface Step {
    void play(RandoState s, int actor, int move, Told told);

    /** Something a seat decides. */
    interface Decision extends Step {
        /** What the seat may do, in a fixed order. */
        void moves(RandoState s, int seat, Moves out);

        /** What speaks against a move that can be written down. */
        Optional<Refusal> refuse(RandoState s, int seat, int move);
    }

    /** Something CHANCE decides. */
    interface Chance extends Step {
        void odds(RandoState s, Odds out);
    }
}
