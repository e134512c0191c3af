package tablee.circus.rules;

import java.util.Arrays;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.core.Viewer;

/** A turn (CIRC-20, CIRC-24, CIRC-25): what may be done in it, when it ends, and when the game does. */
public final class Turns {
    private Turns() {}

    static void begin(CircusState state, int seat, Told told) {
        state.phase = Phase.TURN;
        state.turn++;
        state.seat = seat;
        state.actionsDone = 0;
        state.actionsLeft = state.rules.numbers().actions();
        state.turnBeganBefore = state.turnBegan[seat];
        state.turnBegan[seat] = state.entries;
        if (told.listening()) told.all(new CircusEvent.TurnBegan(state.turn, seat));
    }

    /** All moves of the present seat, but for those that answer Clowns. */
    static void moves(CircusState state, Moves out) {
        if (state.actionsLeft > 0) actions(state, out);
        spending(state, out);
        if (state.actionsLeft == 0) out.add(CircusMove.END);
    }

    /** What is possible at any moment of a turn (CIRC-24): to buy, to look, and to put a look away. */
    static void spending(CircusState state, Moves out) {
        if (Applause.buysLook(state)) everywhere(CircusMove.LOOK, out);
        if (Applause.buysAction(state)) out.add(CircusMove.BUY);
        if (CircusSecrets.isShown(state, state.seat)) out.add(CircusMove.OK);
    }

    private static void actions(CircusState state, Moves out) {
        for (int left = Swaps.withNext(state); left != 0; left &= left - 1) {
            out.add(CircusMove.swapWithNext(Integer.numberOfTrailingZeros(left)));
        }
        everywhere(CircusMove.FLIP, out);
        for (int left = Powers.usable(state); left != 0; left &= left - 1) {
            out.add(CircusMove.on(CircusMove.USE, Integer.numberOfTrailingZeros(left)));
        }
    }

    private static void everywhere(int kind, Moves out) {
        for (int position = 0; position < Ring.POSITIONS; position++) out.add(CircusMove.on(kind, position));
    }

    static boolean legal(CircusState state, int move) {
        if (state.phase == Phase.CLOWN_CHOICE) return Clowns.legal(state, CircusMove.kind(move));
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP ->
                state.actionsLeft > 0 && Swaps.legal(state, CircusMove.first(move), CircusMove.second(move));
            case CircusMove.FLIP -> state.actionsLeft > 0;
            case CircusMove.USE -> state.actionsLeft > 0 && Ring.in(Powers.usable(state), CircusMove.first(move));
            case CircusMove.END -> state.actionsLeft == 0;
            default -> legalSpending(state, CircusMove.kind(move));
        };
    }

    static boolean legalSpending(CircusState state, int kind) {
        return switch (kind) {
            case CircusMove.LOOK -> Applause.buysLook(state);
            case CircusMove.BUY -> Applause.buysAction(state);
            case CircusMove.OK -> CircusSecrets.isShown(state, state.seat);
            default -> false;
        };
    }

    static void play(CircusState state, int move, Told told) {
        CircusSecrets.acknowledge(state, state.seat);
        int kind = CircusMove.kind(move);
        switch (kind) {
            case CircusMove.SWAP, CircusMove.FLIP, CircusMove.USE -> Actions.play(state, move, told);
            case CircusMove.TAKE, CircusMove.RETURN, CircusMove.DECLINE -> Clowns.play(state, kind, told);
            case CircusMove.LOOK -> look(state, CircusMove.first(move), told);
            case CircusMove.BUY -> buy(state, told);
            case CircusMove.OK -> tellLookDone(state, told);
            default -> end(state, told);
        }
        if (kind != CircusMove.END && isOver(state)) end(state, told);
    }

    /** Nothing left to do, to buy or to look at (CIRC-25, CIRC-51). */
    public static boolean isOver(CircusState state) {
        return state.phase == Phase.TURN
                && state.actionsLeft == 0
                && !Applause.buysAnything(state)
                && !CircusSecrets.isShown(state, state.seat);
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

    private static void tellLookDone(CircusState state, Told told) {
        if (told.listening()) told.all(new CircusEvent.LookDone(state.seat));
    }

    private static void end(CircusState state, Told told) {
        if (Posters.wonByClowns(state)) Posters.winByClowns(state, told);
        else if (state.turn - state.posterTurn >= state.rules.drawAfter()) endGame(state, Ending.DRAW, told);
        else begin(state, state.rules.after(state.seat), told);
    }

    /** After the end everybody may see everything. */
    static void endGame(CircusState state, Ending ending, Told told) {
        state.phase = Phase.OVER;
        state.ending = ending;
        state.shown = 0;
        Arrays.fill(state.seen, Seen.byEverybody(state.turn));
        told.reveal(Viewer.EVERYBODY);
        if (!told.listening()) return;
        if (ending == Ending.DRAW) told.all(new CircusEvent.GameDrawn(state.turn - state.posterTurn));
        else told.all(new CircusEvent.GameWon(state.rules.members(state.side())));
    }
}
