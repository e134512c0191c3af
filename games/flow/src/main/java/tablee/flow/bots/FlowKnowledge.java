package tablee.flow.bots;

import java.util.Optional;
import tablee.core.Knowledge;
import tablee.core.Reason;
import tablee.flow.rules.Board;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Square;
import tablee.flow.rules.Tile;

/** How to play Flow well together: build where the plan lacks least, and judge by what the wave will leave of it. */
public final class FlowKnowledge implements Knowledge<FlowState> {
    private final Route route = new Route();
    private final Board board = new Board();

    @Override
    public String game() {
        return "flow";
    }

    @Override
    public int horizon() {
        return 0;
    }

    @Override
    public int value(FlowState s, int seat) {
        return Prospect.of(s, route.find(s.board));
    }

    @Override
    public int weigh(FlowState s, int seat, int move) {
        int first = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case PLACE -> place(s, first, FlowMove.second(move));
            case REMOVE, LIFT -> taken(s, first);
            case PROTECT -> protect(s, first);
            case TAKE, PICK -> use(Tile.at(first));
            case DRAW -> 12;
            case PLAY -> 2;
            case SWAP -> 3;
            default -> 2;
        };
    }

    private static int use(Tile tile) {
        if (tile.obstacles()) return 1;
        return switch (tile.shape()) {
            case CROSS -> 12;
            case TEE -> 10;
            default -> 6;
        };
    }

    /** What the plan still lacks after a tile is put down tells how good the place is. */
    private int place(FlowState s, int square, int edges) {
        board.become(s.board);
        if (s.from != FlowState.NOTHING) board.clear(Square.bit(s.from));
        int before = route.find(s.board).missing();
        board.put(square, Tile.at(s.held), edges);
        int saved = before - route.find(board).missing();
        return saved > 0 ? 20 + 20 * saved : saved == 0 ? 4 : 1;
    }

    private int taken(FlowState s, int square) {
        int before = route.find(s.board).missing();
        board.become(s.board);
        board.clear(Square.bit(square));
        int saved = before - route.find(board).missing();
        return saved > 0 ? 10 + 10 * saved : saved == 0 ? 3 : 1;
    }

    /** A Bird is for a tile that the plan uses and two dice threaten. */
    private int protect(FlowState s, int square) {
        long bit = Square.bit(square);
        if ((route.find(s.board).squares() & bit) == 0) return 1;
        return (Lines.CENTRE & bit) == 0 ? 8 : 3;
    }

    @Override
    public Optional<Reason> reason(FlowState s, int seat, int move) {
        return Optional.of(FlowReasons.of(s, move));
    }
}
