package tablee.server.reviews;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.review.Review;
import tablee.review.ReviewPoint;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** A review while it is made, and after: one thread makes it grow, and others read how far it is. */
final class ReviewInProgress {
    /** How it stands. */
    enum Stage {
        WAITING,
        CURVE,
        MOVES,
        DONE,
        FAILED
    }

    /** @param points from the one that was asked for on, as many as fit into an answer */
    record Progress(
            Stage stage,
            int start,
            int entries,
            List<ReviewPoint> points,
            int judged,
            int suspects,
            Optional<Review> review) {}

    private static final int POINTS_AT_ONCE = 500;

    @Bounded(by = Budget.REVIEWED_ENTRIES)
    private final List<ReviewPoint> points = new ArrayList<>();

    private Stage stage = Stage.WAITING;
    private int start;
    private int entries;
    private int judged;
    private int suspects;
    private Optional<Review> review = Optional.empty();

    synchronized void started(int value, int count) {
        stage = Stage.CURVE;
        start = value;
        entries = count;
    }

    synchronized void reached(ReviewPoint point) {
        points.add(point);
    }

    synchronized void judged(int done, int of) {
        stage = Stage.MOVES;
        judged = done;
        suspects = of;
    }

    synchronized void done(Review made) {
        stage = Stage.DONE;
        review = Optional.of(made);
    }

    synchronized void failed() {
        if (stage != Stage.DONE) stage = Stage.FAILED;
    }

    synchronized boolean isFailed() {
        return stage == Stage.FAILED;
    }

    synchronized int size() {
        return points.size();
    }

    synchronized Progress from(int first) {
        int until = Math.min(points.size(), first + POINTS_AT_ONCE);
        List<ReviewPoint> some = first >= until ? List.of() : List.copyOf(points.subList(first, until));
        return new Progress(
                stage, start, entries, some, judged, suspects, until == points.size() ? review : Optional.empty());
    }
}
