package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Current: which tile is taken up (FLOW-43). */
final class Lift implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        Square.moves(FlowMove.Kind.LIFT, Cards.movable(s), out);
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) != FlowMove.Kind.LIFT) {
            return Optional.of(Refusal.of("FLOW-43", "choose-tile-to-lift"));
        }
        int square = FlowMove.first(move);
        if (Square.in(Cards.movable(s), square)) return Optional.empty();
        return Square.in(Cards.touchable(s), square)
                ? Optional.of(Refusal.of("FLOW-43", "nowhere-to-go", Square.name(square)))
                : Cards.refuseTile(s, square, "FLOW-43");
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        s.from = FlowMove.first(move);
        s.held = s.board.tile(s.from).ordinal();
        s.phase = Phase.CURRENT_TO;
        if (told.listening()) told.all(new FlowEvent.TileLifted(s.seat, Tile.at(s.held), Square.name(s.from)));
    }
}
