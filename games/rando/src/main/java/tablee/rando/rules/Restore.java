package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-40: turn all your tiles active, except one of your choice, which is blocked. */
final class Restore implements Step.Decision {
    /** A lone tile is blocked. */
    static boolean asks(RandoState s, Told told) {
        int owned = s.boards.owned(s.seat);
        boolean lone = (owned & owned - 1) == 0;
        if (lone) restore(s, Integer.numberOfTrailingZeros(owned), told);
        else s.phase = Phase.RESTORE;
        return !lone;
    }

    private static void restore(RandoState s, int except, Told told) {
        s.boards.activateAllBut(s.seat, except);
        if (told.listening()) told.all(new RandoEvent.TilesRestored(s.seat, Tile.of(except)));
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int tile = 0; tile < Tile.COUNT; tile++) if (s.boards.owned(seat, tile)) out.add(Verb.BLOCK.move(tile));
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) != Verb.BLOCK) return Phase.RESTORE.insists();
        return s.refuseRemoved(seat, RandoMove.a(move));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        restore(s, RandoMove.a(move), told);
        Rounds.proceed(s, told);
    }
}
