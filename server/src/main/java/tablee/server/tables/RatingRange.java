package tablee.server.tables;

/** How far apart two may be who are brought together: the longer one has waited, the further. */
final class RatingRange {
    private static final int FIRST = 100;
    private static final int MORE_A_SECOND = 5;
    /** After this long anybody will do. */
    private static final long ANYBODY_MILLIS = 120_000;

    private RatingRange() {}

    static boolean fits(int points, int others, long waitedMillis) {
        return waitedMillis >= ANYBODY_MILLIS
                || Math.abs(points - others) <= FIRST + MORE_A_SECOND * (waitedMillis / 1_000);
    }
}
