package tablee.flow;

import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.testkit.Player;

/** A player that wins now and then: puts each tile where the animals then have least left to build. */
final class Greedy implements Player<FlowState> {
    private static final int UNREACHABLE = 30;

    @Override
    public int choose(FlowState state, int actor, Moves moves, Dice dice) {
        if (actor == Actor.CLOCK || !state.phase.placing()) return moves.pick(dice);
        int best = moves.get(0);
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            if (FlowMove.kind(moves.get(i)) != FlowMove.Kind.PLACE) continue;
            FlowState next = state.copy();
            next.play(actor, moves.get(i), 0, Told.DEAF);
            int missing = missing(next.board);
            if (missing < least) best = moves.get(i);
            least = Math.min(least, missing);
        }
        return best;
    }

    /** How many empty squares lie between the animals and the Boat, on the best way of each. */
    private static int missing(Board board) {
        int missing = 0;
        for (Animal animal : Animal.values()) missing += missing(board, animal.square());
        return missing;
    }

    private static int missing(Board board, int from) {
        int[] cost = new int[Square.COUNT];
        java.util.Arrays.fill(cost, UNREACHABLE);
        cost[from] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int square = 0; square < Square.COUNT; square++) changed |= relax(board, square, cost);
        }
        return cost[Square.BOAT];
    }

    private static boolean relax(Board board, int square, int[] cost) {
        boolean changed = false;
        if (cost[square] == UNREACHABLE || Square.in(board.deadEnds(), square)) return false;
        for (Direction side : Direction.ALL) {
            int next = Square.next(square, side);
            if (next < 0 || !open(board, square, side) || !open(board, next, side.opposite())) continue;
            int there = cost[square] + (Square.in(board.taken(), next) ? 0 : 1);
            changed |= there < cost[next];
            cost[next] = Math.min(cost[next], there);
        }
        return changed;
    }

    private static boolean open(Board board, int square, Direction side) {
        return !Square.in(board.taken(), square) || side.in(board.edges(square));
    }
}
