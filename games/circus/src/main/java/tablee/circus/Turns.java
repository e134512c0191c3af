package tablee.circus;

import java.util.Arrays;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.core.Viewer;

/** A turn (CIRC-20, CIRC-24, CIRC-25): what may be done in it, when it ends, and when the game does. */
final class Turns {
    private Turns() {}

    static void begin(CircusState state, int seat, Told told) {
        state.phase = Phase.TURN;
        state.turn++;
        state.seat = seat;
        state.actionsDone = 0;
        state.actionsLeft = state.terms.numbers().actions();
        state.turnBeganBefore = state.turnBegan[seat];
        state.turnBegan[seat] = state.entries;
        if (told.listening()) told.all(new Happened.TurnBegan(state.turn, seat));
    }

    /** All moves of the present seat, but for those that answer Clowns. */
    static void moves(CircusState state, Moves out) {
        if (state.actionsLeft > 0) actions(state, out);
        spending(state, out);
        if (state.actionsLeft == 0) out.add(Move.END);
    }

    /** What is possible at any moment of a turn (CIRC-24): to buy, to look, and to put a look away. */
    static void spending(CircusState state, Moves out) {
        if (Applause.buysLook(state)) everywhere(Move.LOOK, out);
        if (Applause.buysAction(state)) out.add(Move.BUY);
        if (Knowledge.isShown(state, state.seat)) out.add(Move.OK);
    }

    private static void actions(CircusState state, Moves out) {
        for (int left = Swaps.withNext(state); left != 0; left &= left - 1) {
            out.add(Move.swapWithNext(Integer.numberOfTrailingZeros(left)));
        }
        everywhere(Move.FLIP, out);
        for (int left = Powers.usable(state); left != 0; left &= left - 1) {
            out.add(Move.on(Move.USE, Integer.numberOfTrailingZeros(left)));
        }
    }

    private static void everywhere(int kind, Moves out) {
        for (int position = 0; position < Ring.POSITIONS; position++) out.add(Move.on(kind, position));
    }

    static boolean legal(CircusState state, int move) {
        if (state.phase == Phase.CLOWN_CHOICE) return Clowns.legal(state, Move.kind(move));
        return switch (Move.kind(move)) {
            case Move.SWAP -> state.actionsLeft > 0 && Swaps.legal(state, Move.first(move), Move.second(move));
            case Move.FLIP -> state.actionsLeft > 0;
            case Move.USE -> state.actionsLeft > 0 && Ring.in(Powers.usable(state), Move.first(move));
            case Move.END -> state.actionsLeft == 0;
            default -> legalSpending(state, Move.kind(move));
        };
    }

    static boolean legalSpending(CircusState state, int kind) {
        return switch (kind) {
            case Move.LOOK -> Applause.buysLook(state);
            case Move.BUY -> Applause.buysAction(state);
            case Move.OK -> Knowledge.isShown(state, state.seat);
            default -> false;
        };
    }

    static void play(CircusState state, int move, Told told) {
        Knowledge.acknowledge(state, state.seat);
        int kind = Move.kind(move);
        switch (kind) {
            case Move.SWAP, Move.FLIP, Move.USE -> Actions.play(state, move, told);
            case Move.TAKE, Move.RETURN, Move.DECLINE -> Clowns.play(state, kind, told);
            case Move.LOOK -> look(state, Move.first(move), told);
            case Move.BUY -> buy(state, told);
            case Move.OK -> tellLookDone(state, told);
            default -> end(state, told);
        }
        if (kind != Move.END && isOver(state)) end(state, told);
    }

    /** Nothing left to do, to buy or to look at (CIRC-25, CIRC-51). */
    static boolean isOver(CircusState state) {
        return state.phase == Phase.TURN
                && state.actionsLeft == 0
                && !Applause.buysAnything(state)
                && !Knowledge.isShown(state, state.seat);
    }

    private static void buy(CircusState state, Told told) {
        Applause.payAction(state);
        state.actionsLeft++;
        if (told.listening()) told.all(new Happened.ActionBought(state.seat));
    }

    private static void look(CircusState state, int position, Told told) {
        Applause.payLook(state);
        Knowledge.show(state, 1 << state.seat, 1 << position, told);
        if (told.listening()) told.all(new Happened.LookBought(state.seat, position + 1));
    }

    private static void tellLookDone(CircusState state, Told told) {
        if (told.listening()) told.all(new Happened.LookDone(state.seat));
    }

    private static void end(CircusState state, Told told) {
        if (Posters.wonByClowns(state)) Posters.winByClowns(state, told);
        else if (state.turn - state.posterTurn >= state.terms.drawAfter()) endGame(state, Ending.DRAW, told);
        else begin(state, state.terms.after(state.seat), told);
    }

    /** After the end everybody may see everything. */
    static void endGame(CircusState state, Ending ending, Told told) {
        state.phase = Phase.OVER;
        state.ending = ending;
        state.shown = 0;
        Arrays.fill(state.seen, Seen.byEverybody(state.turn));
        told.reveal(Viewer.EVERYBODY);
        if (!told.listening()) return;
        if (ending == Ending.DRAW) told.all(new Happened.GameDrawn(state.turn - state.posterTurn));
        else told.all(new Happened.GameWon(state.terms.members(state.side())));
    }
}
