package tablee.core;

import java.util.HashMap;
import java.util.Map;

/** How often each stream was used in a match so far. Follows from the log, and knows nothing of the seed. Immutable. */
final class StreamHistory {
    static final StreamHistory NONE = new StreamHistory(Map.of(), Map.of());

    private final Map<String, StockHistory> stocks;
    private final Map<Stream.Die, Integer> rolls;

    private StreamHistory(Map<String, StockHistory> stocks, Map<Stream.Die, Integer> rolls) {
        this.stocks = stocks;
        this.rolls = rolls;
    }

    /** The stock that a piece is to be drawn from, as it lies now. */
    StockHistory stock(Stream stream) {
        return stocks.getOrDefault(stream.stock(), StockHistory.NEW).at(stream.pieces());
    }

    /** How often this was rolled before. */
    int count(Stream.Die die) {
        return rolls.getOrDefault(die.counted(), 0);
    }

    StreamHistory after(Stream stream, int move) {
        if (stream.stock().isEmpty()) return rolled(stream);
        Map<String, StockHistory> next = new HashMap<>(stocks);
        next.put(stream.stock(), stock(stream).after(stream.pieces(), move));
        return new StreamHistory(next, rolls);
    }

    private StreamHistory rolled(Stream stream) {
        Map<Stream.Die, Integer> next = new HashMap<>(rolls);
        for (Stream.Die die : stream.dice()) next.merge(die.counted(), 1, Integer::sum);
        return new StreamHistory(stocks, next);
    }
}
