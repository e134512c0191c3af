package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The die moves to a cell in reach, and docks what can be towed there (PLUV-22, 23). */
final class MoveDie implements Choice {
    static final MoveDie STEP = new MoveDie();

    private MoveDie() {}

    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.MOVE;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return state.sky.reach(state.die, state.points);
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        return Travel.tooFar(state, "PLUV-22", number);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        if (told.listening()) told.all(PluvionautesEvent.moved(state, number));
        state.die = Hex.bit(number);
        dock(state, told);
    }

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
}
