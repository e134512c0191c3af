package tablee.pluvionautes.rules;

import java.util.Optional;
import tablee.core.Refusal;

/** A decision about one thing: one kind of move, with the cells or faces that can be chosen as a set of bits. */
interface Choice extends Step.Decision {
    PluvionautesMove kind();

    /** The cells or faces that can be chosen now. */
    long numbers(PluvionautesState state);

    /** Why another cell or face is refused. */
    Refusal why(PluvionautesState state, int number);

    @Override
    default Optional<Refusal> refuse(PluvionautesState state, int move) {
        if (Aim.valid(move) || PluvionautesMove.of(move) != kind()) return Optional.of(state.phase.notNow());
        int number = PluvionautesMove.number(move);
        return Hex.has(numbers(state), number) ? Optional.empty() : Optional.of(why(state, number));
    }
}
