package tablee.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.review.MatchReview;
import tablee.review.Review;
import tablee.review.ReviewAnswer;
import tablee.review.ReviewDepth;
import tablee.review.ReviewPoint;
import tablee.review.ReviewProgress;
import tablee.review.ReviewSoFar;
import tablee.table.budget.Bounded;
import tablee.wire.match.MatchFile;

/** The review of one match, made as the page's script asks for it: by a few entries, or by a piece of the close look at a move. */
final class PageReviews {
    /** A fraction of a second: a table of this page may be waiting. */
    private static final int ENTRIES_AT_ONCE = 6;

    private Optional<Making> now = Optional.empty();

    ReviewAnswer goOn(PageRequest.Review asked) {
        if (asked.file().isPresent())
            now = Optional.of(
                    new Making(asked.seat(), MatchFile.read(asked.file().get()).replay()));
        if (now.isEmpty() || now.get().seat != asked.seat()) throw new BadInput("This review was not begun.");
        Making making = now.get();
        making.goOn();
        return ReviewAnswer.of(asked.seat(), making.from(asked.from()), making.game, asked.language());
    }

    private interface Work<T> {
        T done() throws InterruptedException;
    }

    private static final class Making implements ReviewProgress {
        private final int seat;
        private final Game<?> game;
        private final MatchReview<?> review;

        @Bounded(why = "one for each entry of the match, and one match at a time")
        private final List<ReviewPoint> points = new ArrayList<>();

        private Optional<Review> whole = Optional.empty();
        private boolean grows = true;
        private int start;
        private int entries;
        private int judged;
        private int suspects;

        <S extends State<S>> Making(int seat, Match<S> match) {
            if (seat < 0 || seat >= match.reading().seats() || !match.over())
                throw new BadInput("A review is for a seat of a match that is over.");
            this.seat = seat;
            game = match.game();
            review = work(() -> MatchReview.begin(match, seat, ReviewDepth.USUAL, this));
        }

        private void goOn() {
            for (int i = 0; i < ENTRIES_AT_ONCE && whole.isEmpty() && (grows || i == 0); i++)
                whole = work(review::goOn);
        }

        private static <T> T work(Work<T> piece) {
            try {
                return piece.done();
            } catch (InterruptedException never) {
                throw new IllegalStateException("nobody interrupts a page", never);
            }
        }

        private ReviewSoFar from(int first) {
            ReviewSoFar.Stage stage = whole.isPresent()
                    ? ReviewSoFar.Stage.DONE
                    : grows ? ReviewSoFar.Stage.CURVE : ReviewSoFar.Stage.MOVES;
            List<ReviewPoint> some = points.subList(Math.min(first, points.size()), points.size());
            return new ReviewSoFar(stage, start, entries, some, judged, suspects, whole);
        }

        @Override
        public void started(int value, int count) {
            start = value;
            entries = count;
        }

        @Override
        public void reached(ReviewPoint point) {
            points.add(point);
            grows = points.size() < entries;
        }

        @Override
        public void worked() {}

        @Override
        public void judged(int done, int of) {
            judged = done;
            suspects = of;
        }
    }
}
