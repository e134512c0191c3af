package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Support: which tile goes (FLOW-41). */
final class Support implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        Square.moves(FlowMove.Kind.REMOVE, Cards.touchable(s), out);
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) != FlowMove.Kind.REMOVE) {
            return Optional.of(Refusal.of("FLOW-41", "choose-tile-to-remove"));
        }
        int square = FlowMove.first(move);
        return Square.in(Cards.touchable(s), square) ? Optional.empty() : Cards.refuseTile(s, square, "FLOW-41");
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int square = FlowMove.first(move);
        Tile tile = s.board.tile(square);
        boolean bird = Square.in(s.board.birds(), square);
        Cards.remove(s, Square.bit(square));
        if (told.listening()) told.all(new FlowEvent.TileRemoved(s.seat, tile, Square.name(square), bird));
        Cards.done(s, told);
    }
}
