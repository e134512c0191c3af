package tablee.table;

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

    /** A person who comes back to a seat whose time was up needs some to play with. */
    long afterReturn(long leftMillis) {
        return Math.max(leftMillis, kind == Kind.DAYS ? budgetMillis : budgetMillis / 10);
    }
}
