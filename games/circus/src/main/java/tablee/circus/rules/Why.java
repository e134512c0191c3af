package tablee.circus.rules;

import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.TableRule;

/** Why a move is refused (CIRC-62): the first rule it breaks, and which token stands in the way. */
final class Why {
    private Why() {}

    static Refusal refused(CircusState state, int actor, int move) {
        if (!Actor.in(state.toAct(), actor)) return Refusal.of(TableRule.TURN.id(), "not-your-turn");
        if (!CircusMove.exists(actor, move, state.rules)) return Refusal.of(TableRule.WORD.id(), "no-such-move");
        if (actor == Actor.CHANCE) return Deal.why(state, move);
        if (state.phase == Phase.CLOWN_CHOICE) return Clowns.why(state, CircusMove.kind(move));
        return refusedInTurn(state, move);
    }

    private static Refusal refusedInTurn(CircusState state, int move) {
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP, CircusMove.FLIP, CircusMove.USE -> refusedAction(state, move);
            case CircusMove.LOOK, CircusMove.BUY, CircusMove.OK -> refusedSpending(state, CircusMove.kind(move));
            case CircusMove.END -> Refusal.of("CIRC-20", "actions-left", state.actionsLeft);
            default -> Refusal.of("CIRC-36", "no-clowns-met");
        };
    }

    static Refusal refusedSpending(CircusState state, int kind) {
        return switch (kind) {
            case CircusMove.LOOK -> Applause.whyNoLook();
            case CircusMove.BUY -> Applause.whyNoAction(state);
            default -> Refusal.of("CIRC-51", "no-look");
        };
    }

    private static Refusal refusedAction(CircusState state, int move) {
        if (state.actionsLeft == 0) return Refusal.of("CIRC-20", "no-action-left", state.actionsDone);
        if (CircusMove.kind(move) == CircusMove.USE) return Powers.why(state, CircusMove.first(move));
        return Swaps.why(state, CircusMove.first(move), CircusMove.second(move));
    }
}
