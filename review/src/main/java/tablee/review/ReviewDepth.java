package tablee.review;

/**
 * How deeply a review looks, in iterations and continuations and never in time, so that it comes out the same everywhere.
 *
 * @param curve iterations for each point of the curve
 * @param doubt iterations for each of the two moves that are compared, before anything is played on
 * @param level the level of the equal players who play on, and {@code thought} how many iterations each of their decisions gets at most
 * @param decisions how many decisions they play on for at most; what is not over then is judged by what is known of the game
 * @param continuations how often each move is played on from before it is blamed
 * @param suspects how many moves are looked at closely at most, and {@code most} how many are told
 */
public record ReviewDepth(
        int curve, int doubt, String level, int thought, int decisions, int continuations, int suspects, int most) {
    /** What people get. */
    public static final ReviewDepth USUAL = new ReviewDepth(500, 1_500, "strong", 24, 16, 200, 6, 3);
}
