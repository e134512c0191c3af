package tablee.pluvionautes.rules;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** Something the game waits for, and the rules about it. Stateless; there is one for each {@link Phase}. */
interface Step {
    /** What speaks against a move of the one who decides. */
    Optional<Refusal> refuse(PluvionautesState state, int move);

    void play(PluvionautesState state, int move, Told told);

    /** Something a seat decides. */
    interface Decision extends Step {
        /** What the seat may do, in a fixed order. */
        void moves(PluvionautesState state, Moves out);
    }

    /** Something chance decides. */
    interface Chance extends Step {
        void odds(PluvionautesState state, Odds out);

        /** Whether a move is an outcome: at set-up one of those listed; throws can have others. */
        default boolean possible(PluvionautesState state, int move) {
            Odds odds = new Odds();
            odds(state, odds);
            for (int i = 0; i < odds.size(); i++) if (odds.move(i) == move) return true;
            return false;
        }

        @Override
        default Optional<Refusal> refuse(PluvionautesState state, int move) {
            return possible(state, move) ? Optional.empty() : Optional.of(why(state, move));
        }

        static Refusal why(PluvionautesState state, int move) {
            boolean outcome = ChanceMove.valid(move) || Landing.valid(move) || Knock.valid(move);
            if (!outcome) return Refusal.of("TABLE-10", "no-such-move");
            return Refusal.of(state.phase.rule(), "no-such-outcome", state.write(Actor.CHANCE, move));
        }
    }
}
