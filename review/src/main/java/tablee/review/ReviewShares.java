package tablee.review;

import java.util.List;

/** What a result is made of, in thousandths of a win: {@code result = start + own + others + chance + revealed}. */
public record ReviewShares(int start, int own, int others, int chance, int revealed, int result) {
    static ReviewShares of(int start, List<ReviewPoint> points) {
        int result = points.isEmpty() ? start : points.get(points.size() - 1).value();
        int revealed = points.stream().mapToInt(ReviewPoint::revealed).sum();
        return new ReviewShares(
                start,
                sum(points, ReviewCause.OWN),
                sum(points, ReviewCause.OTHERS),
                sum(points, ReviewCause.CHANCE),
                revealed,
                result);
    }

    private static int sum(List<ReviewPoint> points, ReviewCause cause) {
        return points.stream()
                .filter(point -> point.cause() == cause)
                .mapToInt(ReviewPoint::change)
                .sum();
    }
}
