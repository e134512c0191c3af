package tablee.flow.rules;

import tablee.core.Told;

/** The six Action cards (FLOW-40 to 47). A card leaves the hand when its effect is complete. */
public final class Cards {
    private Cards() {}

    // ---- What can be played ----------------------------------------------------------------------------------------

    static boolean playable(FlowState s, int card) {
        return allowed(s, card) && possible(s, card);
    }

    /** Whether the round still admits this card (FLOW-45, 74). */
    public static boolean allowed(FlowState s, int card) {
        if (s.carded && s.has(Scenario.ONE_CARD)) return false;
        return !s.calm || card != ActionCard.CALM_WATERS.ordinal();
    }

    /** Whether the card's effect can be carried out in full (FLOW-20). */
    public static boolean possible(FlowState s, int card) {
        return switch (ActionCard.at(card)) {
            case SUPPORT -> touchable(s) != 0;
            case BIRD -> protectable(s) != 0;
            case CURRENT -> anyMovable(s);
            case FISHING -> Stock.size(s.pile) >= s.rules.fishing();
            case CALM_WATERS -> true;
            case RETURN -> anyReturnable(s);
        };
    }

    public static boolean anyPlayable(FlowState s, int seat) {
        for (int card = 0; card < ActionCard.KINDS; card++) {
            if (Stock.has(s.hands[seat], card) && playable(s, card)) return true;
        }
        return false;
    }

    /** Whether somebody holds a card that could be played, did FLOW-45 or 74 not bar it (FLOW-61). */
    public static boolean anyBarred(FlowState s) {
        for (long hand : s.hands) {
            for (int card = 0; card < ActionCard.KINDS; card++) {
                if (Stock.has(hand, card) && !allowed(s, card) && possible(s, card)) return true;
            }
        }
        return false;
    }

    /** The tiles that Support and Current may touch (FLOW-41, 43, 76). */
    static long touchable(FlowState s) {
        long tiles = s.board.tiles();
        return s.has(Scenario.OBSTACLES_UNTOUCHED) ? tiles & ~s.board.obstacles() : tiles;
    }

    static long protectable(FlowState s) {
        return Long.bitCount(s.board.birds()) < s.rules.birds() ? s.board.tiles() & ~s.board.birds() : 0;
    }

    /** The tiles that Current can take somewhere. */
    public static long movable(FlowState s) {
        long movable = 0;
        int asked = 0;
        int sure = 0;
        for (long left = touchable(s); left != 0; left &= left - 1) {
            Tile tile = s.board.tile(Square.first(left));
            int kind = 1 << tile.ordinal();
            if ((asked & kind) == 0 && Fit.surely(s, tile)) sure |= kind;
            asked |= kind;
            if ((sure & kind) != 0 || Fit.any(s, tile, left & -left)) movable |= left & -left;
        }
        return movable;
    }

    private static boolean anyMovable(FlowState s) {
        for (long left = touchable(s); left != 0; left &= left - 1) {
            Tile tile = s.board.tile(Square.first(left));
            if (Fit.surely(s, tile) || Fit.any(s, tile, left & -left)) return true;
        }
        return false;
    }

    public static boolean returnable(FlowState s, int tile) {
        return Stock.has(s.discard, tile) && Fit.any(s, Tile.at(tile));
    }

    private static boolean anyReturnable(FlowState s) {
        for (int tile = 0; tile < Tile.KINDS; tile++) if (returnable(s, tile)) return true;
        return false;
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    static void play(FlowState s, int card, Told told) {
        if (Silence.hidesHands(s)) Silence.cardSeen(s, card, told);
        if (told.listening()) told.all(new FlowEvent.CardPlayed(s.seat, ActionCard.at(card)));
        switch (ActionCard.at(card)) {
            case SUPPORT -> s.phase = Phase.SUPPORT;
            case BIRD -> s.phase = Phase.BIRD;
            case CURRENT -> s.phase = Phase.CURRENT;
            case RETURN -> s.phase = Phase.RETURN;
            case FISHING -> {
                s.phase = Phase.FISHING;
                s.toTurnUp = s.rules.fishing();
            }
            case CALM_WATERS -> {
                s.calm = true;
                leaveHand(s, card);
                Rounds.finishTurn(s, told);
            }
        }
    }

    private static void leaveHand(FlowState s, int card) {
        s.hands[s.seat] -= Stock.one(card);
        if (Stock.has(s.shown[s.seat], card)) s.shown[s.seat] -= Stock.one(card);
        s.carded = true;
    }

    private static void done(FlowState s, Told told) {
        int card = s.phase.card();
        leaveHand(s, card);
        s.cardDiscard += Stock.one(card);
        Rounds.finishTurn(s, told);
    }

    static void support(FlowState s, int square, Told told) {
        Tile tile = s.board.tile(square);
        boolean bird = Square.in(s.board.birds(), square);
        remove(s, Square.bit(square));
        if (told.listening()) told.all(new FlowEvent.TileRemoved(s.seat, tile, Square.name(square), bird));
        done(s, told);
    }

    /** Takes tiles off the board: Map tiles are discarded, Scenario obstacles leave the game (FLOW-55). */
    static void remove(FlowState s, long squares) {
        for (long left = squares & ~s.board.solid(); left != 0; left &= left - 1) {
            s.discard += Stock.one(s.board.tile(Square.first(left)).ordinal());
        }
        s.board.clear(squares);
        s.flow();
    }

    static void bird(FlowState s, int square, Told told) {
        s.board.addBird(square);
        if (told.listening()) told.all(new FlowEvent.BirdPlaced(s.seat, Square.name(square)));
        done(s, told);
    }

    static void lift(FlowState s, int square, Told told) {
        s.from = square;
        s.held = s.board.tile(square).ordinal();
        s.phase = Phase.CURRENT_TO;
        if (told.listening()) told.all(new FlowEvent.TileLifted(s.seat, Tile.at(s.held), Square.name(square)));
    }

    static void putDown(FlowState s, int square, int edges, Told told) {
        boolean bird = Square.in(s.board.birds(), s.from);
        s.board.clear(Square.bit(s.from));
        Turns.put(s, square, edges);
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
        done(s, told);
    }

    /** Chance has turned a tile up (FLOW-44). */
    static void turnUp(FlowState s, int tile, Told told) {
        s.pile -= Stock.one(tile);
        s.revealed += Stock.one(tile);
        if (told.listening()) told.all(new FlowEvent.TileTurnedUp(s.seat, Tile.at(tile)));
        if (--s.toTurnUp == 0) done(s, told);
    }

    static void pick(FlowState s, int tile, Told told) {
        s.held = tile;
        s.phase = Phase.RETURN_TO;
        if (told.listening()) told.all(new FlowEvent.TilePicked(s.seat, Tile.at(tile)));
    }

    static void putBack(FlowState s, int square, int edges, Told told) {
        s.discard -= Stock.one(s.held);
        Turns.put(s, square, edges);
        if (told.listening()) {
            told.all(new FlowEvent.TileReturned(
                    s.seat, Tile.at(s.held), Square.name(square), Edges.write(edges), Ending.joined(s)));
        }
        done(s, told);
    }
}
