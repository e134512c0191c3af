package tablee.flow.rules;

import tablee.core.Refusal;

/**
 * Why a tile may not lie on a square, turned so: adjacency before path before matching before sealing, with the neighbour
 * that is at fault (FLOW-22 to 26).
 */
final class Misfit {
    private Misfit() {}

    static Refusal why(FlowState s, int square, int edges) {
        Tile tile = Tile.at(s.held);
        Board board = s.board;
        long bit = Square.bit(square);
        long lifted = Fit.lifted(s);
        if (!tile.has(edges)) return Refusal.of("FLOW-22", "no-such-rotation", tile.key());
        if (square == s.from) return Refusal.of("FLOW-43", "another-square", Square.name(square));
        if ((board.taken() & bit) != 0) return Refusal.of("FLOW-22", "square-taken", Square.occupant(square));
        if ((board.adjacent(lifted) & bit) == 0) return Refusal.of("FLOW-23", "touches-nothing", Square.name(square));
        if (lifted == 0 && (board.fed(edges, s.wet) & bit) == 0) return noWater(s, square, edges);
        if (tile.onMap() && (board.matching(edges, lifted) & bit) == 0) return mismatch(board, square, edges, lifted);
        long cutOff = board.ways(0, 0) & ~board.ways(lifted, bit);
        return Refusal.of("FLOW-26", "seals", Animal.key(cutOff));
    }

    /** FLOW-24: water is near but the tile turns away from it, or it stops before, or there is none. */
    private static Refusal noWater(FlowState s, int square, int edges) {
        long flowing = s.wet & ~s.board.deadEnds();
        int source = facing(s.board, square, flowing, Edges.ALL);
        if (source >= 0) return Refusal.of("FLOW-24", "turned-from-water", Square.occupant(source));
        int deadEnd = facing(s.board, square, s.wet & s.board.deadEnds(), edges);
        if (deadEnd >= 0) return Refusal.of("FLOW-24", "dead-end", Square.occupant(deadEnd));
        int dry = facing(s.board, square, ~s.wet, edges);
        if (dry >= 0) return Refusal.of("FLOW-24", "cut-off", Square.occupant(dry));
        return Refusal.of("FLOW-24", "no-water", Square.name(square));
    }

    /** The first neighbour among some squares that is open towards this square on one of these sides, or -1. */
    private static int facing(Board board, int square, long among, int sides) {
        for (Direction side : Direction.ALL) {
            int next = Square.next(square, side);
            boolean open = next >= 0 && side.opposite().in(board.edges(next));
            if (open && side.in(sides) && Square.in(among, next)) return next;
        }
        return -1;
    }

    /** FLOW-25: the first side clockwise from north that differs. */
    private static Refusal mismatch(Board board, int square, int edges, long lifted) {
        for (Direction side : Direction.ALL) {
            int next = Square.next(square, side);
            if (next < 0 || (Square.bit(next) & lifted) != 0 || board.edges(next) == Edges.NONE) continue;
            boolean open = side.in(edges);
            if (open == side.opposite().in(board.edges(next))) continue;
            String key = open ? "open-to-closed" : "closed-to-open";
            return Refusal.of("FLOW-25", key, side.key(), Square.occupant(next));
        }
        throw new AssertionError("all sides match on " + Square.name(square));
    }
}
