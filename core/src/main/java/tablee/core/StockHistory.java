package tablee.core;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What lay in a stock when it was made or last made again, and what lies there now. Equal pieces are numbered when the stock is made:
 * those that chance drew since are the first in its order, so nobody has to remember which they were.
 *
 * @param reshuffle how often it was made again; -1: it was never seen
 * @param first how many pieces of each kind there were when it was made
 * @param seen how many there were when chance last drew
 * @param drawn what chance drew then: the kinds that the outcome can have been
 */
record StockHistory(int reshuffle, Map<Integer, Integer> first, Map<Integer, Integer> seen, Set<Integer> drawn) {
    static final StockHistory NEW = new StockHistory(-1, Map.of(), Map.of(), Set.of());

    /** The stock with these pieces: the same, or made again where it cannot be what is left of it. */
    StockHistory at(List<Stream.Piece> pieces) {
        Map<Integer, Integer> now = new HashMap<>();
        for (Stream.Piece piece : pieces) now.put(piece.piece(), piece.count());
        return isLeftOver(now) ? new StockHistory(reshuffle, first, Map.copyOf(now), Set.of()) : made(Map.copyOf(now));
    }

    private StockHistory made(Map<Integer, Integer> now) {
        return new StockHistory(reshuffle + 1, now, now, Set.of());
    }

    StockHistory after(List<Stream.Piece> pieces, int move) {
        Set<Integer> outcome = pieces.stream()
                .filter(piece -> piece.move() == move)
                .map(Stream.Piece::piece)
                .collect(Collectors.toUnmodifiableSet());
        return new StockHistory(reshuffle, first, seen, outcome);
    }

    /** How many pieces of this kind are gone since the stock was made. */
    int gone(Stream.Piece piece) {
        return first(piece) - piece.count();
    }

    int first(Stream.Piece piece) {
        return first.getOrDefault(piece.piece(), 0);
    }

    private boolean isLeftOver(Map<Integer, Integer> now) {
        boolean cameBack = now.keySet().stream().anyMatch(piece -> gone(piece, now) < 0);
        return !cameBack && seen.keySet().stream().allMatch(piece -> isExplained(piece, gone(piece, now)));
    }

    private int gone(int piece, Map<Integer, Integer> now) {
        return seen.getOrDefault(piece, 0) - now.getOrDefault(piece, 0);
    }

    /** Of equal pieces only the one that chance drew can be gone; one of its kind may go in any way. */
    private boolean isExplained(int piece, int gone) {
        return gone == 0 || first.getOrDefault(piece, 0) == 1 || gone == 1 && drawn.contains(piece);
    }
}
