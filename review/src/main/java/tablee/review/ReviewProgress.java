package tablee.review;

/** Hears of a review while it is made. */
public interface ReviewProgress {
    ReviewProgress NOBODY = new ReviewProgress() {};

    /** The curve has begun. */
    default void started(int start, int entries) {}

    /** The curve has grown by a point. */
    default void reached(ReviewPoint point) {}

    /** Comes every few milliseconds of work: a moment to rest, or to stop because nobody waits for it any more. */
    default void worked() throws InterruptedException {
        if (Thread.interrupted()) throw new InterruptedException();
    }

    /** A move has been looked at closely. */
    default void judged(int done, int suspects) {}
}
