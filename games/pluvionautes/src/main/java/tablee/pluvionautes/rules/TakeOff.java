package tablee.pluvionautes.rules;

import tablee.core.Told;

/** Take-off (PLUV-20, 21, 60): how its steps follow each other, from the airship that leaves the board to the journey. */
final class TakeOff {
    private TakeOff() {}

    /** A turn begins: who has all airships on the board takes one back, and chooses which if there are two. */
    static void begin(PluvionautesState state, Told told) {
        state.throwsLeft = state.rules.throwsEach();
        long mine = state.airships[state.turn];
        state.phase = Phase.THROW;
        if (told.listening()) told.all(new PluvionautesEvent.TurnBegan(state.turn, state.round));
        if (Long.bitCount(mine) < state.rules.airships()) return;
        if (state.rules.airships() == 1) recall(state, Hex.first(mine), told);
        else state.phase = Phase.RECALL;
    }

    static void recall(PluvionautesState state, int cell, Told told) {
        state.airships[state.turn] &= ~Hex.bit(cell);
        state.phase = Phase.THROW;
        if (told.listening()) told.all(new PluvionautesEvent.AirshipTakenOff(state.turn, Hex.write(cell)));
    }

    private static boolean between(long cells) {
        return (cells & cells - 1) != 0;
    }

    private static boolean airshipOnTop(PluvionautesState state) {
        return !state.rules.advanced() && (state.face == 1 || state.face == 6);
    }

    /** Goes on to the next thing that the throw leaves open, or to the journey. */
    static void settle(PluvionautesState state, Told told) {
        if (state.hit != 0) state.phase = Phase.KNOCK;
        else if (between(state.die)) state.phase = Phase.LAND;
        else if (airshipOnTop(state)) state.phase = Phase.FACE;
        else if (between(Knock.cells(state.sun))) state.phase = Phase.PLACE_SUN;
        else if (between(Knock.cells(state.monsoon))) state.phase = Phase.PLACE_MONSOON;
        else if (state.rules.advanced()) Navigation.begin(state, told);
        else Travel.begin(state);
    }
}
