package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Turn one of your blocked tiles active: without an active one (RAND-20), or by Second Wind (RAND-51). */
final class TurnTile implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int tile = 0; tile < Tile.COUNT; tile++) {
            if (s.boards.blocked(seat, tile)) out.add(Verb.TURN.move(tile));
        }
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        String rule = s.part == Part.CARD ? "RAND-51" : "RAND-20";
        if (RandoMove.verb(move) != Verb.TURN) return Optional.of(Refusal.of(rule, "now.turn-tile"));
        int tile = RandoMove.a(move);
        if (!s.boards.owned(seat, tile)) {
            return Optional.of(
                    Refusal.of("RAND-41", "tile-removed", Tile.of(tile).key()));
        }
        boolean active = s.boards.active(seat, tile);
        return active
                ? Optional.of(Refusal.of(rule, "tile-active", Tile.of(tile).key()))
                : Optional.empty();
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        s.boards.activate(seat, RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.TileTurned(seat, Tile.of(RandoMove.a(move))));
        Rounds.proceed(s, told);
    }
}
