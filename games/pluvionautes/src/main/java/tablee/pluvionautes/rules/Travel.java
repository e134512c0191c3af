package tablee.pluvionautes.rules;

import tablee.core.Refusal;

/** What the steps of the journey share (PLUV-22 to 26): where it begins, where towing may end, and what is too far. */
public final class Travel {
    private Travel() {}

    static void begin(PluvionautesState state) {
        state.points = state.face;
        state.phase = Phase.MOVE;
    }

    /** An island ends where no other is, a cloud where it can be anchored. */
    public static long towEnds(PluvionautesState state) {
        long reached = state.sky.reach(state.die, state.points);
        return Piece.isIsland(state.carried) ? reached & ~state.sky.islands() : reached & state.sky.cellsWithFreeSlot();
    }

    static Refusal tooFar(PluvionautesState state, String rule, int cell) {
        int cost = Way.cost(state.sky, state.dieCell(), cell);
        return tooFar(rule, cell, cost, state.points);
    }

    /** Anyone who has no point left is told so, and not that only none are. */
    static Refusal tooFar(String rule, int cell, int cost, int points) {
        return points == 0
                ? Refusal.of(rule, "no-points", Hex.write(cell), cost)
                : Refusal.of(rule, "too-far", Hex.write(cell), cost, points);
    }
}
