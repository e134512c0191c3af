package tablee.server.reviews;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadPoolExecutor;
import tablee.core.BadInput;
import tablee.core.Match;
import tablee.review.MatchReview;
import tablee.review.Review;
import tablee.review.ReviewDepth;
import tablee.review.ReviewPoint;
import tablee.review.ReviewProgress;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.budget.TurnQueue;

/**
 * Where reviews are made: on one thread of the lowest priority, which rests as long as it worked, every few milliseconds, so that the processor
 * is free for tables. Addresses take turns, and what was made is kept for the next who ask.
 */
final class ReviewThread implements AutoCloseable {
    /** Hears of each review that was made. */
    interface Made {
        void keep(String match, Review review);
    }

    private record Waiting(String id, Match<?> match, int seat, ReviewInProgress review) {}

    private final TurnQueue<Waiting> waiting = new TurnQueue<>(Budget.REVIEWS_WAITING, Budget.REVIEWS_WAITING_FROM);

    /** By match and seat, the one asked for longest ago first. */
    @Bounded(by = {Budget.REVIEW_POINTS_KEPT, Budget.REVIEWS_WAITING})
    private final Map<String, ReviewInProgress> kept = new LinkedHashMap<>(16, 0.75f, true);

    private final ReviewDepth depth;
    private final BackgroundPace.Rest rest;
    private final Made made;
    private final ThreadPoolExecutor thread;

    ReviewThread(Made made) {
        this(ReviewDepth.USUAL, BackgroundPace.SLEEP, made);
    }

    ReviewThread(ReviewDepth depth, BackgroundPace.Rest rest, Made made) {
        this.depth = depth;
        this.rest = rest;
        this.made = made;
        thread = BackgroundPace.thread("tablee-review");
    }

    /** The review of this match for this seat, if it was begun and did not fail. */
    synchronized Optional<ReviewInProgress> find(String match, int seat) {
        return Optional.ofNullable(kept.get(key(match, seat))).filter(each -> !each.isFailed());
    }

    private static String key(String match, int seat) {
        return match + " " + seat;
    }

    /** Begins it, unless that was done before; nothing where too much waits. */
    synchronized Optional<ReviewInProgress> begin(String place, String id, Match<?> match, int seat) {
        Optional<ReviewInProgress> known = find(id, seat);
        if (known.isPresent()) return known;
        if (match.version() > Budget.REVIEWED_ENTRIES.most())
            throw new BadInput("Matches of more than " + Budget.REVIEWED_ENTRIES.most() + " entries are not reviewed.");
        ReviewInProgress review = new ReviewInProgress();
        Optional<Waiting> out = waiting.offer(place, new Waiting(id, match, seat, review));
        out.ifPresent(each -> each.review.failed());
        if (review.isFailed()) return Optional.empty();
        kept.put(key(id, seat), review);
        forget();
        if (out.isEmpty() && !thread.isShutdown())
            thread.execute(() -> waiting.poll().ifPresent(this::make));
        return Optional.of(review);
    }

    /** What is still to be made stays: there is little of that. */
    private void forget() {
        long points = kept.values().stream().mapToLong(ReviewInProgress::size).sum();
        Iterator<ReviewInProgress> oldest = kept.values().iterator();
        while (oldest.hasNext() && points > Budget.REVIEW_POINTS_KEPT.most()) {
            ReviewInProgress each = oldest.next();
            points -= each.size();
            if (each.size() > 0) oldest.remove();
        }
    }

    private void make(Waiting next) {
        try {
            Review review = review(next.match, next.seat, new Watched(next.review));
            made.keep(next.id, review);
            next.review.done(review);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | StackOverflowError fault) {
            System.getLogger(ReviewThread.class.getName()).log(System.Logger.Level.ERROR, "a review failed", fault);
        }
        next.review.failed();
    }

    private Review review(Match<?> match, int seat, ReviewProgress progress) throws InterruptedException {
        return MatchReview.of(match, seat, depth, progress);
    }

    /** Notes how far it is, and rests in between. */
    private final class Watched implements ReviewProgress {
        private final ReviewInProgress review;
        private final BackgroundPace rests = new BackgroundPace(rest);

        Watched(ReviewInProgress review) {
            this.review = review;
        }

        @Override
        public void started(int start, int entries) {
            review.started(start, entries);
        }

        @Override
        public void reached(ReviewPoint point) {
            review.reached(point);
        }

        @Override
        public void judged(int done, int suspects) {
            review.judged(done, suspects);
        }

        @Override
        public void worked() throws InterruptedException {
            rests.take();
        }
    }

    int waiting() {
        return waiting.size();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
