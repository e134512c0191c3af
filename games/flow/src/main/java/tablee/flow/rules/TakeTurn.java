package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** A turn begins: a tile is drawn or taken, or a card is played (FLOW-20, 21). */
final class TakeTurn implements Step.Decision {
    static final TakeTurn STEP = new TakeTurn();

    private TakeTurn() {}

    @Override
    public void moves(FlowState s, Moves out) {
        if (s.pile != Stock.NONE) out.add(FlowMove.of(FlowMove.Kind.DRAW));
        for (int tile = 0; s.revealed >>> 8 * tile != 0 && tile < Tile.KINDS; tile++) {
            if (Stock.has(s.revealed, tile)) out.add(FlowMove.of(FlowMove.Kind.TAKE, tile));
        }
        long hand = s.hands[s.seat];
        for (int card = 0; card < ActionCard.KINDS; card++) {
            if (Stock.has(hand, card) && Cards.playable(s, card)) out.add(FlowMove.of(FlowMove.Kind.PLAY, card));
        }
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        int arg = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case DRAW -> unless(s.pile != Stock.NONE, "nothing-face-down");
            case TAKE ->
                unless(Stock.has(s.revealed, arg), "not-revealed", Tile.at(arg).key());
            case PLAY -> Cards.refuse(s, arg);
            default -> Optional.of(Refusal.of("FLOW-20", "draw-or-play"));
        };
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int arg = FlowMove.first(move);
        switch (FlowMove.kind(move)) {
            case DRAW -> s.phase = Phase.DRAW;
            case TAKE -> take(s, arg, told);
            default -> Cards.play(s, arg, told);
        }
    }

    private static Optional<Refusal> unless(boolean there, String key, Object... args) {
        return there ? Optional.empty() : Optional.of(Refusal.of("FLOW-21", key, args));
    }

    private static void take(FlowState s, int tile, Told told) {
        s.revealed -= Stock.one(tile);
        s.held = tile;
        s.phase = Phase.PLACE;
        if (told.listening()) told.all(new FlowEvent.TileTaken(s.seat, Tile.at(tile)));
    }
}
