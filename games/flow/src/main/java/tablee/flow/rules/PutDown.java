package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Current: where the tile that was taken up goes (FLOW-43). */
final class PutDown implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        Fit.moves(s, out);
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) == FlowMove.Kind.PLACE) return Fit.refuse(s, move);
        return Optional.of(
                Refusal.of("FLOW-43", "put-tile-down", Tile.at(s.held).key(), Square.name(s.from)));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int square = FlowMove.first(move);
        int edges = FlowMove.second(move);
        boolean bird = Square.in(s.board.birds(), s.from);
        s.board.clear(Square.bit(s.from));
        Fit.put(s, square, edges);
        if (told.listening()) {
            told.all(new FlowEvent.TileMoved(
                    s.seat,
                    Tile.at(s.held),
                    Square.name(s.from),
                    Square.name(square),
                    Edges.write(edges),
                    bird,
                    Ending.joined(s)));
        }
        Cards.done(s, told);
    }
}
