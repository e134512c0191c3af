package tablee.table.clock;

import tablee.core.BadInput;

/**
 * How fast is played.
 *
 * @param budgetMillis the time a seat has: for the whole match (live) or for each move (days)
 * @param incrementMillis what a live seat gets back for each of its moves
 */
public record TimeControl(Kind kind, long budgetMillis, long incrementMillis) {
    public enum Kind {
        LIVE,
        RELAXED,
        DAYS
    }

    public static final TimeControl RELAXED = new TimeControl(Kind.RELAXED, 0, 0);

    private static final long DAY_MILLIS = 86_400_000;
    private static final long MOST_DAYS = 30;
    private static final long LEAST_GRACE_MILLIS = 1000;

    public TimeControl {
        boolean fits = budgetMillis <= MOST_DAYS * DAY_MILLIS && incrementMillis >= 0 && incrementMillis <= DAY_MILLIS;
        boolean timed = kind != Kind.RELAXED;
        if (!fits || (timed ? budgetMillis < 1000 : budgetMillis != 0)) {
            throw new BadInput("A pace is relaxed without a time, or has from one second to " + MOST_DAYS + " days.");
        }
    }

    public static TimeControl live(long budgetMillis, long incrementMillis) {
        return new TimeControl(Kind.LIVE, budgetMillis, incrementMillis);
    }

    public static TimeControl days(int days) {
        return new TimeControl(Kind.DAYS, days * DAY_MILLIS, 0);
    }

    boolean timed() {
        return kind != Kind.RELAXED;
    }

    /** What is left to a seat that has just moved. */
    long afterMove(long leftMillis) {
        return kind == Kind.DAYS ? budgetMillis : leftMillis + incrementMillis;
    }

    /** What a person has at least who comes back to a seat whose time was up, the first time. */
    long graceMillis() {
        return kind == Kind.DAYS ? budgetMillis : budgetMillis / 10;
    }

    /** The same for the next time: of a live clock ever less, so that nobody plays on for long without one. */
    long nextGrace(long graceMillis) {
        return kind == Kind.DAYS ? graceMillis : Math.min(graceMillis, Math.max(LEAST_GRACE_MILLIS, graceMillis / 2));
    }
}
