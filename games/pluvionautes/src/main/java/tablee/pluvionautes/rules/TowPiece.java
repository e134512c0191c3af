package tablee.pluvionautes.rules;

import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** What is docked is towed: an island to where no other is, a cloud to where it can be anchored (PLUV-24, 25). */
final class TowPiece implements Choice {
    static final TowPiece STEP = new TowPiece();

    private TowPiece() {}

    @Override
    public PluvionautesMove kind() {
        return PluvionautesMove.TOW;
    }

    @Override
    public long numbers(PluvionautesState state) {
        return Travel.towEnds(state);
    }

    @Override
    public void moves(PluvionautesState state, Moves out) {
        kind().moves(numbers(state), out);
    }

    @Override
    public Refusal why(PluvionautesState state, int number) {
        if (!Hex.has(state.sky.reach(state.die, state.points), number)) return Travel.tooFar(state, "PLUV-24", number);
        if (Piece.isCloud(state.carried)) return Refusal.of("PLUV-26", "no-free-slot", Hex.write(number));
        return Refusal.of("PLUV-25", "occupied", Hex.write(number), Piece.key(state.sky.islandAt(number)));
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int number = PluvionautesMove.number(move);
        if (told.listening()) told.all(PluvionautesEvent.towed(state, number));
        state.die = Hex.bit(number);
        if (Piece.isCloud(state.carried)) {
            state.phase = Phase.ANCHOR;
            return;
        }
        state.sky.put(state.carried, number);
        state.carried = Piece.NONE;
        TurnEnd.land(state, told);
    }
}
