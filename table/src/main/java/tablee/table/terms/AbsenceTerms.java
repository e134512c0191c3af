package tablee.table.terms;

import tablee.core.BadInput;
import tablee.core.Bots;

/**
 * What happens when a person is away, or has no time left.
 *
 * @param takeOverAfterMillis how long a leaver's seat waits until a bot takes it over; 0: for ever
 * @param standIn the level of a bot that takes over a seat
 * @param lossOnTime between two sides, a clock at zero loses the match; otherwise a bot plays on
 */
public record AbsenceTerms(long takeOverAfterMillis, String standIn, boolean lossOnTime) {
    public static final AbsenceTerms USUAL = new AbsenceTerms(60_000, "casual", false);

    /** Thirty days: nobody waits longer for somebody who left, and no sum of times overflows. */
    private static final long MOST_TAKE_OVER_MILLIS = 30L * 86_400_000;

    /** The longest that anybody waits for somebody who is away where results count. */
    public static final long MOST_RATED_MILLIS = 3_600_000;

    /** Whether a bot ever takes over the seat of somebody who left. */
    public boolean takesOver() {
        return takeOverAfterMillis != 0 && takeOverAfterMillis <= MOST_TAKE_OVER_MILLIS;
    }

    /**
     * Whether it says little who is away when, and no strong bot helps those who go: where results count, a seat waits for at least as long as
     * is usual and not for ever, and the usual bot stands in (TABLE-51).
     */
    boolean isFair() {
        boolean patient = takeOverAfterMillis >= USUAL.takeOverAfterMillis && takeOverAfterMillis <= MOST_RATED_MILLIS;
        return patient && standIn.equals(USUAL.standIn);
    }

    void check() {
        if (takeOverAfterMillis < 0 || takeOverAfterMillis > MOST_TAKE_OVER_MILLIS)
            throw new BadInput("A seat waits for its person for 0 milliseconds to 30 days.");
        Bots.find(standIn);
    }
}
