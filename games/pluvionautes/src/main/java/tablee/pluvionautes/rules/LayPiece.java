package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: an island or a cloud for the next cell, each piece that is left equally likely (PLUV-10). */
final class LayPiece implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        PluvionautesNumbers numbers = state.rules.numbers();
        for (int kind = 0; kind < numbers.kinds(); kind++) {
            int piece = numbers.piece(kind);
            out.add(ChanceMove.LAY.move(piece), numbers.count(kind) - state.sky.count(piece));
        }
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int piece = ChanceMove.number(move);
        int cell = Hex.first(Dealing.emptyCells(state.sky));
        state.sky.put(piece, cell);
        if (told.listening()) told.all(PluvionautesEvent.laid(piece, cell));
        if (Dealing.emptyCells(state.sky) == 0) Dealing.afterLayout(state);
    }
}
