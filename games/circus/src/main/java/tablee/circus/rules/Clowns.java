package tablee.circus.rules;

import tablee.core.Told;

/** When Clowns meet (CIRC-36), and whether there is anything to choose then. */
public final class Clowns {
    private Clowns() {}

    /** Whether two neighbours both show Clowns now that did not both show them before. */
    public static boolean met(int clownsBefore, int clownsNow) {
        return (Ring.pairs(clownsNow) & ~Ring.pairs(clownsBefore)) != 0;
    }

    /** Lets the present seat choose, unless there is nothing to choose. */
    static void ask(CircusState state, Told told) {
        if (!worthAsking(state)) return;
        state.phase = Phase.CLOWN_CHOICE;
        if (told.listening()) told.all(new CircusEvent.ClownsMet(state.seat));
    }

    /** Whether the choice can stand open. */
    public static boolean canAsk(CircusState state) {
        boolean met = Ring.pairs(state.showing(Artist.CLOWN)) != 0 && state.actionsDone > 0;
        return met && worthAsking(state);
    }

    /** Whether an effect is possible, now or once the seat has spent Applause that it can take back (CIRC-24). */
    public static boolean worthAsking(CircusState state) {
        return canTake(state) || canReturn(state) || spends(state);
    }

    private static boolean spends(CircusState state) {
        return state.rules.postersFirst() && Applause.buysAnything(state);
    }

    public static boolean canTake(CircusState state) {
        return Applause.reserve(state) > 0;
    }

    public static boolean canReturn(CircusState state) {
        return Applause.of(state, 1 - state.side()) > 0;
    }
}
