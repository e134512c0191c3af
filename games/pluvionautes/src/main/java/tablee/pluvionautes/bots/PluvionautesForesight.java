package tablee.pluvionautes.bots;

import java.util.Optional;
import tablee.core.Knowledge;
import tablee.core.Reason;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;

/**
 * How the best play Les Pluvionautes: they do not judge the moment but the best that the turn can still bring, by the odds of the throw.
 * So they throw where most can be done, and leave the others little. Where weather dice or the advanced mode make turns too many, they judge
 * as the others do.
 */
final class PluvionautesForesight implements Knowledge<PluvionautesState> {
    /** Of two moves one gets half the weight if it leaves this much less, in hundred-thousandths. */
    private static final int HALF = 1500;

    private static final int MOST_WEIGHT = 256;
    private static final int CURIOSITY = 40;

    private final Knowledge<PluvionautesState> written;
    private final TurnTables tables = new TurnTables();
    private TurnTable looked = new TurnTable();
    private int best;

    PluvionautesForesight(Knowledge<PluvionautesState> written) {
        this.written = written;
    }

    @Override
    public String game() {
        return written.game();
    }

    @Override
    public int horizon() {
        return 0;
    }

    @Override
    public int curiosity() {
        return CURIOSITY;
    }

    private static boolean foreseen(PluvionautesState state) {
        if (state.rules.advanced() || state.rules.weather()) return false;
        return switch (state.phase) {
            case RECALL, THROW, FLIGHT, FACE, MOVE, TOW, ANCHOR -> true;
            default -> false;
        };
    }

    @Override
    public int value(PluvionautesState state, int seat) {
        if (!foreseen(state)) return written.value(state, seat);
        return thousandths(of(state, tables.find(state), seat));
    }

    private static int thousandths(int score) {
        return Math.max(1, Math.min((score + 50) / 100, 999));
    }

    /** With two seats what one gets the other lacks. */
    private static int of(PluvionautesState state, TurnTable table, int seat) {
        if (state.seats() == 2 && seat != state.turn) return 2 * TurnStanding.EVEN - of(state, table, state.turn);
        return switch (state.phase) {
            case RECALL, THROW -> table.target(seat, table.bestTarget());
            case FLIGHT -> table.target(seat, target(state.aim));
            default -> table.ofSeat(seat, change(state, table));
        };
    }

    private static int target(int aim) {
        return Hex.place(Aim.valid(aim) ? Scatter.measured().target(aim) : PluvionautesMove.number(aim));
    }

    /** The best that can still be done in this turn. */
    private static int change(PluvionautesState state, TurnTable table) {
        int place = Hex.place(state.dieCell());
        return switch (state.phase) {
            case FACE -> table.landing(place);
            case MOVE -> table.landing(place, state.points);
            case TOW -> table.towing(place, state.points);
            default -> table.anchoring(Piece.kind(state.carried), place);
        };
    }

    @Override
    public void look(PluvionautesState state, int actor) {
        if (!foreseen(state)) return;
        looked = tables.find(state);
        best = of(state, looked, actor);
    }

    @Override
    public int weigh(PluvionautesState state, int seat, int move) {
        if (!foreseen(state) || state.phase == Phase.RECALL) return written.weigh(state, seat, move);
        int lost = Math.max(0, best - score(state, move));
        int halves = Math.min(lost / HALF, 20);
        int weight = (MOST_WEIGHT >> halves) * (2 * HALF - lost % HALF) / (2 * HALF);
        return Math.max(1, weight);
    }

    private int score(PluvionautesState state, int move) {
        if (state.phase == Phase.THROW) return looked.target(target(move));
        int number = PluvionautesMove.number(move);
        int place = Hex.place(state.dieCell());
        return looked.score(
                switch (state.phase) {
                    case FACE -> looked.landing(place, number);
                    case MOVE -> looked.moved(Hex.place(number), state.points);
                    case TOW ->
                        Piece.isIsland(state.carried)
                                ? SkyChange.move(place, Hex.place(number))
                                : looked.anchoring(Piece.kind(state.carried), Hex.place(number));
                    default -> SkyChange.anchor(Piece.kind(state.carried), state.dieCell(), number);
                });
    }

    @Override
    public int plausible(PluvionautesState imagined, int viewer) {
        return written.plausible(imagined, viewer);
    }

    @Override
    public Optional<Reason> reason(PluvionautesState state, int seat, int move) {
        return written.reason(state, seat, move);
    }
}
