package tablee.flow.bots;

import java.util.List;
import tablee.core.Encoder.Span;
import tablee.core.VectorWriter;
import tablee.flow.rules.Board;
import tablee.flow.rules.Direction;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Silence;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/** What a seat knows of a moment, in numbers: the board square by square, tiles, cards and hands. The clock is left out. */
final class FlowVector {
    private static final int SEATS = 6;
    private static final int CARDS = 6;
    private static final int SCENARIOS = 7;
    private static final int DIRECTIONS = Direction.values().length;
    private static final int PHASES = Phase.values().length;
    private static final int HAND = CARDS + 1;

    static final List<Span> SPANS = List.of(
            new Span("open edges", DIRECTIONS * Square.COUNT),
            new Span("taken", Square.COUNT),
            new Span("dead ends", Square.COUNT),
            new Span("solid", Square.COUNT),
            new Span("birds", Square.COUNT),
            new Span("wet", Square.COUNT),
            new Span("joined", 4),
            new Span("lacking", 1),
            new Span("tile pile", Tile.KINDS),
            new Span("revealed", Tile.KINDS),
            new Span("discard", Tile.KINDS),
            new Span("held", Tile.KINDS),
            new Span("from", Square.COUNT),
            new Span("to turn up", 1),
            new Span("hands", SEATS * HAND),
            new Span("unseen cards", CARDS),
            new Span("card discard", CARDS),
            new Span("calm, card played, overtime", 3),
            new Span("scenarios", SCENARIOS),
            new Span("phase", PHASES),
            new Span("turn", SEATS),
            new Span("seats", 1),
            new Span("round", 1),
            new Span("turns left", 1),
            new Span("birds left", 1));

    private final VectorWriter out = new VectorWriter();
    private final Route route = new Route();

    void fill(FlowState s, int seat, int[] vector) {
        out.begin(vector);
        board(s);
        tiles(s);
        cards(s, seat);
        moment(s, seat);
        out.end();
    }

    private void board(FlowState s) {
        Board board = s.board;
        for (int way = 0; way < DIRECTIONS; way++) out.bits(board.openTo(way), Square.COUNT);
        out.bits(board.taken(), Square.COUNT);
        out.bits(board.deadEnds(), Square.COUNT);
        out.bits(board.solid(), Square.COUNT);
        out.bits(board.birds(), Square.COUNT);
        out.bits(s.wet, Square.COUNT);
        long joined = board.joined();
        for (long animals = Square.ANIMALS; animals != 0; animals &= animals - 1) {
            out.flag(Square.in(joined, Square.first(animals)));
        }
        out.number(route.find(board).missing());
    }

    private void tiles(FlowState s) {
        stock(s.pile, Tile.KINDS);
        stock(s.revealed, Tile.KINDS);
        stock(s.discard, Tile.KINDS);
        out.oneOf(s.held, Tile.KINDS);
        out.oneOf(s.from, Square.COUNT);
        out.number(s.toTurnUp);
    }

    private void stock(long stock, int kinds) {
        for (int kind = 0; kind < kinds; kind++) out.number(Stock.count(stock, kind));
    }

    /** FLOW-73: of a hidden hand what everybody has seen, and how many more there are. */
    private void cards(FlowState s, int seat) {
        long unseen = s.cardPile;
        for (int i = 0; i < SEATS; i++) {
            if (i >= s.seats()) {
                out.skip(HAND);
                continue;
            }
            int other = (seat + i) % s.seats();
            long known = Silence.hides(s, other, seat) ? s.shown[other] : s.hands[other];
            stock(known, CARDS);
            out.number(Stock.size(s.hands[other] - known));
            unseen += s.hands[other] - known;
        }
        stock(unseen, CARDS);
        stock(s.cardDiscard, CARDS);
    }

    private void moment(FlowState s, int seat) {
        out.flag(s.calm);
        out.flag(s.carded);
        out.flag(s.overtime);
        stock(s.scenarios, SCENARIOS);
        out.oneOf(s.phase.ordinal(), PHASES);
        out.oneOf((s.seat - seat + s.seats()) % s.seats(), SEATS);
        out.number(s.seats());
        out.number(s.round);
        out.number(s.rules.timed() ? 0 : s.rules.turns() - s.taken);
        out.number(s.rules.birds() - Long.bitCount(s.board.birds()));
    }
}
