package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Told;

/** What seats do: a turn is a tile drawn, or a card played (FLOW-20 to 31). */
final class Turns {
    private Turns() {}

    static void play(FlowState s, int actor, int move, long at, Told told) {
        int arg = FlowMove.first(move);
        switch (FlowMove.kind(move)) {
            case START -> Rounds.start(s, actor, at, told);
            case TOGETHER -> Rounds.start(s, FlowState.NOTHING, at, told);
            case DRAW -> s.phase = Phase.DRAW;
            case TAKE -> take(s, arg, told);
            case PLAY -> Cards.play(s, arg, told);
            case PLACE -> place(s, arg, FlowMove.second(move), told);
            case SWAP -> swap(s, told);
            case DISCARD -> {
                discardHeld(s, FlowEvent.Discard.NO_PLACE, told);
                Rounds.finishTurn(s, told);
            }
            case REMOVE -> Cards.support(s, arg, told);
            case PROTECT -> Cards.bird(s, arg, told);
            case LIFT -> Cards.lift(s, arg, told);
            case PICK -> Cards.pick(s, arg, told);
            case ROLL -> Waves.choose(s, FlowMove.Die.at(arg), told);
            case BOAT -> SetUp.turnBoat(s, Direction.ALL[arg], told);
            default -> throw new AssertionError(move + " is no seat's move");
        }
    }

    // ---- Tiles -----------------------------------------------------------------------------------------------------

    /** Chance has drawn a tile (FLOW-21). */
    static void drawn(FlowState s, int tile, Told told) {
        s.pile -= Stock.one(tile);
        hold(s, tile);
        if (told.listening()) told.all(new FlowEvent.TileDrawn(s.seat, Tile.at(tile)));
    }

    private static void take(FlowState s, int tile, Told told) {
        s.revealed -= Stock.one(tile);
        hold(s, tile);
        if (told.listening()) told.all(new FlowEvent.TileTaken(s.seat, Tile.at(tile)));
    }

    private static void hold(FlowState s, int tile) {
        s.held = tile;
        s.phase = Phase.PLACE;
    }

    private static void place(FlowState s, int square, int edges, Told told) {
        switch (s.phase) {
            case CURRENT_TO -> Cards.putDown(s, square, edges, told);
            case RETURN_TO -> Cards.putBack(s, square, edges, told);
            default -> {
                put(s, square, edges);
                if (told.listening()) {
                    told.all(new FlowEvent.TilePlaced(
                            s.seat, Tile.at(s.held), Square.name(square), Edges.write(edges), Ending.joined(s)));
                }
                Rounds.finishTurn(s, told);
            }
        }
    }

    static void put(FlowState s, int square, int edges) {
        s.board.put(square, Tile.at(s.held), edges);
        s.flow();
    }

    static void discardHeld(FlowState s, FlowEvent.Discard reason, Told told) {
        s.discard += Stock.one(s.held);
        if (told.listening()) told.all(new FlowEvent.TileDiscarded(s.seat, Tile.at(s.held), reason));
    }

    // ---- Swapping for a card (FLOW-27) -----------------------------------------------------------------------------

    static boolean swappable(FlowState s) {
        Tile tile = Tile.at(s.held);
        return !tile.obstacles()
                && tile.shape().ordinal() != s.rules.keptShape()
                && s.cardPile != Stock.NONE
                && !s.has(Scenario.NO_NEW_CARDS);
    }

    private static void swap(FlowState s, Told told) {
        s.discard += Stock.one(s.held);
        s.phase = Phase.SWAP;
        if (told.listening()) told.all(new FlowEvent.TileSwapped(s.seat, Tile.at(s.held)));
        s.held = FlowState.NOTHING;
    }

    /** Chance has drawn the card. */
    static void swapped(FlowState s, int card, Told told) {
        s.cardPile -= Stock.one(card);
        s.hands[s.seat] += Stock.one(card);
        if (told.listening()) {
            Record drawn = new FlowEvent.CardDrawn(s.seat, ActionCard.at(card));
            if (Silence.hidesHands(s)) told.some(Actor.bit(s.seat), drawn, new FlowEvent.HiddenCardDrawn(s.seat));
            else told.all(drawn);
        }
        Rounds.finishTurn(s, told);
    }
}
