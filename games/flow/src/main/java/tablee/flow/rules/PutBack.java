package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Return: where the picked tile goes (FLOW-46). */
final class PutBack implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        Fit.moves(s, out);
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) == FlowMove.Kind.PLACE) return Fit.refuse(s, move);
        return Optional.of(
                Refusal.of("FLOW-46", "put-tile-back", Tile.at(s.held).key()));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int square = FlowMove.first(move);
        int edges = FlowMove.second(move);
        s.discard -= Stock.one(s.held);
        Fit.put(s, square, edges);
        if (told.listening()) {
            told.all(new FlowEvent.TileReturned(
                    s.seat, Tile.at(s.held), Square.name(square), Edges.write(edges), Ending.joined(s)));
        }
        Cards.done(s, told);
    }
}
