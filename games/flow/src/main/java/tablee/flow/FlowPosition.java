package tablee.flow;

import java.util.List;
import java.util.Optional;

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
}
