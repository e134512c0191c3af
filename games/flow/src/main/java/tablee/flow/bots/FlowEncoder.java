package tablee.flow.bots;

import java.util.List;
import tablee.core.Encoder;
import tablee.core.State;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowMove.Kind;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Square;
import tablee.flow.rules.Tile;

/** A moment of Flow in numbers. A move is what is done and to what: a tile, a card, a square, or a square and open edges. */
public final class FlowEncoder implements Encoder<FlowState> {
    private static final int TURNED = Edges.ALL + 1;
    private static final int CARDS = 6;

    private static final List<Span> ACTIONS = List.of(
            new Span("start", 1),
            new Span("draw", 1),
            new Span("take", Tile.KINDS),
            new Span("play", CARDS),
            new Span("place", Square.COUNT * TURNED),
            new Span("swap", 1),
            new Span("discard", 1),
            new Span("remove", Square.COUNT),
            new Span("protect", Square.COUNT),
            new Span("lift", Square.COUNT),
            new Span("pick", Tile.KINDS),
            new Span("roll", 2),
            new Span("boat", 4));

    /** The first number of each kind of a seat's moves, in the order of the kinds, and one more than the last. */
    private static final int[] FIRST = Span.firsts(ACTIONS);

    private final FlowVector vector = new FlowVector();

    @Override
    public String game() {
        return "flow";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Span> vector() {
        return FlowVector.SPANS;
    }

    @Override
    public List<Span> actions() {
        return ACTIONS;
    }

    @Override
    public void observe(FlowState s, int seat, int[] out) {
        vector.fill(s, seat, out);
    }

    @Override
    public int number(FlowState s, int seat, int move) {
        Kind kind = FlowMove.kind(move);
        if (kind.ordinal() >= ACTIONS.size()) return NO_NUMBER;
        int first = FlowMove.first(move);
        int number = kind == Kind.PLACE ? first * TURNED + FlowMove.second(move) : first;
        return FIRST[kind.ordinal()] + number;
    }

    @Override
    public int move(FlowState s, int seat, int number) {
        if (number < 0 || number >= FIRST[ACTIONS.size()]) return State.NO_MOVE;
        int index = 0;
        while (FIRST[index + 1] <= number) index++;
        Kind kind = Kind.values()[index];
        int rest = number - FIRST[index];
        return kind == Kind.PLACE ? FlowMove.of(kind, rest / TURNED, rest % TURNED) : FlowMove.of(kind, rest);
    }

    @Override
    public boolean usual(FlowState s) {
        return s.rules.usual();
    }
}
