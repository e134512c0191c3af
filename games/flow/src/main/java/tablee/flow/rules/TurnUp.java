package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Fishing: tiles are turned up one by one (FLOW-44). */
final class TurnUp implements Step.Chance {
    @Override
    public void odds(FlowState s, Odds out) {
        Stock.odds(FlowMove.Kind.TILE, s.pile, Tile.KINDS, out);
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == FlowMove.Kind.TILE && Stock.has(s.pile, FlowMove.first(move));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int tile = FlowMove.first(move);
        s.pile -= Stock.one(tile);
        s.revealed += Stock.one(tile);
        if (told.listening()) told.all(new FlowEvent.TileTurnedUp(s.seat, Tile.at(tile)));
        if (--s.toTurnUp == 0) Cards.done(s, told);
    }
}
