package tablee.circus.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The Clown's power (CIRC-36): who brings Clowns together takes Applause, or has the other side return one. */
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

    static void moves(CircusState state, Moves out) {
        if (canTake(state)) out.add(CircusMove.TAKE);
        if (canReturn(state)) out.add(CircusMove.RETURN);
        out.add(CircusMove.DECLINE);
        if (state.rules.postersFirst()) Turns.spending(state, out);
    }

    static boolean legal(CircusState state, int kind) {
        return switch (kind) {
            case CircusMove.TAKE -> canTake(state);
            case CircusMove.RETURN -> canReturn(state);
            case CircusMove.DECLINE -> true;
            default -> state.rules.postersFirst() && Turns.legalSpending(state, kind);
        };
    }

    static Refusal why(CircusState state, int kind) {
        return switch (kind) {
            case CircusMove.TAKE -> Refusal.of("CIRC-36", "reserve-empty");
            case CircusMove.RETURN -> Refusal.of("CIRC-36", "opponents-empty");
            case CircusMove.LOOK, CircusMove.BUY, CircusMove.OK -> whyNoSpending(state, kind);
            default -> clownsFirst();
        };
    }

    private static Refusal whyNoSpending(CircusState state, int kind) {
        return state.rules.postersFirst() ? Why.refusedSpending(state, kind) : clownsFirst();
    }

    private static Refusal clownsFirst() {
        return Refusal.of("CIRC-42", "clowns-first");
    }

    static void play(CircusState state, int kind, Told told) {
        state.phase = Phase.TURN;
        switch (kind) {
            case CircusMove.TAKE -> Applause.give(state, state.side(), 1);
            case CircusMove.RETURN -> Applause.give(state, 1 - state.side(), -1);
            default -> {}
        }
        if (told.listening()) told.all(event(state.seat, kind));
        if (!state.rules.postersFirst()) Posters.award(state, told);
    }

    private static Record event(int seat, int kind) {
        return switch (kind) {
            case CircusMove.TAKE -> new CircusEvent.ApplauseTaken(seat);
            case CircusMove.RETURN -> new CircusEvent.ApplauseReturned(seat);
            default -> new CircusEvent.ClownsIgnored(seat);
        };
    }
}
