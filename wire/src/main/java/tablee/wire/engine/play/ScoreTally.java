package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.math.RoundingMode;
import tablee.core.Count;

/** What the final counts of many games came to, seat by seat. Sums are whole numbers, so that the same games give the same text. */
final class ScoreTally {
    private static final int DECIMALS = 3;

    private final long[] sums;
    private final long[] squares;
    private final int[] least;
    private final int[] most;
    private long games;

    ScoreTally(int seats) {
        sums = new long[seats];
        squares = new long[seats];
        least = new int[seats];
        most = new int[seats];
    }

    void add(Count count) {
        for (int seat = 0; seat < sums.length; seat++) {
            int total = count.total(seat);
            sums[seat] += total;
            squares[seat] += (long) total * total;
            least[seat] = games == 0 ? total : Math.min(least[seat], total);
            most[seat] = games == 0 ? total : Math.max(most[seat], total);
        }
        games++;
    }

    /** Of each seat the mean, the standard deviation, the least and the most. */
    ArrayNode write() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (int seat = 0; seat < sums.length; seat++) {
            list.addObject()
                    .put("mean", rounded((double) sums[seat] / games))
                    .put("deviation", rounded(deviation(seat)))
                    .put("least", least[seat])
                    .put("most", most[seat]);
        }
        return list;
    }

    private double deviation(int seat) {
        double mean = (double) sums[seat] / games;
        return Math.sqrt(Math.max(0, (double) squares[seat] / games - mean * mean));
    }

    private static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    }
}
