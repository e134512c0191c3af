package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;

/**
 * Where the tile in play may lie (FLOW-23 to 26). {@code lifted} is the square, as a set, from which Current took it up, or
 * nothing; a lifted tile needs no water (FLOW-43).
 */
final class Fit {
    /** The squares that touch the Boat or an animal space. */
    private static final long NEXT_TO_FIXED = new Board().adjacent(0);

    private Fit() {}

    /** All places for the tile that is held. */
    static void moves(FlowState s, Moves out) {
        Tile tile = Tile.at(s.held);
        long lifted = lifted(s);
        long sealing = tile.obstacles() ? sealing(s, tile, lifted) : 0;
        for (int i = 0; i < tile.rotations(); i++) {
            int edges = tile.edges(i);
            long squares = fitting(s, tile, edges, lifted) & ~sealing;
            for (; squares != 0; squares &= squares - 1) out.add(FlowMove.place(Square.first(squares), edges));
        }
    }

    /** Sealing does not depend on how the tile is turned, so it is looked into once for all rotations. */
    private static long sealing(FlowState s, Tile tile, long lifted) {
        long fitting = 0;
        for (int i = 0; i < tile.rotations(); i++) fitting |= fitting(s, tile, tile.edges(i), lifted);
        return fitting == 0 ? 0 : s.board.sealing(fitting, lifted);
    }

    static Optional<Refusal> refuse(FlowState s, int move) {
        int square = FlowMove.first(move);
        int edges = FlowMove.second(move);
        boolean fits = Tile.at(s.held).has(edges) && Square.in(squares(s, edges), square);
        return fits ? Optional.empty() : Optional.of(Misfit.why(s, square, edges));
    }

    static void put(FlowState s, int square, int edges) {
        s.board.put(square, Tile.at(s.held), edges);
        s.flow();
    }

    /** Where the tile that is held may lie with these open edges. */
    static long squares(FlowState s, int edges) {
        Tile tile = Tile.at(s.held);
        long lifted = lifted(s);
        long fitting = fitting(s, tile, edges, lifted);
        return tile.obstacles() ? fitting & ~s.board.sealing(fitting, lifted) : fitting;
    }

    static long lifted(FlowState s) {
        return s.from == FlowState.NOTHING ? 0 : Square.bit(s.from);
    }

    /** The same but for sealing, which does not depend on how the tile is turned. */
    static long fitting(FlowState s, Tile tile, int edges, long lifted) {
        if (lifted == 0) return s.board.matching(edges, 0) & s.board.fed(edges, s.wet);
        long adjacent = s.board.adjacent(lifted) & ~lifted;
        return tile.onMap() ? adjacent & s.board.matching(edges, lifted) : adjacent;
    }

    /** Whether there is any place for a tile. */
    static boolean any(FlowState s, Tile tile, long lifted) {
        long fitting = 0;
        for (int i = 0; i < tile.rotations(); i++) {
            fitting |= fitting(s, tile, tile.edges(i), lifted);
            if (fitting != 0 && !tile.obstacles()) return true;
        }
        return fitting != 0 && (fitting & ~s.board.sealing(fitting, lifted)) != 0;
    }

    static boolean any(FlowState s, Tile tile) {
        return any(s, tile, 0);
    }

    /**
     * Whether there is a place for a tile next to the Boat or an animal space, wherever on the board it is taken from: a
     * quick yes that needs no look at each tile. Taking a tile away only makes room.
     */
    static boolean surely(FlowState s, Tile tile) {
        long room = NEXT_TO_FIXED & ~s.board.taken();
        if (tile.obstacles()) room &= ~s.board.narrow(0);
        if (!tile.onMap() || room == 0) return room != 0;
        for (int i = 0; i < tile.rotations(); i++) {
            if ((s.board.matching(tile.edges(i), 0) & room) != 0) return true;
        }
        return false;
    }
}
