package tablee.pluvionautes.rules;

import tablee.core.Told;

/** The journey in normal mode (PLUV-22 to 26): movement, docking, towing, anchoring. */
public final class Travel {
    private Travel() {}

    static void begin(PluvionautesState state) {
        state.points = state.face;
        state.phase = Phase.MOVE;
    }

    // ---- Movement ----

    static long destinations(PluvionautesState state) {
        return state.sky.reach(state.die, state.points);
    }

    static void move(PluvionautesState state, int cell, Told told) {
        if (told.listening()) told.all(PluvionautesEvent.moved(state, cell));
        state.die = Hex.bit(cell);
        dock(state, told);
    }

    // ---- Docking ----

    /** The points that towing would have. */
    private static int towingPoints(PluvionautesState state) {
        return 7 - state.face;
    }

    private static void dock(PluvionautesState state, Told told) {
        int cell = state.dieCell();
        boolean cloud = (state.die & state.sky.clouds()) != 0;
        boolean free = cloud ? canAnchor(state) : (state.die & state.freeIslands()) != 0;
        if (!free) {
            if (told.listening()) told.all(PluvionautesEvent.notDocked(state));
            TurnEnd.land(state, told);
            return;
        }
        state.carried = cloud ? state.sky.liftCloud(cell) : state.sky.liftIsland(cell);
        state.face = towingPoints(state);
        state.points = state.face;
        state.turned = true;
        state.phase = Phase.TOW;
        if (told.listening()) told.all(PluvionautesEvent.docked(state));
    }

    /** Whether a cell with a free slot is in reach of a cloud that is docked here. */
    private static boolean canAnchor(PluvionautesState state) {
        return (state.sky.reach(state.die, towingPoints(state)) & state.sky.cellsWithFreeSlot()) != 0;
    }

    // ---- Towing ----

    /** An island ends where no other is, a cloud where it can be anchored. */
    public static long towEnds(PluvionautesState state) {
        long reached = state.sky.reach(state.die, state.points);
        return Piece.isIsland(state.carried) ? reached & ~state.sky.islands() : reached & state.sky.cellsWithFreeSlot();
    }

    static void tow(PluvionautesState state, int cell, Told told) {
        if (told.listening()) told.all(PluvionautesEvent.towed(state, cell));
        state.die = Hex.bit(cell);
        if (Piece.isCloud(state.carried)) {
            state.phase = Phase.ANCHOR;
            return;
        }
        state.sky.put(state.carried, cell);
        state.carried = Piece.NONE;
        TurnEnd.land(state, told);
    }

    // ---- Anchoring, in both modes ----

    /** The slot is named by the neighbour beyond it. */
    static void anchor(PluvionautesState state, int neighbour, Told told) {
        boolean before = state.endTriggered();
        state.sky.anchor(state.carried, state.dieCell(), neighbour);
        if (told.listening()) told.all(PluvionautesEvent.anchored(state, neighbour));
        state.carried = Piece.NONE;
        if (told.listening() && !before && state.endTriggered())
            told.all(new PluvionautesEvent.EndTriggered(state.sky.anchored()));
        if (state.rules.advanced()) Navigation.turnOver(state, told);
        else TurnEnd.land(state, told);
    }
}
