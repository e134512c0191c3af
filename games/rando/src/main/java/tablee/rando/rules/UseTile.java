package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-20: activate one of your active tiles. RAND-36: the Joker is any action once, whatever became of that tile. */
final class UseTile implements Step.Decision {
    private static final int JOKER = Tile.JOKER.ordinal();

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        int active = s.boards.active(seat);
        for (int action = 0; action < Tile.ACTIONS; action++) {
            if ((active >>> action & 1) != 0) out.add(Verb.USE.move(action));
        }
        if ((active >>> JOKER & 1) == 0) return;
        for (int action = 0; action < Tile.ACTIONS; action++) out.add(Verb.JOKER.move(action));
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        return switch (RandoMove.verb(move)) {
            case USE -> refuse(s.boards, seat, RandoMove.a(move));
            case JOKER -> refuse(s.boards, seat, JOKER);
            case TURN -> Optional.of(Refusal.of("RAND-20", "still-active"));
            default -> Phase.USE_TILE.insists();
        };
    }

    private static Optional<Refusal> refuse(Boards boards, int seat, int tile) {
        if (!boards.owned(seat, tile))
            return Optional.of(
                    Refusal.of("RAND-41", "tile-removed", Tile.of(tile).key()));
        if (!boards.active(seat, tile))
            return Optional.of(
                    Refusal.of("RAND-20", "tile-blocked", Tile.of(tile).key()));
        return Optional.empty();
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        boolean joker = RandoMove.verb(move) == Verb.JOKER;
        Tile action = Tile.of(RandoMove.a(move));
        s.using = joker ? JOKER : action.ordinal();
        s.times = joker ? 1 : s.boards.multiplier(seat, action.ordinal()); // RAND-22: fixed from now on
        if (told.listening()) {
            told.all(joker ? new RandoEvent.JokerUsed(seat, action) : new RandoEvent.TileUsed(seat, action, s.times));
        }
        Repetitions.proceed(s, action, told);
    }
}
