package tablee.circus;

import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.TableRule;

/** Why a move is refused (CIRC-62): the first rule it breaks, and which token stands in the way. */
final class Why {
    private Why() {}

    static Refusal refused(CircusState state, int actor, int move) {
        if (!Actor.in(state.toAct(), actor)) return Refusal.of(TableRule.TURN.id(), "not-your-turn");
        if (!Move.exists(actor, move, state.terms)) return Refusal.of(TableRule.WORD.id(), "no-such-move");
        if (actor == Actor.CHANCE) return Deal.why(state, move);
        if (state.phase == Phase.CLOWN_CHOICE) return Clowns.why(state, Move.kind(move));
        return refusedInTurn(state, move);
    }

    /** A word that is nearly a move: positions are what people get wrong. */
    static Refusal notRead(String word) {
        String verb = word.split(" ", 2)[0];
        return switch (verb) {
            case "swap" -> Refusal.of("CIRC-21", "two-positions");
            case "flip", "use", "look" -> Refusal.of("CIRC-10", "one-position");
            default -> Refusal.of(TableRule.WORD.id(), "no-such-move");
        };
    }

    private static Refusal refusedInTurn(CircusState state, int move) {
        return switch (Move.kind(move)) {
            case Move.SWAP, Move.FLIP, Move.USE -> refusedAction(state, move);
            case Move.LOOK, Move.BUY, Move.OK -> refusedSpending(state, Move.kind(move));
            case Move.END -> Refusal.of("CIRC-20", "actions-left", state.actionsLeft);
            default -> Refusal.of("CIRC-36", "no-clowns-met");
        };
    }

    static Refusal refusedSpending(CircusState state, int kind) {
        return switch (kind) {
            case Move.LOOK -> Applause.whyNoLook();
            case Move.BUY -> Applause.whyNoAction(state);
            default -> Refusal.of("CIRC-51", "no-look");
        };
    }

    private static Refusal refusedAction(CircusState state, int move) {
        if (state.actionsLeft == 0) return Refusal.of("CIRC-20", "no-action-left", state.actionsDone);
        if (Move.kind(move) == Move.USE) return Powers.why(state, Move.first(move));
        return Swaps.why(state, Move.first(move), Move.second(move));
    }
}
