package tablee.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Stream;

/**
 * One draw from a stock, told apart from the core's own account of it: which piece came, and what else lay there.
 *
 * @param stock the purpose, and how often the stock was made again
 * @param pieces what lay there by kind
 * @param piece the kind that came
 */
record StockDraw(String stock, Map<Integer, Left> pieces, int piece) {
    /** How many equal pieces there are, and how many of them were gone before. */
    record Left(int first, int gone) {}

    /** Whether both tables could have drawn both pieces, and yet each drew another one. */
    boolean contradicts(StockDraw other) {
        return piece != other.piece && isFor(other);
    }

    /** Whether both pieces lay at both tables, the same copies of them being next. */
    boolean isFor(StockDraw other) {
        return stock.equals(other.stock) && isAlike(piece, other) && isAlike(other.piece, other);
    }

    private boolean isAlike(int kind, StockDraw other) {
        Left here = pieces.get(kind);
        return here != null && here.equals(other.pieces.get(kind));
    }

    /** Follows the stocks of one match. */
    static final class Account {
        private final Map<String, Map<Integer, Integer>> first = new HashMap<>();
        private final Map<String, Map<Integer, Integer>> last = new HashMap<>();
        private final Map<String, Integer> made = new HashMap<>();

        /** The draw, if the outcome names one kind of piece. */
        Optional<StockDraw> draw(Stream stream, int move) {
            if (stream.stock().isEmpty()) return Optional.empty();
            Map<Integer, Left> left = look(stream);
            List<Integer> drawn = stream.pieces().stream()
                    .filter(piece -> piece.move() == move)
                    .map(Stream.Piece::piece)
                    .toList();
            String stock = stream.stock() + " " + made.get(stream.stock());
            return drawn.size() == 1 ? Optional.of(new StockDraw(stock, left, drawn.get(0))) : Optional.empty();
        }

        private Map<Integer, Left> look(Stream stream) {
            Map<Integer, Integer> now = new HashMap<>();
            for (Stream.Piece piece : stream.pieces()) now.put(piece.piece(), piece.count());
            Map<Integer, Integer> before = last.getOrDefault(stream.stock(), Map.of());
            boolean more =
                    now.entrySet().stream().anyMatch(kind -> kind.getValue() > before.getOrDefault(kind.getKey(), 0));
            if (more) made.merge(stream.stock(), 1, Integer::sum);
            if (more) first.put(stream.stock(), now);
            last.put(stream.stock(), now);
            return left(first.getOrDefault(stream.stock(), Map.of()), now);
        }

        private static Map<Integer, Left> left(Map<Integer, Integer> first, Map<Integer, Integer> now) {
            Map<Integer, Left> left = new HashMap<>();
            now.forEach((kind, count) -> {
                int all = first.getOrDefault(kind, 0);
                left.put(kind, new Left(all, all - count));
            });
            return left;
        }
    }
}
