package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A cloud is anchored in a slot, which is named by the neighbour beyond it (PLUV-26), in both modes. */
final class AnchorCloud implements Choice {
    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.ANCHOR;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return state.sky.beyondFreeSlots(state.dieCell());
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        int cell = state.dieCell();
        if (!Hex.beside(cell, number)) {
            return Refusal.of("PLUV-26", "no-slot-there", Hex.write(cell), Hex.write(number));
        }
        int cloud = state.sky.anchoredAt(cell, number);
        return Refusal.of("PLUV-26", "slot-taken", Hex.names(state.die | Hex.bit(number)), Piece.key(cloud));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        boolean before = state.endTriggered();
        state.sky.anchor(state.carried, state.dieCell(), number);
        if (told.listening()) told.all(PluvionautesEvent.anchored(state, number));
        state.carried = Piece.NONE;
        if (told.listening() && !before && state.endTriggered())
            told.all(new PluvionautesEvent.EndTriggered(state.sky.anchored()));
        if (state.rules.advanced()) Navigation.turnOver(state, told);
        else TurnEnd.land(state, told);
    }
}
