package tablee.circus;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The Clown's power (CIRC-36): who brings Clowns together takes Applause, or has the other side return one. */
final class Clowns {
    private Clowns() {}

    /** Whether two neighbours both show Clowns now that did not both show them before. */
    static boolean met(int clownsBefore, int clownsNow) {
        return (Ring.pairs(clownsNow) & ~Ring.pairs(clownsBefore)) != 0;
    }

    /** Lets the present seat choose, unless there is nothing to choose. */
    static void ask(CircusState state, Told told) {
        if (!worthAsking(state)) return;
        state.phase = Phase.CLOWN_CHOICE;
        if (told.listening()) told.all(new Happened.ClownsMet(state.seat));
    }

    /** Whether the choice can stand open. */
    static boolean canAsk(CircusState state) {
        boolean met = Ring.pairs(state.showing(Artist.CLOWN)) != 0 && state.actionsDone > 0;
        return met && worthAsking(state);
    }

    /** Whether an effect is possible, now or once the seat has spent Applause that it can take back (CIRC-24). */
    static boolean worthAsking(CircusState state) {
        return canTake(state) || canReturn(state) || spends(state);
    }

    private static boolean spends(CircusState state) {
        return state.terms.postersFirst() && Applause.buysAnything(state);
    }

    static boolean canTake(CircusState state) {
        return Applause.reserve(state) > 0;
    }

    static boolean canReturn(CircusState state) {
        return Applause.of(state, 1 - state.side()) > 0;
    }

    static void moves(CircusState state, Moves out) {
        if (canTake(state)) out.add(Move.TAKE);
        if (canReturn(state)) out.add(Move.RETURN);
        out.add(Move.DECLINE);
        if (state.terms.postersFirst()) Turns.spending(state, out);
    }

    static boolean legal(CircusState state, int kind) {
        return switch (kind) {
            case Move.TAKE -> canTake(state);
            case Move.RETURN -> canReturn(state);
            case Move.DECLINE -> true;
            default -> state.terms.postersFirst() && Turns.legalSpending(state, kind);
        };
    }

    static Refusal why(CircusState state, int kind) {
        return switch (kind) {
            case Move.TAKE -> Refusal.of("CIRC-36", "reserve-empty");
            case Move.RETURN -> Refusal.of("CIRC-36", "opponents-empty");
            case Move.LOOK, Move.BUY, Move.OK -> whyNoSpending(state, kind);
            default -> clownsFirst();
        };
    }

    private static Refusal whyNoSpending(CircusState state, int kind) {
        return state.terms.postersFirst() ? Why.refusedSpending(state, kind) : clownsFirst();
    }

    private static Refusal clownsFirst() {
        return Refusal.of("CIRC-42", "clowns-first");
    }

    static void play(CircusState state, int kind, Told told) {
        state.phase = Phase.TURN;
        switch (kind) {
            case Move.TAKE -> Applause.give(state, state.side(), 1);
            case Move.RETURN -> Applause.give(state, 1 - state.side(), -1);
            default -> {}
        }
        if (told.listening()) told.all(event(state.seat, kind));
        if (!state.terms.postersFirst()) Posters.award(state, told);
    }

    private static Record event(int seat, int kind) {
        return switch (kind) {
            case Move.TAKE -> new Happened.ApplauseTaken(seat);
            case Move.RETURN -> new Happened.ApplauseReturned(seat);
            default -> new Happened.ClownsIgnored(seat);
        };
    }
}
