package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** In its turn a seat acts (CIRC-20), spends Applause (CIRC-24), and ends the turn when no action is left (CIRC-25). */
final class TakeTurn implements Step.Decision {
    static final TakeTurn STEP = new TakeTurn();

    private TakeTurn() {}

    @Override
    public void moves(CircusState state, Moves out) {
        if (state.actionsLeft > 0) Actions.moves(state, out);
        Spending.moves(state, out);
        if (state.actionsLeft == 0) out.add(CircusMove.END);
    }

    @Override
    public Optional<Refusal> refuse(CircusState state, int move) {
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP, CircusMove.FLIP, CircusMove.USE -> Actions.refuse(state, move);
            case CircusMove.LOOK, CircusMove.BUY, CircusMove.OK -> Spending.refuse(state, CircusMove.kind(move));
            case CircusMove.END -> refuseEnd(state);
            default -> Optional.of(Refusal.of("CIRC-36", "no-clowns-met"));
        };
    }

    private static Optional<Refusal> refuseEnd(CircusState state) {
        int left = state.actionsLeft;
        return left == 0 ? Optional.empty() : Optional.of(Refusal.of("CIRC-20", "actions-left", left));
    }

    @Override
    public void play(CircusState state, int move, Told told) {
        CircusSecrets.acknowledge(state, state.seat);
        switch (CircusMove.kind(move)) {
            case CircusMove.SWAP, CircusMove.FLIP, CircusMove.USE -> Actions.play(state, move, told);
            case CircusMove.END -> {
                Turns.end(state, told);
                return;
            }
            default -> Spending.play(state, move, told);
        }
        Turns.endIfOver(state, told);
    }
}
