package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Something the game waits for, and the rules about it. Stateless; there is one for each {@link Phase}. */
interface Step {
    /** What speaks against a move that can be written down, of the one who decides. */
    Optional<Refusal> refuse(RandoState s, int actor, int move);

    void play(RandoState s, int actor, int move, Told told);

    /** Something a seat decides. */
    interface Decision extends Step {
        /** What the seat may do, in a fixed order. */
        void moves(RandoState s, int seat, Moves out);
    }

    /** Something CHANCE decides. */
    interface Chance extends Step {
        void odds(RandoState s, Odds out);

        /** The rule that says what is left to chance here. */
        default String rule(RandoState s) {
            return s.phase.rule;
        }

        @Override
        default Optional<Refusal> refuse(RandoState s, int actor, int move) {
            Odds odds = new Odds();
            odds(s, odds);
            for (int i = 0; i < odds.size(); i++) if (odds.move(i) == move) return Optional.empty();
            return Optional.of(Refusal.of(rule(s), "no-outcome"));
        }
    }
}
