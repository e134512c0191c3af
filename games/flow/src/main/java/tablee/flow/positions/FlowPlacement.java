package tablee.flow.positions;

import java.util.List;
import tablee.core.BadInput;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Board;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/** A position from outside, made into a state. */
public final class FlowPlacement {
    private FlowPlacement() {}

    public static FlowState place(FlowState fresh, FlowPosition p) {
        FlowState s = fresh;
        s.phase = p.phase();
        s.seat = p.seat();
        s.round = p.round();
        s.taken = p.turnsTaken();
        s.deadline = p.deadline().orElse(FlowState.NEVER);
        s.overtime = p.overtime();
        s.scenarios = Stock.of(some(p.scenarios()));
        s.setAside = Stock.of(some(p.setAside()));
        s.pile = Stock.of(mapTiles(p.pile()));
        s.revealed = Stock.of(mapTiles(p.revealed()));
        s.discard = Stock.of(mapTiles(p.discard()));
        s.held = p.held().map(Tile::ordinal).orElse(FlowState.NOTHING);
        s.from = p.from().map(FlowPlacement::square).orElse(FlowState.NOTHING);
        s.toTurnUp = p.toTurnUp();
        s.cardPile = Stock.of(some(p.cardPile()));
        s.cardDiscard = Stock.of(some(p.cardDiscard()));
        s.calm = p.calmWaters();
        s.carded = p.cardPlayed();
        deal(p.hands(), s.hands, "hands");
        deal(p.shown(), s.shown, "shown");
        lay(s.board, p);
        s.flow();
        FlowInvariants.check(s);
        return s;
    }

    private static <T> List<T> some(List<T> list) {
        if (list.size() > Stock.MOST) throw new BadInput("A list holds more pieces than there are.");
        return list;
    }

    private static List<Tile> mapTiles(List<Tile> tiles) {
        if (tiles.contains(Tile.SCENARIO_OBSTACLE))
            throw new BadInput("A Scenario obstacle is not with the Map tiles.");
        return some(tiles);
    }

    private static int square(String name) {
        int square = Square.read(name);
        if (square < 0) throw new BadInput("There is no square \"" + name + "\"; they are a1 to g7.");
        return square;
    }

    private static void deal(List<List<ActionCard>> from, long[] hands, String what) {
        if (from.size() != hands.length) throw new BadInput("There must be " + hands.length + " " + what + ".");
        for (int seat = 0; seat < hands.length; seat++) hands[seat] = Stock.of(some(from.get(seat)));
    }

    private static void lay(Board board, FlowPosition p) {
        int boat = Edges.read(p.boat());
        if (boat != Edges.ALL && Integer.bitCount(boat) != 1) {
            throw new BadInput("The Boat is open on all sides, \"nesw\", or on one.");
        }
        board.turnBoat(boat);
        for (FlowPosition.Lying lying : p.board()) lay(board, lying);
    }

    private static void lay(Board board, FlowPosition.Lying lying) {
        int square = square(lying.square());
        if (Square.in(board.taken(), square)) throw new BadInput("The square " + lying.square() + " is taken already.");
        int edges = Edges.read(lying.open());
        if (!lying.tile().has(edges)) {
            throw new BadInput("The tile on " + lying.square() + " cannot be open to \"" + lying.open() + "\".");
        }
        board.put(square, lying.tile(), edges);
        if (lying.bird()) board.addBird(square);
    }
}
