package tablee.circus.rules;

import java.util.Arrays;
import tablee.core.Told;
import tablee.core.Viewer;

/** A turn (CIRC-20, CIRC-24, CIRC-25): when it begins and ends, and when the game does. */
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

    /** Nothing left to do, to buy or to look at (CIRC-25, CIRC-51). */
    public static boolean isOver(CircusState state) {
        return state.phase == Phase.TURN
                && state.actionsLeft == 0
                && !Applause.buysAnything(state)
                && !CircusSecrets.isShown(state, state.seat);
    }

    static void endIfOver(CircusState state, Told told) {
        if (isOver(state)) end(state, told);
    }

    static void end(CircusState state, Told told) {
        if (Posters.wonByClowns(state)) Posters.winByClowns(state, told);
        else if (state.turn - state.posterTurn >= state.rules.drawAfter())
            endGame(state, LimitStanding.atLimit(state), told);
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
        int quiet = state.turn - state.posterTurn;
        if (ending.atLimit()) told.all(new CircusEvent.DecidedAtLimit(quiet, ending));
        if (ending == Ending.DRAW) told.all(new CircusEvent.GameDrawn(quiet));
        else told.all(new CircusEvent.GameWon(state.rules.members(LimitStanding.winner(state))));
    }
}
