package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** A tile for the seat whose turn it is (FLOW-21). */
final class DrawTile implements Step.Chance {
    static final DrawTile STEP = new DrawTile();

    private DrawTile() {}

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
        s.held = tile;
        s.phase = Phase.PLACE;
        if (told.listening()) told.all(new FlowEvent.TileDrawn(s.seat, Tile.at(tile)));
    }
}
