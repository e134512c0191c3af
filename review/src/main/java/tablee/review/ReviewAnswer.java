package tablee.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Game;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/**
 * A review as a page reads it, finished or growing.
 *
 * @param start what this seat could expect before the first entry; this and all other figures are thousandths of a win
 * @param points from the one that was asked for on; more may follow
 * @param judged how many of the {@code suspects} were looked at closely
 */
public record ReviewAnswer(
        int seat,
        ReviewSoFar.Stage stage,
        int start,
        int entries,
        List<ReviewPoint> points,
        int judged,
        int suspects,
        Optional<Findings> review) {
    /**
     * The whole of it.
     *
     * @param lost what moves that were not the best seem to have cost, in all
     * @param ahead how many decisions a continuation has at most, and {@code thought} how many iterations each of them has
     */
    public record Findings(
            String level,
            boolean finished,
            int decisions,
            int lost,
            int ahead,
            int thought,
            ReviewShares shares,
            List<Integer> bySeat,
            List<Turn> turningPoints) {
        static Findings of(Review review, Words words) {
            List<Turn> turns = new ArrayList<>();
            for (TurningPoint point : review.turningPoints()) turns.add(Turn.of(point, words));
            return new Findings(
                    review.level(),
                    review.finished(),
                    review.decisions(),
                    review.lost(),
                    ReviewDepth.USUAL.decisions(),
                    ReviewDepth.USUAL.thought(),
                    review.shares(),
                    review.bySeat(),
                    turns);
        }
    }

    /** A move that cost much; {@code mean}, {@code low} and {@code high} say how much, by how many continuations of each move. */
    public record Turn(
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

    public static ReviewAnswer of(int seat, ReviewSoFar soFar, Game<?> game, String language) {
        Words words = Words.of(game, language);
        return new ReviewAnswer(
                seat,
                soFar.stage(),
                soFar.start(),
                soFar.entries(),
                soFar.points(),
                soFar.judged(),
                soFar.suspects(),
                soFar.review().map(review -> Findings.of(review, words)));
    }
}
