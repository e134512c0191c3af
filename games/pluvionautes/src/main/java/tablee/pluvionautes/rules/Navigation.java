package tablee.pluvionautes.rules;

import tablee.core.Told;

/**
 * The journey in advanced mode (PLUV-61 to 63), step by step. What is towed is in the air until it is left or the phase
 * ends. No step is offered after which the phase could not be ended.
 */
public final class Navigation {
    /** The highest face that shows clouds. */
    private static final int CLOUDS = 3;

    private Navigation() {}

    static void begin(PluvionautesState state, Told told) {
        state.points = state.face;
        state.phase = Phase.NAVIGATE;
        if (told.listening())
            told.all(new PluvionautesEvent.NavigationBegan(state.turn, inClouds(state), state.points));
    }

    /** Cloud navigation, or island navigation. */
    public static boolean inClouds(PluvionautesState state) {
        return state.face <= CLOUDS;
    }

    /** What cannot be left twice on one cell: islands or loose clouds, without the one in the air. */
    static long others(PluvionautesState state) {
        return inClouds(state) ? state.sky.clouds() : state.sky.islands();
    }

    /** Where the one in the air may be when the phase ends: a carried cloud also where it can be anchored. */
    private static long ends(PluvionautesState state, long others) {
        return inClouds(state) ? ~others | state.sky.cellsWithFreeSlot() : ~others;
    }

    /** Whether there is something here to take along, or in the air already. */
    static boolean canTow(PluvionautesState state) {
        if (state.carried != Piece.NONE) return true;
        return (state.die & (inClouds(state) ? state.sky.clouds() : state.freeIslands())) != 0;
    }

    /** What is in the air may be left here: nothing like it lies on this cell. */
    static boolean canLeave(PluvionautesState state) {
        return state.carried == Piece.NONE || (state.die & others(state)) == 0;
    }

    static boolean canEnd(PluvionautesState state) {
        return state.carried == Piece.NONE || (state.die & ends(state, others(state))) != 0;
    }

    /** Whether what is in the air could not be put down any more. */
    public static boolean stuck(PluvionautesState state) {
        return (state.sky.reach(state.die, state.points) & ends(state, others(state))) == 0;
    }

    // ---- Steps ----

    private static long neighbours(PluvionautesState state, long lifted) {
        return Hex.near(state.die) & state.sky.costingAtMost(state.points, lifted);
    }

    /** Steps of the die alone. */
    static long steps(PluvionautesState state) {
        return canLeave(state) ? neighbours(state, 0) : 0;
    }

    /** Steps that take along what is here. */
    static long tows(PluvionautesState state) {
        if (!canTow(state)) return 0;
        boolean onBoard = state.carried == Piece.NONE;
        long lifted = onBoard && !inClouds(state) ? state.die : 0;
        long ends = ends(state, onBoard ? others(state) & ~state.die : others(state));
        long cells = 0;
        for (long left = neighbours(state, lifted); left != 0; left &= left - 1) {
            long cell = left & -left;
            int rest = state.points - state.sky.cost(Hex.first(cell), lifted);
            if ((state.sky.reach(cell, rest, lifted) & ends) != 0) cells |= cell;
        }
        return cells;
    }

    static void step(PluvionautesState state, int cell, Told told) {
        if (state.carried != Piece.NONE) leave(state, told);
        go(state, cell, told);
    }

    static void tow(PluvionautesState state, int cell, Told told) {
        if (state.carried == Piece.NONE) {
            int here = state.dieCell();
            state.carried = inClouds(state) ? state.sky.liftCloud(here) : state.sky.liftIsland(here);
        }
        go(state, cell, told);
    }

    private static void go(PluvionautesState state, int cell, Told told) {
        int cost = state.sky.cost(cell, 0);
        if (told.listening()) told.all(PluvionautesEvent.stepped(state, cell, cost));
        state.points -= cost;
        state.die = Hex.bit(cell);
    }

    private static void leave(PluvionautesState state, Told told) {
        state.sky.put(state.carried, state.dieCell());
        if (told.listening()) told.all(PluvionautesEvent.left(state));
        state.carried = Piece.NONE;
    }

    // ---- The end of a phase ----

    static void end(PluvionautesState state, Told told) {
        if (inClouds(state)) endClouds(state, told);
        else endIslands(state, told);
    }

    private static void endIslands(PluvionautesState state, Told told) {
        if (state.carried != Piece.NONE) leave(state, told);
        turnOver(state, told);
    }

    /** The cloud here is anchored, the carried one first; without a free slot it stays loose. */
    private static void endClouds(PluvionautesState state, Told told) {
        boolean cloud = state.carried != Piece.NONE || (state.die & state.sky.clouds()) != 0;
        if (cloud && (state.die & state.sky.cellsWithFreeSlot()) != 0) {
            if (state.carried == Piece.NONE) state.carried = state.sky.liftCloud(state.dieCell());
            state.phase = Phase.ANCHOR;
            return;
        }
        if (state.carried != Piece.NONE) leave(state, told);
        turnOver(state, told);
    }

    /** After the first phase the other one; after the second the landing. */
    static void turnOver(PluvionautesState state, Told told) {
        if (state.turned) {
            TurnEnd.land(state, told);
            return;
        }
        state.face = 7 - state.face;
        state.turned = true;
        begin(state, told);
    }

    /** What keeps the piece under the die from being towed. */
    static String whatHolds(PluvionautesState state) {
        if ((state.die & state.sky.clouds()) != 0) return "cloud";
        if ((state.die & state.sky.islands()) == 0) return "nothing";
        if ((state.die & state.allAirships()) != 0) return "airship";
        return (state.die & state.weatherCells()) != 0 ? "weather" : "fog";
    }
}
