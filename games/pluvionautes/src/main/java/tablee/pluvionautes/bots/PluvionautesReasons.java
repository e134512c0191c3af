package tablee.pluvionautes.bots;

import tablee.core.Odds;
import tablee.core.Reason;
import tablee.core.Told;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Navigation;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;
import tablee.pluvionautes.rules.SkyYield;

/** What speaks for a move, by what its player knows: the own mission and what lies open. */
final class PluvionautesReasons {
    private PluvionautesReasons() {}

    static Reason of(PluvionautesState state, int seat, int move) {
        if (Aim.valid(move)) return target(Scatter.measured().target(move));
        int number = PluvionautesMove.number(move);
        return switch (PluvionautesMove.of(move)) {
            case RECALL -> Reason.of("PLUV-60", "recall", Hex.write(number));
            case TARGET -> target(number);
            case LAND -> Reason.of("PLUV-20", "land", Hex.write(number), around(state, number));
            case SET -> Reason.of("PLUV-20", "set", number, 7 - number);
            case SUN, MONSOON -> mission("PLUV-72", "weather", state, seat, move);
            case MOVE -> move(state, seat, move, number);
            case STEP -> Reason.of("PLUV-62", "step", Hex.write(number), left(state, number));
            case TOW -> tow(state, seat, move, number);
            case ANCHOR -> anchor(state, seat, move);
            case END -> end(state);
        };
    }

    /** Of a hundred throws at a cell: how many stay on the board, and how many come down on it. */
    private static Reason target(int cell) {
        Odds odds = new Odds();
        Scatter.measured().odds(cell, odds);
        long on = 0;
        long off = 0;
        for (int i = 0; i < odds.size(); i++) {
            if (odds.move(i) == Landing.OFF_BOARD) off += odds.weight(i);
            else if (Landing.cells(odds.move(i)) == Hex.bit(cell)) on += odds.weight(i);
        }
        int staying = (int) (100 - 100 * off / odds.total());
        return Reason.of("PLUV-32", "target", Hex.write(cell), staying, (int) (100 * on / odds.total()));
    }

    /** How many things that can be towed lie on a cell and beside it. */
    private static int around(PluvionautesState state, int cell) {
        long cells = Hex.bit(cell) | Hex.near(Hex.bit(cell));
        return Long.bitCount(cells & (state.freeIslands() | state.sky.clouds()));
    }

    /** What is docked (PLUV-23), or what becomes of a move that docks nothing. */
    private static Reason move(PluvionautesState state, int seat, int move, int cell) {
        PluvionautesState after = state.copy();
        after.play(seat, move, 0, Told.DEAF);
        if (after.phase == Phase.TOW) {
            String key = Piece.isCloud(after.carried) ? "dock-cloud" : "dock-island";
            return Reason.of("PLUV-23", key, Piece.key(after.carried), after.points);
        }
        return (state.bareIslands() & Hex.bit(cell)) != 0
                ? Reason.of("PLUV-27", "protect", Hex.write(cell))
                : Reason.of("PLUV-23", "no-dock", Hex.write(cell));
    }

    private static Reason tow(PluvionautesState state, int seat, int move, int cell) {
        if (state.phase == Phase.NAVIGATE) {
            return Reason.of("PLUV-62", "tow-step", Hex.write(cell), left(state, cell));
        }
        if (Piece.isIsland(state.carried)) return mission("PLUV-44", "tow-island", state, seat, move);
        int slots = Long.bitCount(state.sky.beyondFreeSlots(cell));
        return Reason.of("PLUV-26", "tow-cloud", Piece.key(state.carried), Hex.write(cell), slots);
    }

    /** The points that are left after a step. */
    private static int left(PluvionautesState state, int cell) {
        return state.points - state.sky.cost(cell, 0);
    }

    private static Reason anchor(PluvionautesState state, int seat, int move) {
        boolean last = !state.endTriggered() && state.sky.anchored() + 1 >= state.rules.end();
        return last
                ? mission("PLUV-45", "anchor-last", state, seat, move)
                : mission("PLUV-40", "anchor", state, seat, move);
    }

    /** What the own mission counts after a move and before it. */
    private static Reason mission(String rule, String key, PluvionautesState state, int seat, int move) {
        PluvionautesState after = state.copy();
        after.play(seat, move, 0, Told.DEAF);
        int now = total(state, seat);
        int then = total(after, seat);
        String which = then == now ? key + "-same" : key;
        return state.carried == Piece.NONE
                ? Reason.of(rule, which, then, now)
                : Reason.of(rule, which, then, now, Piece.key(state.carried));
    }

    private static int total(PluvionautesState state, int seat) {
        return SkyYield.of(state).totals()[seat];
    }

    private static Reason end(PluvionautesState state) {
        String what = Navigation.inClouds(state) ? "end-clouds" : "end-islands";
        return Reason.of("PLUV-61", what, state.points);
    }
}
