package tablee.review;

import java.util.List;

/**
 * What can be seen of one seat's play in a match that is over. Figures for people to think about, never a verdict.
 *
 * @param decisions moves with a choice that were looked at
 * @param agreed how many of them are what {@code expert} would have played by what the seat knew
 * @param thoughtMillis how long the seat took for them, in all
 * @param thoughtSquares the squares of these times in hundredths of a second, in all: how even they are follows from the two
 * @param gifts for each seat of another side, what moves that cost this seat something gave that one, in thousandths of a win
 */
public record SeatTraces(int decisions, int agreed, long thoughtMillis, long thoughtSquares, List<Integer> gifts) {
    public SeatTraces {
        gifts = List.copyOf(gifts);
    }
}
