package tablee.flow.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: both dice say where a Scenario obstacle lies, and are rolled again where it may not (FLOW-71). */
final class RollObstacle implements Step.Chance {
    @Override
    public void odds(FlowState s, Odds out) {
        Wave.bothDice(out);
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == FlowMove.Kind.DICE;
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int white = FlowMove.first(move);
        int black = FlowMove.second(move);
        int square = Square.crossing(white, black);
        if (mayLie(s, square)) {
            s.board.put(square, Tile.SCENARIO_OBSTACLE, Edges.NONE);
            s.flow();
            if (told.listening()) told.all(new FlowEvent.ObstaclePlaced(white, black, Square.name(square)));
            SetUp.advance(s, told);
        } else if (told.listening()) {
            told.all(new FlowEvent.ObstacleRerolled(white, black, Square.name(square), reroll(s, square)));
        }
    }

    private static boolean mayLie(FlowState s, int square) {
        long bit = Square.bit(square);
        return (s.board.taken() & bit) == 0 && s.board.sealing(bit, 0) == 0 && leavesBoatDirection(s, bit);
    }

    private static boolean leavesBoatDirection(FlowState s, long blocked) {
        if (!s.has(Scenario.SINGLE_PATH_BOAT)) return true;
        for (Direction direction : Direction.ALL) {
            if (s.board.waysIf(direction, blocked) == Square.ANIMALS) return true;
        }
        return false;
    }

    private static FlowEvent.Reroll reroll(FlowState s, int square) {
        long bit = Square.bit(square);
        if ((Square.ANIMALS & bit) != 0) return FlowEvent.Reroll.ANIMAL_SPACE;
        if ((s.board.taken() & bit) != 0) return FlowEvent.Reroll.OCCUPIED;
        if (s.board.sealing(bit, 0) != 0) return FlowEvent.Reroll.NO_WAY_LEFT;
        return FlowEvent.Reroll.NO_BOAT_DIRECTION_LEFT;
    }
}
