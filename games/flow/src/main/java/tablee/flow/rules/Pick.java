package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Return: which discarded tile comes back (FLOW-46). */
final class Pick implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        for (int tile = 0; tile < Tile.KINDS; tile++) {
            if (Cards.returnable(s, tile)) out.add(FlowMove.of(FlowMove.Kind.PICK, tile));
        }
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) != FlowMove.Kind.PICK) {
            return Optional.of(Refusal.of("FLOW-46", "choose-discarded-tile"));
        }
        int tile = FlowMove.first(move);
        if (Cards.returnable(s, tile)) return Optional.empty();
        String key = Stock.has(s.discard, tile) ? "no-place-for-it" : "not-discarded";
        return Optional.of(Refusal.of("FLOW-46", key, Tile.at(tile).key()));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        s.held = FlowMove.first(move);
        s.phase = Phase.RETURN_TO;
        if (told.listening()) told.all(new FlowEvent.TilePicked(s.seat, Tile.at(s.held)));
    }
}
