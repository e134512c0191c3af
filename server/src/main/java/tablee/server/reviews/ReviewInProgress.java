package tablee.server.reviews;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.review.Review;
import tablee.review.ReviewPoint;
import tablee.review.ReviewSoFar;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** A review while it is made, and after: one thread makes it grow, and others read how far it is. */
final class ReviewInProgress {
    private static final int POINTS_AT_ONCE = 500;

    @Bounded(by = Budget.REVIEWED_ENTRIES)
    private final List<ReviewPoint> points = new ArrayList<>();

    private ReviewSoFar.Stage stage = ReviewSoFar.Stage.WAITING;
    private int start;
    private int entries;
    private int judged;
    private int suspects;
    private Optional<Review> review = Optional.empty();

    synchronized void started(int value, int count) {
        stage = ReviewSoFar.Stage.CURVE;
        start = value;
        entries = count;
    }

    synchronized void reached(ReviewPoint point) {
        points.add(point);
    }

    synchronized void judged(int done, int of) {
        stage = ReviewSoFar.Stage.MOVES;
        judged = done;
        suspects = of;
    }

    synchronized void done(Review made) {
        stage = ReviewSoFar.Stage.DONE;
        review = Optional.of(made);
    }

    synchronized void failed() {
        if (stage != ReviewSoFar.Stage.DONE) stage = ReviewSoFar.Stage.FAILED;
    }

    synchronized boolean isFailed() {
        return stage == ReviewSoFar.Stage.FAILED;
    }

    synchronized int size() {
        return points.size();
    }

    synchronized ReviewSoFar from(int first) {
        int until = Math.min(points.size(), first + POINTS_AT_ONCE);
        List<ReviewPoint> some = first >= until ? List.of() : points.subList(first, until);
        return new ReviewSoFar(
                stage, start, entries, some, judged, suspects, until == points.size() ? review : Optional.empty());
    }
}
