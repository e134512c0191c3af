package tablee.flow.positions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Board;
import tablee.flow.rules.Edges;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/**
 * Everything about a moment of Flow, as plain data; documented in docs/engine/flow.md.
 *
 * @param turnsTaken in this round
 * @param deadline when the clock acts, in a timed round that runs
 * @param boat the Boat's open edges
 * @param from where Current took up the tile in play
 * @param shown under No Communication, the cards of each hand that everybody has seen
 */
public record FlowPosition(
        Phase phase,
        int seat,
        int round,
        int turnsTaken,
        Optional<Long> deadline,
        boolean overtime,
        List<Scenario> scenarios,
        List<Scenario> setAside,
        String boat,
        List<Lying> board,
        List<Tile> pile,
        List<Tile> revealed,
        List<Tile> discard,
        Optional<Tile> held,
        Optional<String> from,
        int toTurnUp,
        List<ActionCard> cardPile,
        List<ActionCard> cardDiscard,
        boolean calmWaters,
        boolean cardPlayed,
        List<List<ActionCard>> hands,
        List<List<ActionCard>> shown) {

    /** A tile on the board: its square, its kind, its open edges, and whether a Bird token lies on it. */
    public record Lying(String square, Tile tile, String open, boolean bird) {}

    public static FlowPosition of(FlowState s) {
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

    static List<Lying> lying(Board board) {
        List<Lying> lying = new ArrayList<>();
        for (long left = board.tiles(); left != 0; left &= left - 1) {
            int square = Square.first(left);
            lying.add(new Lying(
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
}
