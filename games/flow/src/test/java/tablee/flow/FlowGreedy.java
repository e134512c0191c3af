package tablee.flow;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.flow.rules.Animal;
import tablee.flow.rules.Board;
import tablee.flow.rules.Direction;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Square;
import tablee.testkit.TrialPlayer;

/** A player that wins now and then: puts each tile where the animals then have least left to build. */
final class FlowGreedy implements TrialPlayer<FlowState> {
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

    /** The cost of each square is the empty squares on the way to it; squares with water cost nothing. */
    private static int missing(Board board, int from) {
        int[] cost = new int[Square.COUNT];
        Arrays.fill(cost, UNREACHABLE);
        cost[from] = 0;
        Deque<Integer> next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            int square = next.remove();
            if (square == Square.BOAT) return cost[square];
            if (!Square.in(board.deadEnds(), square)) goOn(board, square, cost, next);
        }
        return UNREACHABLE;
    }

    private static void goOn(Board board, int square, int[] cost, Deque<Integer> next) {
        for (Direction side : Direction.ALL) {
            int there = Square.next(square, side);
            if (there < 0 || !open(board, square, side) || !open(board, there, side.opposite())) continue;
            boolean free = Square.in(board.taken(), there);
            int sum = cost[square] + (free ? 0 : 1);
            if (sum >= cost[there]) continue;
            cost[there] = sum;
            if (free) next.addFirst(there);
            else next.addLast(there);
        }
    }

    private static boolean open(Board board, int square, Direction side) {
        return !Square.in(board.taken(), square) || side.in(board.edges(square));
    }
}
