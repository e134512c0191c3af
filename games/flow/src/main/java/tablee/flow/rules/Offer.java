package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Moves;

/** All legal moves, in a fixed order. */
final class Offer {
    private Offer() {}

    static void moves(FlowState s, int actor, Moves out) {
        if (actor == Actor.CLOCK) {
            out.add(FlowMove.of(FlowMove.Kind.TIME));
            return;
        }
        switch (s.phase) {
            case READY -> out.add(FlowMove.of(FlowMove.Kind.START));
            case TURN -> turn(s, out);
            case PLACE -> drawnTile(s, out);
            case CURRENT_TO, RETURN_TO -> places(s, out);
            case SUPPORT -> squares(FlowMove.Kind.REMOVE, Cards.touchable(s), out);
            case BIRD -> squares(FlowMove.Kind.PROTECT, Cards.protectable(s), out);
            case CURRENT -> squares(FlowMove.Kind.LIFT, Cards.movable(s), out);
            case RETURN -> discardedTiles(s, out);
            case CALM -> {
                out.add(FlowMove.of(FlowMove.Kind.ROLL, FlowMove.Die.WHITE.ordinal()));
                out.add(FlowMove.of(FlowMove.Kind.ROLL, FlowMove.Die.BLACK.ordinal()));
            }
            case BOAT -> boat(s, out);
            default -> {}
        }
    }

    /** FLOW-20. */
    private static void turn(FlowState s, Moves out) {
        if (s.pile != Stock.NONE) out.add(FlowMove.of(FlowMove.Kind.DRAW));
        for (int tile = 0; s.revealed >>> 8 * tile != 0 && tile < Tile.KINDS; tile++) {
            if (Stock.has(s.revealed, tile)) out.add(FlowMove.of(FlowMove.Kind.TAKE, tile));
        }
        long hand = s.hands[s.seat];
        for (int card = 0; card < ActionCard.KINDS; card++) {
            if (Stock.has(hand, card) && Cards.playable(s, card)) out.add(FlowMove.of(FlowMove.Kind.PLAY, card));
        }
    }

    /** FLOW-22, 27 to 29. */
    private static void drawnTile(FlowState s, Moves out) {
        int before = out.size();
        places(s, out);
        if (Turns.swappable(s)) out.add(FlowMove.of(FlowMove.Kind.SWAP));
        else if (out.size() == before) out.add(FlowMove.of(FlowMove.Kind.DISCARD));
    }

    private static void places(FlowState s, Moves out) {
        Tile tile = Tile.at(s.held);
        long lifted = Fit.lifted(s);
        long sealing = tile.obstacles() ? sealing(s, tile, lifted) : 0;
        for (int i = 0; i < tile.rotations(); i++) {
            int edges = tile.edges(i);
            long squares = Fit.fitting(s, tile, edges, lifted) & ~sealing;
            for (; squares != 0; squares &= squares - 1) out.add(FlowMove.place(Square.first(squares), edges));
        }
    }

    /** Sealing does not depend on how the tile is turned, so it is looked into once for all rotations. */
    private static long sealing(FlowState s, Tile tile, long lifted) {
        long fitting = 0;
        for (int i = 0; i < tile.rotations(); i++) fitting |= Fit.fitting(s, tile, tile.edges(i), lifted);
        return fitting == 0 ? 0 : s.board.sealing(fitting, lifted);
    }

    private static void squares(FlowMove.Kind kind, long squares, Moves out) {
        for (long left = squares; left != 0; left &= left - 1) out.add(FlowMove.of(kind, Square.first(left)));
    }

    private static void discardedTiles(FlowState s, Moves out) {
        for (int tile = 0; tile < Tile.KINDS; tile++) {
            if (Cards.returnable(s, tile)) out.add(FlowMove.of(FlowMove.Kind.PICK, tile));
        }
    }

    private static void boat(FlowState s, Moves out) {
        for (Direction direction : Direction.ALL) {
            if (SetUp.boatMayFace(s, direction)) out.add(FlowMove.of(FlowMove.Kind.BOAT, direction.ordinal()));
        }
    }
}
