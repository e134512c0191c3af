package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** What is possible at any moment of a turn (CIRC-24): to buy an action, to look for Applause, and to put a look away. */
final class Spending {
    private Spending() {}

    static void moves(CircusState state, Moves out) {
        if (Applause.buysLook(state)) CircusMove.everywhere(CircusMove.LOOK, out);
        if (Applause.buysAction(state)) out.add(CircusMove.BUY);
        if (CircusSecrets.isShown(state, state.seat)) out.add(CircusMove.OK);
    }

    /** What speaks against a move of one of these kinds. */
    static Optional<Refusal> refuse(CircusState state, int kind) {
        return switch (kind) {
            case CircusMove.LOOK -> unless(Applause.buysLook(state), Applause.whyNoLook());
            case CircusMove.BUY -> unless(Applause.buysAction(state), Applause.whyNoAction(state));
            default -> unless(CircusSecrets.isShown(state, state.seat), Refusal.of("CIRC-51", "no-look"));
        };
    }

    private static Optional<Refusal> unless(boolean fine, Refusal refusal) {
        return fine ? Optional.empty() : Optional.of(refusal);
    }

    static void play(CircusState state, int move, Told told) {
        switch (CircusMove.kind(move)) {
            case CircusMove.LOOK -> look(state, CircusMove.first(move), told);
            case CircusMove.BUY -> buy(state, told);
            default -> {
                if (told.listening()) told.all(new CircusEvent.LookDone(state.seat));
            }
        }
    }

    private static void buy(CircusState state, Told told) {
        Applause.payAction(state);
        state.actionsLeft++;
        if (told.listening()) told.all(new CircusEvent.ActionBought(state.seat));
    }

    private static void look(CircusState state, int position, Told told) {
        Applause.payLook(state);
        CircusSecrets.show(state, 1 << state.seat, 1 << position, told);
        if (told.listening()) told.all(new CircusEvent.LookBought(state.seat, position + 1));
    }
}
