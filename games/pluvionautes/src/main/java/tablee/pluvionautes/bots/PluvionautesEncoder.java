package tablee.pluvionautes.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Encoder;
import tablee.core.State;
import tablee.core.Word;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;

/**
 * A moment of Les Pluvionautes in numbers. A move is what is done and the place of a cell. Aims lie in the grid of the board: an
 * aim counts as the cell it is thrown at, and a cell's number stands for the good aim at it (PLUV-30, 32).
 */
public final class PluvionautesEncoder implements Encoder<PluvionautesState> {
    private static final PluvionautesMove[] KINDS = PluvionautesMove.values();
    private static final int FACES = 6;
    private static final List<Span> ACTIONS = actionSpans();
    private static final int[] FIRST = Span.firsts(ACTIONS);

    private final PluvionautesVector vector = new PluvionautesVector();

    private static List<Span> actionSpans() {
        List<Span> spans = new ArrayList<>();
        for (PluvionautesMove kind : KINDS) spans.add(new Span(Word.of(kind), count(kind)));
        return List.copyOf(spans);
    }

    private static int count(PluvionautesMove kind) {
        return switch (kind) {
            case SET -> FACES;
            case END -> 1;
            default -> Hex.CELLS;
        };
    }

    @Override
    public String game() {
        return "pluvionautes";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Span> vector() {
        return PluvionautesVector.SPANS;
    }

    @Override
    public List<Span> actions() {
        return ACTIONS;
    }

    @Override
    public void observe(PluvionautesState s, int seat, int[] out) {
        vector.fill(s, seat, out);
    }

    @Override
    public int number(PluvionautesState s, int seat, int move) {
        if (Aim.valid(move)) return FIRST[PluvionautesMove.TARGET.ordinal()] + target(move);
        PluvionautesMove kind = PluvionautesMove.of(move);
        int number = PluvionautesMove.number(move);
        return FIRST[kind.ordinal()]
                + switch (kind) {
                    case SET -> number - 1;
                    case END -> 0;
                    default -> Hex.place(number);
                };
    }

    private static int target(int aim) {
        return Hex.place(Scatter.measured().target(aim));
    }

    @Override
    public int move(PluvionautesState s, int seat, int number) {
        if (number < 0 || number >= FIRST[KINDS.length]) return State.NO_MOVE;
        int index = 0;
        while (FIRST[index + 1] <= number) index++;
        PluvionautesMove kind = KINDS[index];
        int rest = number - FIRST[index];
        return switch (kind) {
            case TARGET -> throwAt(s, Hex.at(rest));
            case SET -> kind.move(rest + 1);
            case END -> kind.move(0);
            default -> kind.move(Hex.at(rest));
        };
    }

    @Override
    public boolean usual(PluvionautesState s) {
        return s.rules.usual();
    }

    private static int throwAt(PluvionautesState s, int cell) {
        return s.rules.dexterity() ? Scatter.measured().aim(cell) : PluvionautesMove.TARGET.move(cell);
    }
}
