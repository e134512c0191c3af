package tablee.circus.rules;

import tablee.core.Refusal;

/** Applause: held by the sides, the rest in the reserve, five in all (CIRC-4, CIRC-24, CIRC-60). */
public final class Applause {
    /** What Clowns bring one side, or cost the other (CIRC-36). */
    public static final int OF_CLOWNS = 1;

    private static final int BITS = 4;
    private static final int MOST = (1 << BITS) - 1;

    private Applause() {}

    public static int of(CircusState state, int side) {
        return state.applause >>> BITS * side & MOST;
    }

    public static int reserve(CircusState state) {
        return state.rules.numbers().applause() - of(state, 0) - of(state, 1);
    }

    /** A side takes this many tokens from the reserve, or puts them back if the number is negative. */
    public static void give(CircusState state, int side, int tokens) {
        state.applause += tokens << BITS * side;
    }

    /** The same by a rule of the game, so that it counts who reached what first (CIRC-65). */
    static void move(CircusState state, int side, int tokens) {
        give(state, side, tokens);
        LimitStanding.changed(state, side);
    }

    static boolean buysAction(CircusState state) {
        return canPay(state, state.rules.numbers().actionPrice()) && !allActionsUsed(state);
    }

    static boolean buysLook(CircusState state) {
        return canPay(state, state.rules.numbers().lookPrice());
    }

    /** Whether the present seat can still buy anything. */
    static boolean buysAnything(CircusState state) {
        return buysLook(state) || buysAction(state);
    }

    static void payAction(CircusState state) {
        move(state, state.side(), -state.rules.numbers().actionPrice());
    }

    static void payLook(CircusState state) {
        move(state, state.side(), -state.rules.numbers().lookPrice());
    }

    static Refusal whyNoAction(CircusState state) {
        return allActionsUsed(state)
                ? Refusal.of("CIRC-25", "most-actions", state.rules.numbers().mostActions())
                : whyNoLook();
    }

    static Refusal whyNoLook() {
        return Refusal.of("CIRC-24", "no-applause");
    }

    /** Every turn ends (CIRC-25). */
    private static boolean allActionsUsed(CircusState state) {
        return state.actionsDone + state.actionsLeft >= state.rules.numbers().mostActions();
    }

    private static boolean canPay(CircusState state, int price) {
        return of(state, state.side()) >= price;
    }
}
