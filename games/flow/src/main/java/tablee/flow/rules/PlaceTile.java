package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The drawn tile is placed (FLOW-22 to 26), swapped for a card (FLOW-27) or discarded (FLOW-28, 29). */
final class PlaceTile implements Step.Decision {
    static final PlaceTile STEP = new PlaceTile();

    private PlaceTile() {}

    @Override
    public void moves(FlowState s, Moves out) {
        int before = out.size();
        Fit.moves(s, out);
        if (swappable(s)) out.add(FlowMove.of(FlowMove.Kind.SWAP));
        else if (out.size() == before) out.add(FlowMove.of(FlowMove.Kind.DISCARD));
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        return switch (FlowMove.kind(move)) {
            case PLACE -> Fit.refuse(s, move);
            case SWAP -> refuseSwap(s);
            case DISCARD -> refuseDiscard(s);
            default ->
                Optional.of(Refusal.of("FLOW-22", "finish-tile", Tile.at(s.held).key()));
        };
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        switch (FlowMove.kind(move)) {
            case PLACE -> place(s, FlowMove.first(move), FlowMove.second(move), told);
            case SWAP -> swap(s, told);
            default -> {
                discard(s, FlowEvent.Discard.NO_PLACE, told);
                Rounds.finishTurn(s, told);
            }
        }
    }

    private static void place(FlowState s, int square, int edges, Told told) {
        Fit.put(s, square, edges);
        if (told.listening()) {
            told.all(new FlowEvent.TilePlaced(
                    s.seat, Tile.at(s.held), Square.name(square), Edges.write(edges), Ending.joined(s)));
        }
        Rounds.finishTurn(s, told);
    }

    // ---- Swapping for a card ---------------------------------------------------------------------------------------

    private static boolean swappable(FlowState s) {
        Tile tile = Tile.at(s.held);
        return !tile.obstacles()
                && tile.shape().ordinal() != s.rules.keptShape()
                && s.cardPile != Stock.NONE
                && !s.has(Scenario.NO_NEW_CARDS);
    }

    private static Optional<Refusal> refuseSwap(FlowState s) {
        if (swappable(s)) return Optional.empty();
        Tile tile = Tile.at(s.held);
        if (s.has(Scenario.NO_NEW_CARDS)) return Optional.of(Refusal.of("FLOW-75", "no-new-cards"));
        if (tile.obstacles()) return Optional.of(Refusal.of("FLOW-27", "obstacles-not-swapped"));
        if (tile.shape().ordinal() == s.rules.keptShape()) {
            return Optional.of(Refusal.of("FLOW-27", "shape-not-swapped", tile.key()));
        }
        return Optional.of(Refusal.of("FLOW-27", "no-card-left"));
    }

    private static void swap(FlowState s, Told told) {
        s.discard += Stock.one(s.held);
        s.phase = Phase.SWAP;
        if (told.listening()) told.all(new FlowEvent.TileSwapped(s.seat, Tile.at(s.held)));
        s.held = FlowState.NOTHING;
    }

    // ---- Discarding ------------------------------------------------------------------------------------------------

    private static Optional<Refusal> refuseDiscard(FlowState s) {
        Tile tile = Tile.at(s.held);
        String rule = tile.obstacles() ? "FLOW-28" : "FLOW-29";
        for (int i = 0; i < tile.rotations(); i++) {
            long squares = Fit.squares(s, tile.edges(i));
            if (squares == 0) continue;
            return Optional.of(Refusal.of(rule, "can-be-placed", Square.name(Square.first(squares))));
        }
        return swappable(s) ? Optional.of(Refusal.of(rule, "can-be-swapped")) : Optional.empty();
    }

    static void discard(FlowState s, FlowEvent.Discard reason, Told told) {
        s.discard += Stock.one(s.held);
        if (told.listening()) told.all(new FlowEvent.TileDiscarded(s.seat, Tile.at(s.held), reason));
    }
}
