package tablee.review;

/**
 * How much better one move did than another when the same players played on from both in the same worlds.
 *
 * @param mean in thousandths of a win, and {@code low} and {@code high} the ends of its interval
 * @param continuations how often each of the two was played on from
 */
public record CostInterval(int mean, int low, int high, int continuations) {
    /** Whether the interval excludes that the two are as good as each other. */
    boolean isClear() {
        return low > 0;
    }
}
