package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Told;

/** What the seat whose turn it is can do, by phase. */
final class Choices {
    /** All faces but the airships (PLUV-20). */
    private static final long SETTABLE = 0b111100;

    private Choices() {}

    /** The numbers (cells, faces) with which this deed can be done now, as bits. */
    static long of(PluvionautesState state, PluvionautesMove deed) {
        if (state.phase == Phase.NAVIGATE) return inNavigation(state, deed);
        if (deed != deed(state.phase)) return 0;
        return switch (state.phase) {
            case RECALL -> state.airships[state.turn];
            case THROW -> state.rules.dexterity() ? 0 : Hex.BOARD;
            case LAND -> state.die;
            case FACE -> SETTABLE;
            case PLACE_SUN -> Knock.cells(state.sun);
            case PLACE_MONSOON -> Knock.cells(state.monsoon);
            case MOVE -> Travel.destinations(state);
            case TOW -> Travel.towEnds(state);
            case ANCHOR -> state.sky.beyondFreeSlots(state.dieCell());
            default -> 0;
        };
    }

    private static long inNavigation(PluvionautesState state, PluvionautesMove deed) {
        return switch (deed) {
            case STEP -> Navigation.steps(state);
            case TOW -> Navigation.tows(state);
            case END -> Navigation.canEnd(state) ? 1 : 0;
            default -> 0;
        };
    }

    /** What is done in a phase that has one deed; {@link PluvionautesMove#END} where a seat has nothing to do, or several. */
    static PluvionautesMove deed(Phase phase) {
        return switch (phase) {
            case RECALL -> PluvionautesMove.RECALL;
            case THROW -> PluvionautesMove.TARGET;
            case LAND -> PluvionautesMove.LAND;
            case FACE -> PluvionautesMove.SET;
            case PLACE_SUN -> PluvionautesMove.SUN;
            case PLACE_MONSOON -> PluvionautesMove.MONSOON;
            case MOVE -> PluvionautesMove.MOVE;
            case TOW -> PluvionautesMove.TOW;
            case ANCHOR -> PluvionautesMove.ANCHOR;
            default -> PluvionautesMove.END;
        };
    }

    static void list(PluvionautesState state, Moves out) {
        if (state.phase == Phase.NAVIGATE) {
            add(state, PluvionautesMove.STEP, out);
            add(state, PluvionautesMove.TOW, out);
            add(state, PluvionautesMove.END, out);
        } else if (state.phase == Phase.THROW && state.rules.dexterity()) {
            for (int place = 0; place < Hex.CELLS; place++)
                out.add(Scatter.measured().aim(Hex.at(place)));
            out.sample();
        } else {
            add(state, deed(state.phase), out);
        }
    }

    private static void add(PluvionautesState state, PluvionautesMove deed, Moves out) {
        for (long left = of(state, deed); left != 0; left &= left - 1) out.add(deed.move(Hex.first(left)));
    }

    static void play(PluvionautesState state, PluvionautesMove deed, int number, Told told) {
        switch (deed) {
            case RECALL -> TakeOff.recall(state, number, told);
            case TARGET -> TakeOff.aim(state, deed.move(number), told);
            case LAND -> TakeOff.choose(state, number, told);
            case SET -> TakeOff.setFace(state, number, told);
            case SUN -> TakeOff.place(state, Weather.SUN, number, told);
            case MONSOON -> TakeOff.place(state, Weather.MONSOON, number, told);
            case MOVE -> Travel.move(state, number, told);
            case STEP -> Navigation.step(state, number, told);
            case TOW -> tow(state, number, told);
            case ANCHOR -> Travel.anchor(state, number, told);
            case END -> Navigation.end(state, told);
        }
    }

    private static void tow(PluvionautesState state, int cell, Told told) {
        if (state.phase == Phase.NAVIGATE) Navigation.tow(state, cell, told);
        else Travel.tow(state, cell, told);
    }
}
