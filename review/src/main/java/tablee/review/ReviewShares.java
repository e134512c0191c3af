package tablee.review;

import java.util.List;

/** What a result is made of, in thousandths of a win: {@code result = start + own + others + chance + revealed}. */
public record ReviewShares(int start, int own, int others, int chance, int revealed, int result) {
    static ReviewShares of(int start, List<ReviewPoint> points) {
        int[] sums = new int[ReviewCause.values().length];
        int revealed = 0;
        int result = start;
        for (ReviewPoint point : points) {
            sums[point.cause().ordinal()] += point.change();
            revealed += point.revealed();
            result = point.value();
        }
        return new ReviewShares(
                start,
                sums[ReviewCause.OWN.ordinal()],
                sums[ReviewCause.OTHERS.ordinal()],
                sums[ReviewCause.CHANCE.ordinal()],
                revealed,
                result);
    }
}
