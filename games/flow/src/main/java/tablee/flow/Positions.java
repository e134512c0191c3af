package tablee.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;

/** States as plain data and back. */
final class Positions {
    private Positions() {}

    static FlowPosition of(FlowState s) {
        boolean held = s.held != FlowState.NOTHING;
        return new FlowPosition(
                s.phase,
                s.seat,
                s.round,
                s.taken,
                s.deadline == FlowState.NEVER ? Optional.empty() : Optional.of(s.deadline),
                s.overtime,
                Stock.list(s.scenarios, Scenario::at),
                Stock.list(s.setAside, Scenario::at),
                Edges.write(s.board.edges(Square.BOAT)),
                lying(s.board),
                Stock.list(s.pile, Tile::at),
                Stock.list(s.revealed, Tile::at),
                Stock.list(s.discard, Tile::at),
                held ? Optional.of(Tile.at(s.held)) : Optional.empty(),
                s.from == FlowState.NOTHING ? Optional.empty() : Optional.of(Square.name(s.from)),
                s.toTurnUp,
                Stock.list(s.cardPile, ActionCard::at),
                Stock.list(s.cardDiscard, ActionCard::at),
                s.calm,
                s.carded,
                hands(s.hands),
                hands(s.shown));
    }

    static List<FlowPosition.Lying> lying(Board board) {
        List<FlowPosition.Lying> lying = new ArrayList<>();
        for (long left = board.tiles(); left != 0; left &= left - 1) {
            int square = Square.first(left);
            lying.add(new FlowPosition.Lying(
                    Square.name(square),
                    board.tile(square),
                    Edges.write(board.edges(square)),
                    Square.in(board.birds(), square)));
        }
        return lying;
    }

    private static List<List<ActionCard>> hands(long[] hands) {
        return Arrays.stream(hands)
                .mapToObj(hand -> Stock.list(hand, ActionCard::at))
                .toList();
    }

    // ---- Back ------------------------------------------------------------------------------------------------------

    static FlowState place(Rules rules, FlowPosition p) {
        FlowState s = new FlowState(rules);
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
        s.from = p.from().map(Positions::square).orElse(FlowState.NOTHING);
        s.toTurnUp = p.toTurnUp();
        s.cardPile = Stock.of(some(p.cardPile()));
        s.cardDiscard = Stock.of(some(p.cardDiscard()));
        s.calm = p.calmWaters();
        s.carded = p.cardPlayed();
        deal(p.hands(), s.hands, "hands");
        deal(p.shown(), s.shown, "shown");
        lay(s.board, p);
        s.flow();
        Sound.check(s);
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
