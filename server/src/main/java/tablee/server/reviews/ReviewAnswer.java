package tablee.server.reviews;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.core.Game;
import tablee.review.Review;
import tablee.review.ReviewDepth;
import tablee.review.ReviewPoint;
import tablee.review.ReviewShares;
import tablee.review.TurningPoint;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/**
 * A review as a page reads it, finished or growing.
 *
 * @param start what this seat could expect before the first entry; this and all other figures are thousandths of a win
 * @param points from the one that was asked for on; more may follow
 * @param judged how many of the {@code suspects} were looked at closely
 */
record ReviewAnswer(
        int seat,
        String stage,
        int start,
        int entries,
        List<Point> points,
        int judged,
        int suspects,
        Optional<Findings> review) {
    record Point(int entry, int actor, String cause, int value, int change, int revealed) {
        static Point of(ReviewPoint point) {
            return new Point(
                    point.entry(), point.actor(), word(point.cause()), point.value(), point.change(), point.revealed());
        }
    }

    /**
     * The whole of it.
     *
     * @param ahead how many decisions a continuation has at most
     */
    record Findings(
            String level,
            boolean finished,
            int decisions,
            int ahead,
            ReviewShares shares,
            List<Integer> bySeat,
            List<Turn> turningPoints) {
        static Findings of(Review review, Words words) {
            List<Turn> turns = review.turningPoints().stream()
                    .map(point -> Turn.of(point, words))
                    .toList();
            return new Findings(
                    review.level(),
                    review.finished(),
                    review.decisions(),
                    ReviewDepth.USUAL.decisions(),
                    review.shares(),
                    review.bySeat(),
                    turns);
        }
    }

    /** A move that cost much; {@code mean}, {@code low} and {@code high} say how much, by so many continuations of each move. */
    record Turn(
            int entry,
            String played,
            String better,
            int playedValue,
            int betterValue,
            int mean,
            int low,
            int high,
            int continuations,
            Optional<Advice.Because> reason) {
        static Turn of(TurningPoint point, Words words) {
            return new Turn(
                    point.entry(),
                    point.played(),
                    point.better(),
                    point.playedValue(),
                    point.betterValue(),
                    point.cost().mean(),
                    point.cost().low(),
                    point.cost().high(),
                    point.cost().continuations(),
                    point.reason().map(reason -> Advice.Because.of(reason, words)));
        }
    }

    static ReviewAnswer of(int seat, ReviewInProgress.Progress progress, Game<?> game, String language) {
        Words words = Words.of(game, language);
        return new ReviewAnswer(
                seat,
                word(progress.stage()),
                progress.start(),
                progress.entries(),
                progress.points().stream().map(Point::of).toList(),
                progress.judged(),
                progress.suspects(),
                progress.review().map(review -> Findings.of(review, words)));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
