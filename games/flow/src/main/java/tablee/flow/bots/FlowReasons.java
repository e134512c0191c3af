package tablee.flow.bots;

import java.util.List;
import tablee.core.Reason;
import tablee.core.Word;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Animal;
import tablee.flow.rules.Board;
import tablee.flow.rules.Direction;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/** What speaks for a move: mostly what the team's plan lacks after it. Says nothing about hands, which may be hidden (FLOW-73). */
public final class FlowReasons {
    private static final int WAVES = Square.FACES * Square.FACES;

    private FlowReasons() {}

    public static Reason of(FlowState s, int move) {
        int first = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case PLACE -> change(s, placed(s, first, FlowMove.second(move)), rule(s.phase));
            case REMOVE -> change(s, without(s, first), "FLOW-41");
            case LIFT -> Reason.of("FLOW-43", "lift", s.board.tile(first).key(), Square.name(first));
            case PROTECT -> protect(s, first);
            case TAKE -> Reason.of("FLOW-21", "take", Tile.at(first).key(), missing(s.board));
            case PICK -> Reason.of("FLOW-46", "pick", Tile.at(first).key(), missing(s.board));
            case DRAW -> Reason.of("FLOW-21", "draw", Stock.size(s.pile), missing(s.board));
            case SWAP -> Reason.of("FLOW-27", "swap", Tile.at(s.held).key(), Stock.size(s.cardPile));
            case DISCARD -> Reason.of("FLOW-28", "discard", Tile.at(s.held).key());
            case PLAY -> CardReasons.of(s, ActionCard.at(first));
            case ROLL -> roll(s, FlowMove.Die.at(first));
            case BOAT -> boat(s, Direction.ALL[first]);
            default -> Reason.of("FLOW-56", "start", s.round + 1);
        };
    }

    private static String rule(Phase phase) {
        return phase == Phase.CURRENT_TO ? "FLOW-43" : phase == Phase.RETURN_TO ? "FLOW-46" : "FLOW-24";
    }

    static int missing(Board board) {
        return new Route().find(board).missing();
    }

    private static Board placed(FlowState s, int square, int edges) {
        Board after = new Board(s.board);
        if (s.from != FlowState.NOTHING) after.clear(Square.bit(s.from));
        after.put(square, Tile.at(s.held), edges);
        return after;
    }

    private static Board without(FlowState s, int square) {
        Board after = new Board(s.board);
        after.clear(Square.bit(square));
        return after;
    }

    private static Reason change(FlowState s, Board after, String rule) {
        long joined = after.joined();
        long gained = joined & ~s.board.joined();
        if (joined == Square.ANIMALS) return win(s);
        if (gained != 0) return Reason.of("FLOW-60", "joins", animals(gained), Long.bitCount(joined));
        long ways = after.ways(0, 0);
        if (ways != Square.ANIMALS) return Reason.of("FLOW-26", "no-way", animals(Square.ANIMALS & ~ways));
        int before = missing(s.board);
        int now = missing(after);
        if (now == before) return Reason.of(rule, "same", now);
        return Reason.of(rule, now < before ? "nearer" : "farther", now, before);
    }

    /** FLOW-52: where the wave comes first, the action that ends the round wins only what it leaves. */
    private static Reason win(FlowState s) {
        boolean last = s.overtime || !s.rules.timed() && s.taken + 1 == s.rules.turns();
        return last && s.rules.waveFirst() ? Reason.of("FLOW-52", "win-if-spared") : Reason.of("FLOW-60", "win");
    }

    private static List<String> animals(long squares) {
        return java.util.Arrays.stream(Animal.values())
                .filter(animal -> Square.in(squares, animal.square()))
                .map(animal -> "animal." + animal.word())
                .toList();
    }

    /** FLOW-53: how many of the 36 rolls hit the square. */
    private static Reason protect(FlowState s, int square) {
        long bit = Square.bit(square);
        int hits = (Lines.CENTRE & bit) != 0 ? Square.FACES : 2 * Square.FACES - 1;
        boolean planned = (new Route().find(s.board).squares() & bit) != 0;
        return Reason.of("FLOW-54", planned ? "protect" : "protect-spare", Square.name(square), hits, WAVES);
    }

    /** The white die names rows, the black one columns; what lies on the centre line is safe from it. */
    private static Reason roll(FlowState s, FlowMove.Die die) {
        boolean white = die == FlowMove.Die.WHITE;
        long safe = white ? Lines.CENTRE_ROW : Lines.CENTRE_COLUMN;
        long safeFromOther = white ? Lines.CENTRE_COLUMN : Lines.CENTRE_ROW;
        long tiles = s.board.tiles();
        return Reason.of(
                "FLOW-45", "roll", Word.of(die), Long.bitCount(tiles & ~safe), Long.bitCount(tiles & ~safeFromOther));
    }

    private static Reason boat(FlowState s, Direction direction) {
        Board after = new Board(s.board);
        after.turnBoat(direction.bit());
        return Reason.of("FLOW-77", "boat", "direction." + Word.of(direction), missing(after));
    }
}
