package tablee.review;

import java.util.List;
import java.util.Optional;

/**
 * How far a review is that is being made.
 *
 * @param start what this seat could expect before the first entry, in thousandths of a win
 * @param points from the one that was asked for on
 * @param judged how many of the {@code suspects} were looked at closely
 */
public record ReviewSoFar(
        Stage stage,
        int start,
        int entries,
        List<ReviewPoint> points,
        int judged,
        int suspects,
        Optional<Review> review) {
    /** How it stands. */
    public enum Stage {
        WAITING,
        CURVE,
        MOVES,
        DONE,
        FAILED
    }

    public ReviewSoFar {
        points = List.copyOf(points);
    }
}
