package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-41: remove one of your tiles for good; its multiplier leaves with it. */
final class Remove implements Step.Decision {
    /** The last tile is never removed. */
    static boolean asks(RandoState s) {
        int owned = s.boards.owned(s.seat);
        boolean several = (owned & owned - 1) != 0;
        if (several) s.phase = Phase.REMOVE;
        return several;
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int tile = 0; tile < Tile.COUNT; tile++) if (s.boards.owned(seat, tile)) out.add(Verb.REMOVE.move(tile));
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) != Verb.REMOVE) return Phase.REMOVE.insists();
        return s.refuseRemoved(seat, RandoMove.a(move));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        s.boards.remove(seat, RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.TileRemoved(seat, Tile.of(RandoMove.a(move))));
        Rounds.proceed(s, told);
    }
}
