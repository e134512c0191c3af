package tablee.flow.rules;

/**
 * Where the tile in play may lie (FLOW-23 to 26). {@code lifted} is the square, as a set, from which Current took it up, or
 * nothing; a lifted tile needs no water (FLOW-43).
 */
final class Fit {
    /** The squares that touch the Boat or an animal space. */
    private static final long NEXT_TO_FIXED = new Board().adjacent(0);

    private Fit() {}

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
